import { motmClosesAt, paths } from '@fives/domain';
import { ACTORS, NOW } from '@fives/domain/testing/states';
import fc from 'fast-check';
import { fire } from '../../scripts/commands/job.ts';
import { type Deed, ORGANISER } from '../agreement/deed.ts';
import { anyDeed } from '../agreement/deeds.ts';
import { movedFrom, movedTo, type World } from '../agreement/worlds.ts';
import { database } from '../support/database.ts';
import { throughApi, throughRules, untilRepliesStand } from './doors.ts';
import { type Model, settled, withCount, written } from './model.ts';
import { readAnew, untilSound, untilStored } from './stored.ts';

/** A walk as far as it has come. */
export interface Walk {
  model: Model;
}

/** What has been tried on all walks: how often each thing was allowed and refused, at which door. */
export type Tried = Record<string, { allowed: number; refused: number }>;

const DOORS = ['rules', 'rules', 'rules', 'api'] as const;

/** One step of a walk. It may always be tried. */
abstract class Step implements fc.AsyncCommand<Walk, Tried> {
  check(): boolean {
    return true;
  }
  abstract run(walk: Walk, tried: Tried): Promise<void>;
}

/** Somebody does something by one of the doors: it is allowed as the model says, and what is stored is as the model says. */
class Doing extends Step {
  readonly #deedIn: (world: World) => Deed;
  readonly #who: string;
  readonly #door: (typeof DOORS)[number];
  #told = 'never tried';

  constructor(deedIn: (world: World) => Deed, who: string, door: (typeof DOORS)[number]) {
    super();
    this.#deedIn = deedIn;
    this.#who = who;
    this.#door = door;
  }

  async run(walk: Walk, tried: Tried): Promise<void> {
    const { model } = walk;
    await untilRepliesStand(model);
    const now = new Date();
    const world = movedFrom(now, model);
    const deed = this.#deedIn(world);
    const uid = this.#who === 'oneself' ? deed.uid : this.#who;
    const actor = { uid, isGuest: model.guests.includes(uid) };
    const writes = deed.writes(world, actor);
    const call = deed.call(world, actor);
    const isCall = call !== null && (this.#door === 'api' || Object.keys(writes).length === 0);
    // A write that changes nothing is not sent.
    if (!isCall && Object.keys(writes).length === 0) return;
    const door = isCall ? 'api' : 'rules';
    const reason = deed.refusal(world, actor)?.code ?? null;
    this.#told = `${uid}${actor.isGuest ? ' as a guest' : ''}, ${deed.name} by ${door}: ${JSON.stringify(deed.change)}`;
    const isAllowed = isCall ? await throughApi(actor, call, now) : await throughRules(actor, writes, now);
    if (isAllowed !== (reason === null)) {
      throw new Error(
        `${this.#told}: ${isAllowed ? 'let through' : 'refused'}, and the model says ${reason}`,
      );
    }
    const count = tried[`${deed.name} by ${door}`] ?? { allowed: 0, refused: 0 };
    count[isAllowed ? 'allowed' : 'refused'] += 1;
    tried[`${deed.name} by ${door}`] = count;
    const moved = isAllowed ? written(model, await timed(model, writes, now)) : model;
    walk.model = await untilStored(settled(model, moved, new Date()));
  }

  override toString(): string {
    return this.#told;
  }
}

/** What was written, with the server's own time where it is that. */
async function timed(
  model: Model,
  writes: Readonly<Record<string, object>>,
  now: Date,
): Promise<Record<string, object>> {
  const stored = await readAnew(model);
  const placeAt = (path: string) => stored.people.find(({ uid }) => path === placePath(model, uid));
  return Object.fromEntries(
    Object.entries(writes).map(([path, fields]) => [
      path,
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          value === NOW ? recent(placeAt(path)?.[name as 'repliedAt'], now) : movedTo(now, value),
        ]),
      ),
    ]),
  );
}

const placePath = ({ instance }: Model, uid: string) => paths.playerInstance(instance.id, uid);

/** The database's clock is this one's. */
function recent(moment: Date | null | undefined, since: Date): Date | null {
  const isRecent = moment && moment >= since && moment.getTime() <= Date.now();
  return isRecent ? moment : null;
}

/** Time passes, to so many hours after the start: the product's clock cannot be moved, but the start can. */
class Passing extends Step {
  readonly #hours: number;

  constructor(hours: number) {
    super();
    this.#hours = hours;
  }

  async run(walk: Walk): Promise<void> {
    const { model } = walk;
    const startDateTime = new Date(Date.now() - this.#hours * 3_600_000);
    // A game that was played does not move any more.
    if (model.instance.winningTeam !== null || model.instance.startDateTime < startDateTime) return;
    const fields = { startDateTime, motmClosesAt: motmClosesAt(startDateTime) };
    await database().doc(paths.gameInstance(model.instance.id)).update(fields);
    walk.model = await untilStored({ ...model, instance: { ...model.instance, ...fields } });
  }

  override toString(): string {
    return `${this.#hours} hours after the start`;
  }
}

/** The job that counts votes runs. */
class Counting extends Step {
  async run(walk: Walk): Promise<void> {
    // The job finds what is due by what a trigger has worked out.
    await untilSound(walk.model);
    await fire('closeMotmVoting');
    walk.model = await untilStored(withCount(walk.model, new Date()));
  }

  override toString(): string {
    return 'the votes are counted, where they are due';
  }
}

/** The organiser and people themselves may do most things, so they try most. */
const anyWho = fc.oneof(fc.constantFrom(...ACTORS), fc.constantFrom(ORGANISER, 'oneself', 'oneself'));

const anyDoing = fc
  .record({ deedIn: anyDeed, who: anyWho, door: fc.constantFrom(...DOORS) })
  .map(({ deedIn, who, door }) => new Doing(deedIn, who, door));

/** Everything that may happen next; time passes more slowly than people do things. */
export const STEPS: fc.Arbitrary<Step>[] = [
  ...Array.from({ length: 40 }, () => anyDoing),
  fc.constantFrom(1, 25).map((hours) => new Passing(hours)),
  fc.constant(null).map(() => new Counting()),
];
