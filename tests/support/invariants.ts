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
import { Transaction } from '../../functions/src/db/transaction.ts';
import { differences } from '../../functions/src/stats/differences.ts';
import { repairGame } from '../../functions/src/stats/recompute-game.ts';
import { database } from './database.ts';
import { readWholeDatabase } from './whole-database.ts';

interface InstanceData {
  readonly game: Game;
  readonly instance: GameInstance;
  readonly playerInstances: readonly PlayerInstance[];
  readonly ballots: readonly (MotmBallot & { readonly uid: string })[];
  readonly jobs: InstanceJobs | null;
  readonly cost: Cost | null;
  readonly ownShares: Readonly<Record<string, OwnShare>>;
}

type Invariant = (data: InstanceData, now: Date) => readonly string[];

const isPlaying = ({ status }: PlayerInstance) => status === 'PLAYING';
const uidsOf = (people: readonly PlayerInstance[]) => people.map(({ uid }) => uid).toSorted();

/** Invariants of an instance after its triggers have run. {@link repairGame} checks the derived data. */
const INSTANCE_INVARIANTS = {
  'only people who are playing are in a team': ({ playerInstances }) =>
    uidsOf(
      playerInstances.filter(
        (playerInstance) => !isPlaying(playerInstance) && playerInstance.team !== 'NO_TEAM',
      ),
    ),

  'the score matches the winner': ({ instance }) =>
    isConsistentResult(instance) ? [] : [JSON.stringify(instance)],

  'there are no more people than there is room for': ({ game, playerInstances }) => {
    const capacity = instanceCapacity(game.numberOfPlayers);
    const guests = playerInstances.filter(countsAsGuest).length;
    return [
      ...(playerInstances.length > capacity
        ? [`${playerInstances.length} player instances of ${capacity}`]
        : []),
      ...(guests > guestCapacity(game) ? [`${guests} guests of ${guestCapacity(game)}`] : []),
    ];
  },

  'the stored reserves are the reserves of the queue': ({ game, instance, playerInstances, jobs }, now) => {
    if (instance.status === 'CANCELLED' || hasStarted(instance.startDateTime, now)) return [];
    const { reserves } = toQueue(playerInstances, { ...instance, game });
    return differences(jobs?.handled.reserves, uidsOf(reserves), 'reserves');
  },

  'voters and picks have a player instance, and no one votes for themselves': ({
    playerInstances,
    ballots,
  }) => {
    const knownUids = new Set(uidsOf(playerInstances));
    return ballots
      .filter(
        ({ uid, votes }) => votes.includes(uid) || ![uid, ...votes].every((each) => knownUids.has(each)),
      )
      .map(({ uid, votes }) => `${uid} for ${votes}`);
  },

  'a ballot names no one twice': ({ ballots }) =>
    ballots.filter(({ votes }) => new Set(votes).size < votes.length).map(({ uid }) => uid),

  'the shares add up to the cost, and each own share is a copy': ({ cost, ownShares: stored }) => {
    if (cost === null) return differences(stored, {}, 'money');
    const sum = Object.values(cost.shares).reduce((total, { amount }) => total + amount, 0);
    return [
      ...(sum === cost.amount ? [] : [`${sum} of ${cost.amount}`]),
      ...differences(stored, Object.fromEntries(ownShares(cost)), 'money'),
    ];
  },

  'awards and received votes match the ballots': (data, now) => {
    const { instance, playerInstances, ballots, jobs } = data;
    const counted = countVotes(playerInstances, ballots, instance);
    if (jobs?.handled.motm !== true) {
      const isOver = haveAllVoted(playerInstances, ballots, instance) && hasVote(data, now);
      return isOver ? ['all have voted, but the votes are not counted'] : [];
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

function hasVote({ instance }: InstanceData, now: Date): boolean {
  const isOn = instance.game.pickMotm && instance.status !== 'CANCELLED';
  return isOn && hasStarted(instance.startDateTime, now);
}

type Name = keyof typeof INSTANCE_INVARIANTS | 'its members are the people with an entry and its organisers';

/**
 * Returns a line for each violation in a game and its documents.
 * @param except invariants that the test data breaks on purpose
 */
export async function violationsOf(gameId: string, except: readonly Name[] = []): Promise<string[]> {
  const now = new Date();
  const game = await findGame(gameId);
  if (game === null) return [`${gameId}: no such game`];
  const instances = await Promise.all(
    (await findInstancesOfGame(gameId)).map((each) => readInstance(game, each)),
  );
  const checks = Object.entries(INSTANCE_INVARIANTS).filter(([name]) => !except.includes(name as Name));
  const ofInstances = instances.flatMap((data) =>
    checks.flatMap(([name, check]: [string, Invariant]) =>
      check(data, now).map((line) => `${data.instance.id}: ${name}: ${line}`),
    ),
  );
  const members = except.includes('its members are the people with an entry and its organisers')
    ? []
    : surplusMembers(game, instances);
  const derived = (await repairGame(gameId, false, now)) ?? [];
  return [...ofInstances, ...members, ...derived, ...(await duplicateNotifications(gameId))];
}

async function readInstance(game: Game, instance: GameInstance): Promise<InstanceData> {
  const [playerInstances, ballots, jobs, money] = await Promise.all([
    findPlayerInstances(instance.id),
    findBallotsIn(instance.id, new Transaction({ confirmsReads: false })),
    findInstanceJobs(instance.id),
    database()
      .collection(`${paths.gameInstance(instance.id)}/money`)
      .get(),
  ]);
  const { cost = null, ...ownShares } = Object.fromEntries(
    money.docs.map((each): [string, unknown] => [each.id, each.data()]),
  );
  return { game, instance, playerInstances, ballots, jobs, cost, ownShares } as InstanceData;
}

/** Returns members without an entry, and treasurers who are not members. `repairGame` reports missing members. */
function surplusMembers(game: Game, instances: readonly InstanceData[]): string[] {
  const uidsWithEntry = new Set(instances.flatMap(({ playerInstances }) => uidsOf(playerInstances)));
  const surplus = game.memberUids.filter((uid) => !uidsWithEntry.has(uid) && !isOrganiser(game, uid));
  const treasurers = game.treasurerUids.filter((uid) => !game.memberUids.includes(uid));
  return [
    ...surplus.map((uid) => `${game.id}: ${uid} is a member without an entry`),
    ...treasurers.map((uid) => `${game.id}: ${uid} is a treasurer but not a member`),
  ];
}

/** Returns notifications that one person got twice. Reschedules and offers may repeat. */
async function duplicateNotifications(gameId: string): Promise<string[]> {
  const { docs } = await database().collectionGroup('notifications').where('gameId', '==', gameId).get();
  const keys = docs
    .map((each) => ({ ...(each.data() as Notification), id: each.id, uid: each.ref.parent.parent?.id }))
    .filter(({ kind, giId }) => !['RESCHEDULED', 'OFFER'].includes(kind) && giId !== '')
    .map(({ id, uid, giId, kind, title, aboutUid }) => {
      // Several players may drop out. Deleted accounts have no `aboutUid`, and merged entries have the same `aboutUid`.
      const subject = kind === 'DROP_OUT' ? ` about ${aboutUid ?? id}, "${title}"` : '';
      return `${uid} got ${kind} of ${giId} more than once${subject}`;
    });
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

/** Returns paths of documents whose game or instance does not exist. */
export async function orphans(): Promise<string[]> {
  const allPaths = (await readWholeDatabase()).map(({ path }) => path);
  const known = new Set(allPaths);
  return allPaths.filter((path) => {
    const [collection = '', id = '', part] = path.split('/');
    if (collection === 'instanceJobs') return !known.has(paths.gameInstance(id));
    return ['games', 'gameInstances'].includes(collection) && !!part && !known.has(`${collection}/${id}`);
  });
}
