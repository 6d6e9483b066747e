import {
  type Cost,
  type Currency,
  countReplies,
  enteredCost,
  type GameInstance,
  type GameSummary,
  headsByPayer,
  type LateQueue,
  markedShare,
  NO_SCORE,
  newGameInstance,
  newInstanceJobs,
  type PlayerInstance,
  type PlayerStatus,
  payersOf,
  reconcileLateQueue,
  toQueue,
  updateReserveRecord,
} from '@fives/domain';
import { personOf, uidOf } from './cast.ts';
import type { DemoInstance } from './demo-game.ts';

const HOUR = 3_600_000;

interface InstanceContext {
  readonly currency: Currency;
  readonly gameId: string;
  readonly game: GameSummary;
  readonly startDateTime: Date;
  readonly isFirstGame: boolean;
  readonly isNewest: boolean;
  readonly now: Date;
}

export function buildInstance(demo: DemoInstance, context: InstanceContext) {
  const { now, isNewest } = context;
  const uidsOf = (handles: readonly string[] = []) => handles.map(uidOf);
  const people = playerInstancesIn(demo, context);
  const memberUids = people.map(({ uid }) => uid).toSorted();
  const blank = newGameInstance({ id: demo.id, memberUids, ...context });
  const dropOuts = uidsOf(demo.lateDropOuts);
  const lateQueue = demo.lateDropOuts ? lateQueueAfter(people, blank, dropOuts) : null;
  const mostVotes = Math.max(1, ...people.map((person) => person.motmVotesReceived));
  const best = people.filter((person) => person.motmVotesReceived === mostVotes);
  const instance: GameInstance = {
    ...blank,
    status: demo.status,
    cancelReason: demo.cancelReason ?? '',
    ...(demo.result ?? { winningTeam: null, ...NO_SCORE }),
    ...demo.looks,
    isTurnoutMarked: demo.noShows !== undefined,
    noShows: uidsOf(demo.noShows),
    motmAwarded: best.map(({ uid, name }) => ({ uid, name, votes: mostVotes })),
    lateQueue,
    counts: countReplies(people, { ...context, lateQueue }),
    reserveRecord: updateReserveRecord({ uids: [], promoted: 0 }, people, { ...context, lateQueue }),
  };
  const reserves = toQueue(people, instance).reserves.map(({ uid }) => uid);
  const leftAt = people
    .filter(({ uid }) => dropOuts.includes(uid))
    .map(({ uid, repliedAt }) => [uid, repliedAt]);
  return {
    people,
    instance,
    jobs: newInstanceJobs(instance, now, { next: !isNewest, reserves: reserves.toSorted() }),
    attendance: demo.lateDropOuts ? { dropOuts: Object.fromEntries(leftAt) } : null,
    cost: demo.cost ? costOf(demo.cost) : null,
  };

  function costOf({ amount, saidPaid, confirmed }: NonNullable<DemoInstance['cost']>): Cost {
    const heads = headsByPayer(payersOf(instance, people), []);
    const entered = enteredCost(null, { amount, currency: context.currency, excused: [] }, heads, null);
    const states = [
      ...uidsOf(saidPaid).map((uid) => [uid, 'SAID_PAID'] as const),
      ...uidsOf(confirmed).map((uid) => [uid, 'CONFIRMED'] as const),
    ];
    const shares = { ...entered.shares };
    for (const [uid, state] of states) if (shares[uid]) shares[uid] = markedShare(shares[uid], state);
    return { ...entered, shares };
  }
}

/** Returns the late queue after the drop-outs, who had a spot before. */
function lateQueueAfter(
  people: readonly PlayerInstance[],
  instance: GameInstance,
  dropOuts: readonly string[],
): LateQueue | null {
  const leftAt = people.find(({ uid }) => dropOuts.includes(uid))?.repliedAt ?? new Date();
  const playing = { status: 'PLAYING', repliedAt: new Date(0) } as const;
  const before = people.map((person) => (dropOuts.includes(person.uid) ? { ...person, ...playing } : person));
  const lateQueue = reconcileLateQueue(before, instance, new Date(leftAt.getTime() - 1));
  return reconcileLateQueue(people, { ...instance, lateQueue }, leftAt);
}

function playerInstancesIn(demo: DemoInstance, { startDateTime, now }: InstanceContext) {
  const { teamA, teamB, pool, no, unanswered, lateDropOuts = [] } = demo;
  const latestReplyMs = Math.min(startDateTime.getTime(), now.getTime());
  const teamOf = (handle: string) =>
    teamA.includes(handle) ? 'TEAM_A' : teamB.includes(handle) ? 'TEAM_B' : 'NO_TEAM';
  function withReply(handles: readonly string[], status: PlayerStatus): PlayerInstance[] {
    return handles.map((handle, at) => {
      const person = personOf(handle);
      const hoursAgo = lateDropOuts.includes(handle) ? 1 / 6 : (handles.length - at) * 4;
      const repliedAt = status === 'UNANSWERED' ? null : new Date(latestReplyMs - hoursAgo * HOUR);
      const votes = demo.votes?.[handle] ?? 0;
      return {
        ...person,
        ...(repliedAt && person.addedBy && { answeredBy: person.addedBy }),
        ...{ status, team: teamOf(handle), repliedAt, motmVotesReceived: votes },
      };
    });
  }
  return [
    ...withReply([...teamA, ...teamB, ...pool], 'PLAYING'),
    ...withReply(no, 'NOT_PLAYING'),
    ...withReply(unanswered, 'UNANSWERED'),
  ];
}
