import {
  type Attendance,
  type Cost,
  type Currency,
  countReplies,
  enteredCost,
  type GameInstance,
  type GameSummary,
  type Handled,
  headsByPayer,
  type InstanceJobs,
  type LateQueue,
  type MotmAward,
  markedShare,
  NO_SCORE,
  newGameInstance,
  newInstanceJobs,
  type PlayerInstance,
  type PlayerStatus,
  playersOf,
  type ShareState,
  type TeamOrNone,
  toQueue,
  updateReserveRecord,
} from '@fives/domain';
import type { Person } from './people.ts';
import type { DemoInstance } from './world.schema.ts';

const HOUR = 3_600_000;
const MS_SINCE_DROP_OUT = HOUR / 6;
const MS_SINCE_OFFER = HOUR / 12;

export interface BuiltInstance {
  readonly instance: GameInstance;
  readonly jobs: InstanceJobs;
  readonly people: readonly PlayerInstance[];
  readonly cost: Cost | null;
  readonly attendance: Attendance | null;
}

export interface InstanceContext {
  readonly currency: Currency;
  readonly gameId: string;
  readonly game: GameSummary;
  readonly startDateTime: Date;
  readonly isFirstGame: boolean;
  readonly isNewest: boolean;
  readonly now: Date;
  readonly personOf: (handle: string) => Person;
}

export function buildInstance(demoInstance: DemoInstance, context: InstanceContext): BuiltInstance {
  const people = playerInstancesIn(demoInstance, context);
  const lateQueue = lateQueueOf(demoInstance, people, context);
  const fresh = newGameInstance({
    id: demoInstance.id,
    memberUids: people.map(({ uid }) => uid),
    ...context,
  });
  const instance: GameInstance = {
    ...fresh,
    status: demoInstance.status,
    cancelReason: demoInstance.cancelReason ?? '',
    ...(demoInstance.result ?? { winningTeam: null, ...NO_SCORE }),
    ...demoInstance.looks,
    isTurnoutMarked: demoInstance.noShows !== undefined,
    motmAwarded: awardsOf(people),
    lateQueue,
    counts: countReplies(people, { ...context, lateQueue }),
    reserveRecord: updateReserveRecord({ uids: [], promoted: 0 }, people, { ...context, lateQueue }),
  };
  const jobs = newInstanceJobs(instance, context.now, handledOf({ instance, people }, context));
  const cost = costOf(demoInstance, { instance, people }, context);
  return { people, instance, jobs, cost, attendance: attendanceOf(demoInstance, context) };
}

function costOf(
  { cost, noShows }: DemoInstance,
  { instance, people }: Pick<BuiltInstance, 'instance' | 'people'>,
  { currency, personOf }: InstanceContext,
): Cost | null {
  if (cost === undefined) return null;
  const noShowUids = (noShows ?? []).map((handle) => personOf(handle).uid);
  const heads = headsByPayer(playersOf(instance, people, noShowUids), []);
  const entered = enteredCost(null, { amount: cost.amount, currency, excused: [] }, heads, null);
  const states = new Map<string, ShareState>([
    ...cost.saidPaid.map((handle) => [personOf(handle).uid, 'SAID_PAID'] as const),
    ...cost.confirmed.map((handle) => [personOf(handle).uid, 'CONFIRMED'] as const),
  ]);
  const shares = Object.entries(entered.shares).map(
    ([uid, share]) => [uid, markedShare(share, states.get(uid) ?? 'OPEN')] as const,
  );
  return { ...entered, shares: Object.fromEntries(shares) };
}

function lateQueueOf(
  { late }: DemoInstance,
  people: readonly PlayerInstance[],
  { now, personOf }: InstanceContext,
): LateQueue | null {
  if (late === undefined) return null;
  const uidOf = (handle: string) => personOf(handle).uid;
  const reserves = late.reserves.map(uidOf);
  const yes = people.filter(({ status }) => status === 'PLAYING');
  return {
    playing: yes.map(({ uid }) => uid).filter((uid) => !reserves.includes(uid)),
    reserves: Object.fromEntries(
      yes.filter(({ uid }) => reserves.includes(uid)).map(({ uid, repliedAt }) => [uid, repliedAt ?? now]),
    ),
    offers: Object.fromEntries(
      late.asked.map((handle) => [uidOf(handle), new Date(now.getTime() - MS_SINCE_OFFER)]),
    ),
    left: Object.fromEntries(
      late.dropOuts.map((handle) => [uidOf(handle), new Date(now.getTime() - MS_SINCE_DROP_OUT)]),
    ),
    formerReserves: [],
  };
}

function attendanceOf(
  { late, noShows }: DemoInstance,
  { now, personOf }: InstanceContext,
): Attendance | null {
  if (late === undefined && noShows === undefined) return null;
  const at = new Date(now.getTime() - MS_SINCE_DROP_OUT);
  return {
    noShows: (noShows ?? []).map((handle) => personOf(handle).uid),
    dropOuts: Object.fromEntries((late?.dropOuts ?? []).map((handle) => [personOf(handle).uid, at])),
  };
}

function handledOf(
  { instance, people }: Pick<BuiltInstance, 'instance' | 'people'>,
  { isNewest }: InstanceContext,
): Partial<Handled> {
  const { reserves } = toQueue(people, instance);
  return {
    next: !isNewest,
    reserves: reserves.map(({ uid }) => uid).toSorted(),
  };
}

function awardsOf(people: readonly PlayerInstance[]): MotmAward[] {
  const mostVotes = Math.max(0, ...people.map(({ motmVotesReceived }) => motmVotesReceived));
  return people
    .filter(({ motmVotesReceived }) => mostVotes > 0 && motmVotesReceived === mostVotes)
    .map(({ uid, name, motmVotesReceived }) => ({ uid, name, votes: motmVotesReceived }));
}

function playerInstancesIn(
  demoInstance: DemoInstance,
  { startDateTime, now, personOf }: InstanceContext,
): PlayerInstance[] {
  const latestReplyMs = Math.min(startDateTime.getTime(), now.getTime());
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
    motmVotesReceived: demoInstance.votes?.[handle] ?? 0,
  });
  const replyTime = (at: number, count: number) => new Date(latestReplyMs - (count - at) * 4 * HOUR);
  const dropOutOrReplyTime = (handle: string, at: number) =>
    demoInstance.late?.dropOuts.includes(handle)
      ? new Date(now.getTime() - MS_SINCE_DROP_OUT)
      : replyTime(at, demoInstance.no.length);
  const yes = playingIn(demoInstance);
  return [
    ...yes.map(({ handle, team }, at) =>
      toPlayerInstance(handle, 'PLAYING', team, replyTime(at, yes.length)),
    ),
    ...demoInstance.no.map((handle, at) =>
      toPlayerInstance(handle, 'NOT_PLAYING', 'NO_TEAM', dropOutOrReplyTime(handle, at)),
    ),
    ...demoInstance.unanswered.map((handle) => toPlayerInstance(handle, 'UNANSWERED', 'NO_TEAM', null)),
  ];
}

function playingIn({ teamA, teamB, pool }: DemoInstance): { handle: string; team: TeamOrNone }[] {
  const inTeam = (team: TeamOrNone) => (handle: string) => ({ handle, team });
  return [...teamA.map(inTeam('TEAM_A')), ...teamB.map(inTeam('TEAM_B')), ...pool.map(inTeam('NO_TEAM'))];
}
