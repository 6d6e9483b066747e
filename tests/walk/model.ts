import {
  conditionsEndAt,
  countReplies,
  countVotes,
  hasStarted,
  haveAllVoted,
  instanceCapacity,
  type LateQueue,
  motmClosesAt,
  NO_SCORE,
  notUpcomingReason,
  organisersOf,
  type PlayerInstance,
  paths,
  reconcileLateQueue,
  summaryForInstance,
  uniqueName,
  updateReserveRecord,
} from '@fives/domain';
import { aPlayerInstance } from '@fives/domain/testing';
import { NOW } from '@fives/domain/testing/states';
import fc from 'fast-check';
import { anyWorld, type World } from './worlds.ts';

export interface Model extends World {
  /** Actors with a guest sign-in. All other actors have an account with the uid as name. */
  readonly guests: readonly string[];
  readonly areVotesCounted: boolean;
  /** True after the first change from `INVITES_SENT` to another status. */
  readonly hadInvites: boolean;
}

/** Returns `after` with the derived data that triggers write at `now`. */
export function afterTriggers(before: World, after: Model, now: Date): Model {
  const game = { ...after.game };
  const instance = { ...after.instance, game: summaryForInstance(after.instance, game) };
  const isUpcoming = notUpcomingReason(instance, now) === null;
  if (isUpcoming) instance.motmClosesAt = motmClosesAt(instance.startDateTime);
  const statusBefore = before.instance.status;
  const hadInvites =
    after.hadInvites || (statusBefore === 'INVITES_SENT' && instance.status !== 'INVITES_SENT');
  if (hadInvites && statusBefore === 'CANCELLED' && instance.status === 'CREATED')
    instance.status = 'INVITES_SENT';
  const isInvited = statusBefore !== 'INVITES_SENT' && instance.status === 'INVITES_SENT';
  const named = withNames(before, after);
  const people = isInvited && isUpcoming ? withInvited(after, named) : named;
  if (isUpcoming) instance.lateQueue = lateQueueAfter(before, { ...after, game, instance, people }, now);
  instance.counts = countReplies(people, { ...instance, game });
  instance.conditionsEndAt = conditionsEndAt(people);
  instance.reserveRecord &&= updateReserveRecord(instance.reserveRecord, people, { ...instance, game });
  instance.memberUids = people.map(({ uid }) => uid).toSorted();
  const pool = new Set([...game.memberUids, ...organisersOf(game), ...instance.memberUids]);
  game.memberUids = [...pool].toSorted();
  const model = { ...after, game, instance, hadInvites, people: people.toSorted(byUid) };
  return haveVotesChanged(before, after) ? withCount(model, now) : model;
}

function lateQueueAfter(before: World, { game, instance, people }: Model, now: Date): LateQueue | null {
  const { numberOfPlayers } = before.game;
  const known = instance.lateQueue ?? reconcileLateQueue(before.people, { ...instance, game }, now);
  // No one has a device.
  const unreached = new Set(people.map(({ uid }) => uid));
  const queued = { ...instance, game, lateQueue: known };
  return reconcileLateQueue(people, queued, now, { numberOfPlayers, unreached });
}

export function withCount(model: Model, now: Date): Model {
  const { instance, people, areVotesCounted } = model;
  const isVoteStarted = instance.game.pickMotm && instance.status !== 'CANCELLED' && isStarted(model, now);
  if (!areVotesCounted && !isVoteStarted) return model;
  const ballots = Object.entries(model.ballots).map(([uid, votes]) => ({ uid, votes }));
  const isOver = areVotesCounted || instance.motmClosesAt <= now;
  if (!isOver && !haveAllVoted(people, ballots, instance)) return model;
  const { votes, awards } = countVotes(people, ballots, instance);
  const counted = people.map((playerInstance) => ({
    ...playerInstance,
    motmVotesReceived: votes.get(playerInstance.uid) ?? 0,
  }));
  const closesAt = new Date(Math.min(instance.motmClosesAt.getTime(), now.getTime()));
  const closedInstance = { ...instance, motmAwarded: [...awards], motmClosesAt: closesAt };
  return { ...model, instance: closedInstance, people: counted, areVotesCounted: true };
}

