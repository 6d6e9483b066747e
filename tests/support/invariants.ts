import {
  type Cost,
  countsAsGuest,
  countVotes,
  type Game,
  type GameInstance,
  guestCapacity,
  hasStarted,
  haveAllVoted,
  type InstanceJobs,
  instanceCapacity,
  isConsistentResult,
  isOrganiser,
  type MotmBallot,
  type Notification,
  type OwnShare,
  ownShares,
  type PlayerInstance,
  paths,
  toQueue,
} from '@fives/domain';
import { findInstancesOfGame } from '../../functions/src/db/collections/game-instances.ts';
import { findGame } from '../../functions/src/db/collections/games.ts';
import { findInstanceJobs } from '../../functions/src/db/collections/instance-jobs.ts';
import { findBallotsIn } from '../../functions/src/db/collections/motm-ballots.ts';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { OptimisticTransaction } from '../../functions/src/db/optimistic-transaction.ts';
import { differences } from '../../functions/src/stats/differences.ts';
import { repairGame } from '../../functions/src/stats/recompute-game.ts';
import { database } from './database.ts';
import { wholeDatabase } from './whole-database.ts';

interface Whole {
  readonly game: Game;
  readonly instance: GameInstance;
  readonly playerInstances: readonly PlayerInstance[];
  readonly ballots: readonly (MotmBallot & { readonly uid: string })[];
  readonly jobs: InstanceJobs | null;
  readonly cost: Cost | null;
  readonly ownShares: Readonly<Record<string, OwnShare>>;
}

type Invariant = (whole: Whole, now: Date) => readonly string[];

const isPlaying = ({ status }: PlayerInstance) => status === 'PLAYING';
const uidsOf = (people: readonly PlayerInstance[]) => people.map(({ uid }) => uid).toSorted();

/** Invariants of every instance after its triggers have run. {@link repairGame} checks the derived data. */
const OF_AN_INSTANCE = {
  'who is not playing is in no team': ({ playerInstances }) =>
    uidsOf(
      playerInstances.filter(
        (playerInstance) => !isPlaying(playerInstance) && playerInstance.team !== 'NO_TEAM',
      ),
    ),

  'the score agrees with the winner': ({ instance }) =>
    isConsistentResult(instance) ? [] : [JSON.stringify(instance)],

  'there are no more people than there is room for': ({ game, playerInstances }) => {
    const [most, guests] = [
      instanceCapacity(game.numberOfPlayers),
      playerInstances.filter(countsAsGuest).length,
    ];
    return [
      ...(playerInstances.length > most ? [`${playerInstances.length} places of ${most}`] : []),
      ...(guests > guestCapacity(game) ? [`${guests} guests of ${guestCapacity(game)}`] : []),
    ];
  },

  'who waits for a spot is known, in the order of the replies': (
    { game, instance, playerInstances, jobs },
    now,
  ) => {
    if (instance.status === 'CANCELLED' || hasStarted(instance.startDateTime, now)) return [];
    const { reserves } = toQueue(playerInstances, { ...instance, game });
    return differences(jobs?.handled.reserves, uidsOf(reserves), 'reserves');
  },

  'a ballot is by and for people of the game, and never for oneself': ({ playerInstances, ballots }) => {
    const known = new Set(uidsOf(playerInstances));
    return ballots
      .filter(({ uid, votes }) => votes.includes(uid) || ![uid, ...votes].every((each) => known.has(each)))
      .map(({ uid, votes }) => `${uid} for ${votes}`);
  },

  'nobody is picked twice by one voter': ({ ballots }) =>
    ballots.filter(({ votes }) => new Set(votes).size < votes.length).map(({ uid }) => uid),

  'the shares of the cost add up to it, and everybody reads their own': ({ cost, ownShares: stored }) => {
    if (cost === null) return differences(stored, {}, 'money');
    const sum = Object.values(cost.shares).reduce((total, { amount }) => total + amount, 0);
    return [
      ...(sum === cost.amount ? [] : [`${sum} of ${cost.amount}`]),
      ...differences(stored, Object.fromEntries(ownShares(cost)), 'money'),
    ];
  },

  'awards and votes received are those of the ballots, counted again': (whole, now) => {
    const { instance, playerInstances, ballots, jobs } = whole;
    const counted = countVotes(playerInstances, ballots, instance);
    if (jobs?.handled.motm !== true) {
      const isOver = haveAllVoted(playerInstances, ballots, instance) && isVoted(whole, now);
      return isOver ? ['all have voted, and nobody has counted'] : [];
    }
    const received = Object.fromEntries(
      playerInstances.map((playerInstance) => [playerInstance.uid, playerInstance.motmVotesReceived]),
    );
    return [
      ...differences(received, Object.fromEntries(counted.votes), 'received'),
      ...differences(instance.motmAwarded, counted.awards, 'awarded'),
    ];
  },
} as const satisfies Record<string, Invariant>;

