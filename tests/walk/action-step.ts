import { paths } from '@fives/domain';
import { NOW } from '@fives/domain/testing/states';
import type { Action } from '../agreement/action.ts';
import { movedFrom, movedTo, type World } from '../agreement/worlds.ts';
import { type Model, settled, written } from './model.ts';
import { Step, type Tried, type Walk, type WRITE_PATHS } from './step.ts';
import { reread, waitForStored } from './stored.ts';
import { throughApi, throughRules, waitForMinPause } from './write-paths.ts';

/** Performs an action by the API or the rules, and compares permission and stored data with the model. */
export class ActionStep extends Step {
  readonly #actionIn: (world: World) => Action;
  readonly #actorUid: string;
  readonly #writePath: (typeof WRITE_PATHS)[number];
  #description = 'never tried';

  constructor(actionIn: (world: World) => Action, actorUid: string, writePath: (typeof WRITE_PATHS)[number]) {
    super();
    this.#actionIn = actionIn;
    this.#actorUid = actorUid;
    this.#writePath = writePath;
  }

  async run(walk: Walk, tried: Tried): Promise<void> {
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
    // A write of the stored name changes nothing, so it would not test the rules.
    if (
      !isCall &&
      model.people.some(({ uid: personUid, name }) => personUid === action.uid && name === nameIn(action))
    )
      return;
    const writePath = isCall ? 'api' : 'rules';
    const reason = action.refusal(world, actor)?.code ?? null;
    this.#description = `${uid}${actor.isGuest ? ' as a guest' : ''}, ${action.name} by ${writePath}: ${JSON.stringify(action.change)}`;
    const refusal = isCall ? await throughApi(actor, call, now) : await throughRules(actor, writes, now);
    const isAllowed = refusal === null;
    if (isAllowed !== (reason === null)) {
      throw new Error(`${this.#description}: ${refusal ?? 'let through'}, and the model says ${reason}`);
    }
    const count = tried[`${action.name} by ${writePath}`] ?? { allowed: 0, refused: 0 };
    count[isAllowed ? 'allowed' : 'refused'] += 1;
    tried[`${action.name} by ${writePath}`] = count;
    const moved = isAllowed ? written(model, await withServerTimes(model, writes, now)) : model;
    walk.model = await waitForStored(settled(model, moved, new Date()));
  }

  override toString(): string {
    return this.#description;
  }
}

const nameIn = ({ change }: Action) => (change as { readonly name?: string }).name;

/** Returns the writes with NOW replaced by the stored server times. */
async function withServerTimes(
  model: Model,
  writes: Readonly<Record<string, object>>,
  now: Date,
): Promise<Record<string, object>> {
  const stored = await reread(model);
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

function ifRecent(moment: Date | null | undefined, since: Date): Date | null {
  const isRecent = moment && moment >= since && moment.getTime() <= Date.now();
  return isRecent ? moment : null;
}