const isStarted = ({ instance }: World, now: Date) => hasStarted(instance.startDateTime, now);
const byUid = (a: PlayerInstance, b: PlayerInstance) => (a.uid < b.uid ? -1 : 1);
const playerInstanceIn = ({ people }: Pick<World, 'people'>, uid: string) =>
  people.find((person) => person.uid === uid);

function haveVotesChanged(before: World, after: World): boolean {
  if (JSON.stringify(before.ballots) !== JSON.stringify(after.ballots)) return true;
  const isCorrected = ({ uid, status }: PlayerInstance) => playerInstanceIn(before, uid)?.status !== status;
  return after.people.some(
    (playerInstance) =>
      playerInstanceIn(before, playerInstance.uid) !== undefined && isCorrected(playerInstance),
  );
}

/** Gives newcomers their account name. A duplicate name of a newcomer or a renamed guest gets a letter. */
function withNames(before: World, { people, guests }: Model): PlayerInstance[] {
  return people.map((playerInstance) => {
    const was = playerInstanceIn(before, playerInstance.uid);
    const isGuest = guests.includes(playerInstance.uid);
    if (was !== undefined && (!isGuest || was.name === playerInstance.name)) return playerInstance;
    return {
      ...playerInstance,
      name: uniqueName(playerInstance, isGuest ? playerInstance.name : playerInstance.uid, people),
    };
  });
}

function withInvited({ game, guests }: Model, people: readonly PlayerInstance[]): PlayerInstance[] {
  const addedUids = new Set(people.map(({ uid }) => uid));
  const invitedUids = game.memberUids
    .filter((uid) => !addedUids.has(uid) && !guests.includes(uid))
    .toSorted();
  const freeCapacity = Math.max(0, instanceCapacity(game.numberOfPlayers) - people.length);
  const unanswered = { status: 'UNANSWERED', repliedAt: null } as const;
  return [
    ...people,
    ...invitedUids.slice(0, freeCapacity).map((uid) => aPlayerInstance({ uid, name: uid, ...unanswered })),
  ];
}

export function afterWrites(model: Model, writes: Readonly<Record<string, object>>): Model {
  let { game, instance, people, ballots } = model;
  for (const [path, fields] of Object.entries(writes)) {
    const uid = path.split('/').at(-1) ?? '';
    if (path === paths.game(game.id)) game = { ...game, ...fields };
    else if (path === paths.gameInstance(instance.id)) instance = { ...instance, ...fields };
    else if (path === paths.motmBallot(instance.id, uid))
      ballots = { ...ballots, [uid]: (fields as { votes: string[] }).votes };
    else people = people.filter((each) => each.uid !== uid).concat(playerInstanceOf(people, uid, fields));
  }
  return { ...model, game, instance, people, ballots };
}

function playerInstanceOf(people: readonly PlayerInstance[], uid: string, fields: object): PlayerInstance {
  return { ...(people.find((each) => each.uid === uid) ?? { uid }), ...fields } as PlayerInstance;
}

/** Generates a state without votes. `afterTriggers` adds the derived data. */
export const anyInitialModel: fc.Arbitrary<Model> = fc
  .record({ world: anyWorld, guests: fc.subarray(['cem', 'stranger']) })
  .map(({ world: { game, instance, people }, guests }) => {
    const { unanswered, playing, notPlaying } = instance.counts;
    const crowd = Array.from({ length: playing + notPlaying + unanswered - people.length }, (_, at) =>
      aPlayerInstance({ uid: `other-${at}`, name: `other-${at}`, status: 'UNANSWERED', repliedAt: null }),
    );
    const memberUids = game.memberUids.filter((uid) => !(uid in game.removed));
    const added = people.map((playerInstance) => ({
      ...playerInstance,
      isGuest: guests.includes(playerInstance.uid),
    }));
    // Leaves capacity for the other actors.
    const everybody = [...added, ...crowd.slice(0, 26)];
    return {
      ...{ game: { ...game, memberUids }, ballots: {}, guests, areVotesCounted: false, hadInvites: false },
      instance: {
        ...instance,
        // A cancelled instance cannot be put back on after its start.
        ...(instance.status === 'CANCELLED' && { status: 'CREATED' as const, cancelReason: '' }),
        // An instance has no result before its start.
        ...(!hasStarted(instance.startDateTime, NOW) && { winningTeam: null, ...NO_SCORE }),
      },
      people: everybody,
    };
  });
