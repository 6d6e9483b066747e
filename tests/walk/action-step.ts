import { paths } from '@fives/domain';
import { NOW } from '@fives/domain/testing/states';
import type { Action } from '../agreement/action.ts';
import { movedFrom, movedTo, type World } from '../agreement/worlds.ts';
import { afterTriggers, afterWrites, type Model } from './model.ts';
import { type AttemptCounts, Step, type Walk, type WritePath } from './step.ts';
import { readStored, waitForStored } from './stored.ts';
import { throughApi, throughRules, waitForMinPause } from './write-paths.ts';

export class ActionStep extends Step {
  readonly #actionIn: (world: World) => Action;
  readonly #actorUid: string;
  readonly #writePath: WritePath;
  #description = 'never tried';

  constructor(actionIn: (world: World) => Action, actorUid: string, writePath: WritePath) {
    super();
    this.#actionIn = actionIn;
    this.#actorUid = actorUid;
    this.#writePath = writePath;
  }

  async run(walk: Walk, attempts: AttemptCounts): Promise<void> {
    const { model } = walk;
    await waitForMinPause(model);
    const now = new Date();
    const world = movedFrom(now, model);
    const action = this.#actionIn(world);
    const uid = this.#actorUid === 'oneself' ? action.uid : this.#actorUid;
    const actor = { uid, isGuest: model.guests.includes(uid) };
    const writes = action.writes(world, actor);
    const call = action.call(world, actor);
    const isCall = call !== null && (this.#writePath === 'api' || Object.keys(writes).length === 0);
    // Without an API call and a write there is nothing to send.
    if (!isCall && Object.keys(writes).length === 0) return;
    // A direct write of the stored name changes nothing, so the write would not test the rules.
    if (!isCall && hasStoredName(model, action)) return;
    const writePath = isCall ? 'api' : 'rules';
    const reason = action.refusal(world, actor)?.code ?? null;
    this.#description = `${uid}${actor.isGuest ? ' as a guest' : ''}, ${action.name} by ${writePath}: ${JSON.stringify(action.change)}`;
    const refusal = isCall ? await throughApi(actor, call, now) : await throughRules(actor, writes, now);
    const isAllowed = refusal === null;
    if (isAllowed !== (reason === null)) {
      throw new Error(
        `${this.#description}: ${refusal ?? 'allowed'}, but the model says ${reason ?? 'allowed'}`,
      );
    }
    const count = attempts[`${action.name} by ${writePath}`] ?? { allowed: 0, refused: 0 };
    count[isAllowed ? 'allowed' : 'refused'] += 1;
    attempts[`${action.name} by ${writePath}`] = count;
    const changed = isAllowed ? afterWrites(model, await withServerTimes(model, writes, now)) : model;
    walk.model = await waitForStored(afterTriggers(model, changed, new Date()));
  }

  override toString(): string {
    return this.#description;
  }
}

function hasStoredName({ people }: Model, { uid, change }: Action): boolean {
  const { name: newName } = change as { readonly name?: string };
  return people.some((person) => person.uid === uid && person.name === newName);
}

/** Returns the writes with NOW replaced by the stored server times. */
async function withServerTimes(
  model: Model,
  writes: Readonly<Record<string, object>>,
  now: Date,
): Promise<Record<string, object>> {
  const stored = await readStored(model);
  const playerInstanceAt = (path: string) =>
    stored.people.find(({ uid }) => path === playerInstancePath(model, uid));
  return Object.fromEntries(
    Object.entries(writes).map(([path, fields]) => [
      path,
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          value === NOW ? ifRecent(playerInstanceAt(path)?.[name as 'repliedAt'], now) : movedTo(now, value),
        ]),
      ),
    ]),
  );
}

const playerInstancePath = ({ instance }: Model, uid: string) => paths.playerInstance(instance.id, uid);

function ifRecent(time: Date | null | undefined, since: Date): Date | null {
  const isRecent = time && time >= since && time.getTime() <= Date.now();
  return isRecent ? time : null;
}
