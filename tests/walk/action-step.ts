import { paths } from '@fives/domain';
import { NOW } from '@fives/domain/testing/states';
import type { Action } from '../agreement/action.ts';
import { movedFrom, movedTo, type World } from '../agreement/worlds.ts';
import { type Model, settled, written } from './model.ts';
import { Step, type Tried, type Walk, type WRITE_PATHS } from './step.ts';
import { reread, waitForStored } from './stored.ts';
import { throughApi, throughRules, waitForMinPause } from './write-paths.ts';

/** An action by the API or directly, which checks permission and stored data against the model. */
export class ActionStep extends Step {
  readonly #deedIn: (world: World) => Action;
  readonly #who: string;
  readonly #door: (typeof WRITE_PATHS)[number];
  #told = 'never tried';

  constructor(deedIn: (world: World) => Action, who: string, door: (typeof WRITE_PATHS)[number]) {
    super();
    this.#deedIn = deedIn;
    this.#who = who;
    this.#door = door;
  }

  async run(walk: Walk, tried: Tried): Promise<void> {
    const { model } = walk;
    await waitForMinPause(model);
    const now = new Date();
    const world = movedFrom(now, model);
    const deed = this.#deedIn(world);
    const uid = this.#who === 'oneself' ? deed.uid : this.#who;
    const actor = { uid, isGuest: model.guests.includes(uid) };
    const writes = deed.writes(world, actor);
    const call = deed.call(world, actor);
    const isCall = call !== null && (this.#door === 'api' || Object.keys(writes).length === 0);
    // An empty write is not sent.
    if (!isCall && Object.keys(writes).length === 0) return;
    // A name that is already stored is not sent, because the rules cannot see an unchanged field.
    if (!isCall && model.people.some(({ uid: each, name }) => each === deed.uid && name === nameIn(deed)))
      return;
    const door = isCall ? 'api' : 'rules';
    const reason = deed.refusal(world, actor)?.code ?? null;
    this.#told = `${uid}${actor.isGuest ? ' as a guest' : ''}, ${deed.name} by ${door}: ${JSON.stringify(deed.change)}`;
    const refusal = isCall ? await throughApi(actor, call, now) : await throughRules(actor, writes, now);
    const isAllowed = refusal === null;
    if (isAllowed !== (reason === null)) {
      throw new Error(`${this.#told}: ${refusal ?? 'let through'}, and the model says ${reason}`);
    }
    const count = tried[`${deed.name} by ${door}`] ?? { allowed: 0, refused: 0 };
    count[isAllowed ? 'allowed' : 'refused'] += 1;
    tried[`${deed.name} by ${door}`] = count;
    const moved = isAllowed ? written(model, await timed(model, writes, now)) : model;
    walk.model = await waitForStored(settled(model, moved, new Date()));
  }

  override toString(): string {
    return this.#told;
  }
}

const nameIn = ({ change }: Action) => (change as { readonly name?: string }).name;

/** Returns the writes with NOW replaced by the stored server times. */
async function timed(
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
          value === NOW ? recent(playerInstanceAt(path)?.[name as 'repliedAt'], now) : movedTo(now, value),
        ]),
      ),
    ]),
  );
}

const playerInstancePath = ({ instance }: Model, uid: string) => paths.playerInstance(instance.id, uid);

function recent(moment: Date | null | undefined, since: Date): Date | null {
  const isRecent = moment && moment >= since && moment.getTime() <= Date.now();
  return isRecent ? moment : null;
}
