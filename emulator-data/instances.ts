import {
  type Attendance,
  type Cost,
  type Currency,
  countReplies,
  enteredCost,
  type GameInstance,
  type GameSummary,
  headsByPayer,
  type InstanceJobs,
  type LateQueue,
  markedShare,
  NO_SCORE,
  newGameInstance,
  newInstanceJobs,
  type PlayerInstance,
  type PlayerStatus,
  playersOf,
  type TeamOrNone,
  toQueue,
  updateReserveRecord,
} from '@fives/domain';
import type { DemoInstance, Person } from './world.ts';

const HOUR = 3_600_000;

export interface BuiltInstance {
  readonly instance: GameInstance;
  readonly jobs: InstanceJobs;
  readonly people: readonly PlayerInstance[];
  readonly cost: Cost | null;
  readonly attendance: Attendance | null;
}

interface InstanceContext {
  readonly currency: Currency;
  readonly gameId: string;
  readonly game: GameSummary;
  readonly startDateTime: Date;
  readonly isFirstGame: boolean;
  readonly isNewest: boolean;
  readonly now: Date;
  readonly personOf: (handle: string) => Person;
}

export function buildInstance(demo: DemoInstance, context: InstanceContext): BuiltInstance {
  const { now, personOf, isNewest } = context;
  const uidsOf = (handles: readonly string[] = []) => handles.map((handle) => personOf(handle).uid);
  const people = playerInstancesIn(demo, context);
  const dropOuts = Object.fromEntries(uidsOf(demo.late?.dropOuts).map((uid) => [uid, dropOutAt(now)]));
  const noShows = uidsOf(demo.noShows);
  const lateQueue = demo.late
    ? lateQueueOf(people, uidsOf(demo.late.reserves), uidsOf(demo.late.asked), dropOuts, now)
    : null;
  const votes = (person: PlayerInstance) => person.motmVotesReceived;
  const mostVotes = Math.max(1, ...people.map(votes));
  const instance: GameInstance = {
    ...newGameInstance({ id: demo.id, memberUids: people.map(({ uid }) => uid), ...context }),
    status: demo.status,
    cancelReason: demo.cancelReason ?? '',
    ...(demo.result ?? { winningTeam: null, ...NO_SCORE }),
    ...demo.looks,
    isTurnoutMarked: demo.noShows !== undefined,
    motmAwarded: people
      .filter((person) => votes(person) === mostVotes)
      .map((person) => ({ uid: person.uid, name: person.name, votes: mostVotes })),
    lateQueue,
    counts: countReplies(people, { ...context, lateQueue }),
    reserveRecord: updateReserveRecord({ uids: [], promoted: 0 }, people, { ...context, lateQueue }),
  };
  const { reserves } = toQueue(people, instance);
  const jobs = newInstanceJobs(instance, now, {
    next: !isNewest,
    reserves: reserves.map(({ uid }) => uid).toSorted(),
  });
  const attendance = demo.late || demo.noShows ? { noShows, dropOuts } : null;
  return { people, instance, jobs, cost: costOf(), attendance };

  function costOf(): Cost | null {
    if (demo.cost === undefined) return null;
    const { amount, saidPaid, confirmed } = demo.cost;
    const heads = headsByPayer(playersOf(instance, people, noShows), []);
    const entered = enteredCost(null, { amount, currency: context.currency, excused: [] }, heads, null);
    const [paid, done] = [uidsOf(saidPaid), uidsOf(confirmed)];
    const stateOf = (uid: string) =>
      done.includes(uid) ? 'CONFIRMED' : paid.includes(uid) ? 'SAID_PAID' : 'OPEN';
    const shares = Object.entries(entered.shares).map(([uid, share]) => [
      uid,
      markedShare(share, stateOf(uid)),
    ]);
    return { ...entered, shares: Object.fromEntries(shares) };
  }
}

const dropOutAt = (now: Date) => new Date(now.getTime() - HOUR / 6);

function lateQueueOf(
  people: readonly PlayerInstance[],
  reserves: readonly string[],
  asked: readonly string[],
  left: Readonly<Record<string, Date>>,
  now: Date,
): LateQueue {
  const yes = people.filter(({ status }) => status === 'PLAYING');
  const waiting = yes.filter(({ uid }) => reserves.includes(uid));
  return {
    playing: yes.filter((person) => !waiting.includes(person)).map(({ uid }) => uid),
    reserves: Object.fromEntries(waiting.map(({ uid, repliedAt }) => [uid, repliedAt ?? now])),
    offers: Object.fromEntries(asked.map((uid) => [uid, new Date(now.getTime() - HOUR / 12)])),
    left,
    formerReserves: [],
  };
}

function playerInstancesIn(
  demo: DemoInstance,
  { startDateTime, now, personOf }: InstanceContext,
): PlayerInstance[] {
  const latestReplyMs = Math.min(startDateTime.getTime(), now.getTime());
  const replyTime = (at: number, count: number) => new Date(latestReplyMs - (count - at) * 4 * HOUR);
  const toPlayerInstance = (
    handle: string,
    status: PlayerStatus,
    team: TeamOrNone,
    repliedAt: Date | null,
  ): PlayerInstance => ({
    ...personOf(handle),
    ...(repliedAt && personOf(handle).addedBy && { answeredBy: personOf(handle).addedBy }),
    status,
    team,
    repliedAt,
    motmVotesReceived: demo.votes?.[handle] ?? 0,
  });
  const { teamA, teamB, pool, no } = demo;
  const yes = [...teamA, ...teamB, ...pool];
  const teamOf = (handle: string) =>
    teamA.includes(handle) ? 'TEAM_A' : teamB.includes(handle) ? 'TEAM_B' : 'NO_TEAM';
  return [
    ...yes.map((handle, at) =>
      toPlayerInstance(handle, 'PLAYING', teamOf(handle), replyTime(at, yes.length)),
    ),
    ...no.map((handle, at) => {
      const repliedAt = demo.late?.dropOuts.includes(handle) ? dropOutAt(now) : replyTime(at, no.length);
      return toPlayerInstance(handle, 'NOT_PLAYING', 'NO_TEAM', repliedAt);
    }),
    ...demo.unanswered.map((handle) => toPlayerInstance(handle, 'UNANSWERED', 'NO_TEAM', null)),
  ];
}