function isVoted({ instance }: Whole, now: Date): boolean {
  const isOn = instance.game.pickMotm && instance.status !== 'CANCELLED';
  return isOn && hasStarted(instance.startDateTime, now);
}

type Name = keyof typeof OF_AN_INSTANCE | 'its members are those with a place, and the organiser';

/**
 * Returns a line for each violation in a game and its documents.
 * @param except invariants that the test data breaks on purpose
 */
export async function violationsOf(gameId: string, except: readonly Name[] = []): Promise<string[]> {
  const now = new Date();
  const game = await findGame(gameId);
  if (game === null) return [`${gameId}: no such game`];
  const wholes = await Promise.all(
    (await findInstancesOfGame(gameId)).map((each) => wholeInstance(game, each)),
  );
  const checks = Object.entries(OF_AN_INSTANCE).filter(([name]) => !except.includes(name as Name));
  const ofInstances = wholes.flatMap((whole) =>
    checks.flatMap(([name, check]: [string, Invariant]) =>
      check(whole, now).map((line) => `${whole.instance.id}: ${name}: ${line}`),
    ),
  );
  const members = except.includes('its members are those with a place, and the organiser')
    ? []
    : strayMembers(game, wholes);
  const derived = (await repairGame(gameId, false, now)) ?? [];
  return [...ofInstances, ...members, ...derived, ...(await toldTwice(gameId))];
}

async function wholeInstance(game: Game, instance: GameInstance): Promise<Whole> {
  const [playerInstances, ballots, jobs, money] = await Promise.all([
    findPlayerInstances(instance.id),
    findBallotsIn(instance.id, new OptimisticTransaction({ confirmsReads: false })),
    findInstanceJobs(instance.id),
    database()
      .collection(`${paths.gameInstance(instance.id)}/money`)
      .get(),
  ]);
  const { cost = null, ...ownShares } = Object.fromEntries(
    money.docs.map((each): [string, unknown] => [each.id, each.data()]),
  );
  return { game, instance, playerInstances, ballots, jobs, cost, ownShares } as Whole;
}

/** Returns only surplus members, because `repairGame` reports missing members. */
function strayMembers(game: Game, wholes: readonly Whole[]): string[] {
  const addedUids = new Set(wholes.flatMap(({ playerInstances }) => uidsOf(playerInstances)));
  const stray = game.memberUids.filter((uid) => !addedUids.has(uid) && !isOrganiser(game, uid));
  const strangers = game.treasurerUids.filter((uid) => !game.memberUids.includes(uid));
  return [
    ...stray.map((uid) => `${game.id}: ${uid} is a member without a place`),
    ...strangers.map((uid) => `${game.id}: ${uid} is a treasurer and no member`),
  ];
}

/** Finds notifications that one person got twice. Each reschedule, offer and drop-out counts separately. */
async function toldTwice(gameId: string): Promise<string[]> {
  const { docs } = await database().collectionGroup('notifications').where('gameId', '==', gameId).get();
  const keys = docs
    .map((each) => ({ ...(each.data() as Notification), id: each.id, uid: each.ref.parent.parent?.id }))
    .filter(({ kind, giId }) => !['RESCHEDULED', 'OFFER'].includes(kind) && giId !== '')
    .map(({ id, uid, giId, kind, title, aboutUid }) => {
      // A deleted account has no `aboutUid`. Merged entries share one, but not the name.
      const news = kind === 'DROP_OUT' ? `${kind} about ${aboutUid ?? id}, "${title}",` : kind;
      return `${uid} was told ${news} of ${giId} more than once`;
    });
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

export async function orphans(): Promise<string[]> {
  const found = (await wholeDatabase()).map(({ path }) => path);
  const known = new Set(found);
  return found.filter((path) => {
    const [collection = '', id = '', part] = path.split('/');
    if (collection === 'instanceJobs') return !known.has(paths.gameInstance(id));
    return ['games', 'gameInstances'].includes(collection) && !!part && !known.has(`${collection}/${id}`);
  });
}
