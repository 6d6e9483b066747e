import { motmClosesAt, paths } from '@fives/domain';
import { ACTORS, NOW } from '@fives/domain/testing/states';
import fc from 'fast-check';
import { closeMotmVoting } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { database } from '../support/database.ts';
import { type Action, ORGANISER } from './action.ts';
import { anyAction } from './actions.ts';
import { afterTriggers, afterWrites, type Model, withCount } from './model.ts';
import { checkDerived, checkStored, readStored } from './stored.ts';
import { movedFrom, movedTo, type World } from './worlds.ts';
import { throughApi, throughRules, waitForMinPause } from './write-paths.ts';

export interface Walk {
  model: Model;
  /** Numbers of allowed and refused attempts by action. */
  readonly attempts: Record<string, { allowed: number; refused: number }>;
  readonly log: string[];
}

export type Step = (walk: Walk) => Promise<void>;

type Writes = Readonly<Record<string, object>>;

/** Moves the start into the past, because no test can move the clock of the server. */
const passTime = (hours: number): Step => {
  return async (walk) => {
    const { model } = walk;
    const startDateTime = new Date(Date.now() - hours * 3_600_000);
    // A played game cannot move.
    if (model.instance.winningTeam !== null || model.instance.startDateTime < startDateTime) return;
    walk.log.push(`${hours} hours after the start`);
    const fields = { startDateTime, motmClosesAt: motmClosesAt(startDateTime) };
    await database().doc(paths.gameInstance(model.instance.id)).update(fields);
    walk.model = await checkStored({ ...model, instance: { ...model.instance, ...fields } });
  };
};

const countVotes: Step = async (walk) => {
  walk.log.push('the job counts votes that are due');
  // The job needs the due time that a trigger stores.
  await checkDerived(walk.model);
  await runJob(closeMotmVoting.job, new Date());
  walk.model = await checkStored(withCount(walk.model, new Date()));
};

const act = (actionIn: (world: World) => Action, actorUid: string, prefersApi: boolean): Step => {
  return async (walk) => {
    const { model } = walk;
    await waitForMinPause(model);
    const now = new Date();
    const world = movedFrom(now, model);
    const action = actionIn(world);
    const uid = actorUid === 'oneself' ? action.uid : actorUid;
    const actor = { uid, isGuest: model.guests.includes(uid) };
    const writes = action.writes(world, actor);
    const hasWrites = Object.keys(writes).length > 0;
    const apiCall = action.call(world, actor);
    const call = prefersApi || action.isOnlyByApi || !hasWrites ? apiCall : null;
    // A direct write of the stored name changes nothing, so the write would not test the rules.
    if (!call && (!hasWrites || hasStoredName(model, action))) return;
    const reason = action.refusal(world, actor)?.code ?? null;
    const refusal = call ? await throughApi(actor, call, now) : await throughRules(actor, writes, now);
    const description = `${uid}${actor.isGuest ? ' as a guest' : ''}, ${action.name} by ${call ? 'api' : 'rules'}: ${JSON.stringify(action.change)}`;
    walk.log.push(description);
    const isAllowed = refusal === null;
    if (isAllowed !== (reason === null))
      throw new Error(`${description}: ${refusal ?? 'allowed'}, but the model says ${reason ?? 'allowed'}`);
    const count = walk.attempts[action.name] ?? { allowed: 0, refused: 0 };
    count[isAllowed ? 'allowed' : 'refused'] += 1;
    walk.attempts[action.name] = count;
    const changed = isAllowed ? afterWrites(model, await withServerTimes(model, writes, now)) : model;
    walk.model = await checkStored(afterTriggers(model, changed, new Date()));
  };
};

/** Prefers the organiser and the affected player, because most actions are only for these two. */
const anyActorUid = fc.oneof(fc.constantFrom(...ACTORS), fc.constantFrom(ORGANISER, 'oneself', 'oneself'));

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 40,
    arbitrary: fc
      .tuple(anyAction, anyActorUid, fc.constantFrom(false, false, false, true))
      .map((parts) => act(...parts)),
  },
  fc.constantFrom(1, 25).map(passTime),
  fc.constant(countVotes),
);

function hasStoredName({ people }: Model, { uid, change }: Action): boolean {
  const { name: newName } = change as { readonly name?: string };
  return people.some((person) => person.uid === uid && person.name === newName);
}

/** Returns the writes with NOW replaced by the stored server times. */
async function withServerTimes(model: Model, writes: Writes, now: Date): Promise<Writes> {
  const stored = await readStored(model);
  const serverTime = (path: string, name: string) => {
    const person = stored.people.find(({ uid }) => path === paths.playerInstance(model.instance.id, uid));
    const time = person?.[name as 'repliedAt'];
    return time && time >= now && time.getTime() <= Date.now() ? time : null;
  };
  const moved = Object.entries(writes).map(([path, fields]) => {
    const values = Object.entries(fields).map(([name, value]) => [
      name,
      value === NOW ? serverTime(path, name) : movedTo(now, value),
    ]);
    return [path, Object.fromEntries(values)];
  });
  return Object.fromEntries(moved);
}
