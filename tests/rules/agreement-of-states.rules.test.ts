import {
  ballotReason,
  type GameInstance,
  INSTANCE_STATUSES,
  lineUpReason,
  motmCandidates,
  notUpcomingReason,
  PLAYER_STATUSES,
  paths,
  type Reason,
  startReason,
  statusReason,
  votingReason,
  winnerReason,
} from '@fives/domain';
import { aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import fc from 'fast-check';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { IS_NIGHTLY } from '../support/nightly.ts';
import { isAllowed } from './setup/expectations.ts';
import { as, type TestRole } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, UPCOMING, type World } from './setup/world.ts';

interface Action {
  readonly name: string;
  readonly refusalOf: (instance: GameInstance, now: Date) => Reason | null;
  readonly write: (world: World) => Promise<unknown>;
}

const ACTIONS: readonly Action[] = [
  ...INSTANCE_STATUSES.map((status) => ({
    name: `setting the status ${status}`,
    refusalOf: (instance: GameInstance, now: Date) =>
      // Only the API sets this status or takes it back.
      instance.status !== status && [instance.status, status].includes('NOT_PLAYED')
        ? { code: 'NOT_PLAYED' as const }
        : statusReason(instance, status, now),
    write: changeInstance({ status }),
  })),
  {
    name: 'moving the start',
    refusalOf: notUpcomingReason,
    write: changeInstance({ startDateTime: hoursFromNow(9 * 24) }),
  },
  { name: 'picking the winner', refusalOf: winnerReason, write: changeInstance({ winningTeam: 'TEAM_B' }) },
  {
    name: 'changing a reply as the player',
    refusalOf: notUpcomingReason,
    write: changePlayerInstance('player', { status: 'NOT_PLAYING', repliedAt: serverTimestamp() }),
  },
  {
    name: 'picking teams',
    refusalOf: lineUpReason,
    write: changePlayerInstance('organiser', { team: 'TEAM_A' }),
  },
  {
    name: 'voting',
    refusalOf: votingReason,
    write: async ({ giId }) => castBallot(giId, ['alex', 'kim', 'bo']),
  },
];

const STATES: Partial<GameInstance>[] = INSTANCE_STATUSES.flatMap((status) =>
  [UPCOMING(), PLAYED()].flatMap((when) =>
    ([null, 'DRAW', ...(IS_NIGHTLY ? ['TEAM_A' as const] : [])] as const).map((winningTeam) => ({
      ...when,
      status,
      winningTeam,
    })),
  ),
);

const OTHERS = ['organiser', 'guest', 'alex', 'kim', 'bo'];
const anyReplies = fc.array(fc.constantFrom('PLAYING' as const, ...PLAYER_STATUSES), {
  minLength: 5,
  maxLength: 5,
});
const picks = fc.array(fc.constantFrom(...OTHERS, 'alex', 'kim', 'player', 'rival'), { maxLength: 4 });

test.each(ACTIONS)('$name is allowed in the same states by rules and API', async ({ refusalOf, write }) => {
  for (const state of STATES) {
    const isAllowedByRules = await isAllowed(write(await aWorld({ instance: state })));
    const isAllowedByApi = refusalOf(aGameInstance(state), new Date()) === null;
    expect({ ...state, allowed: isAllowedByRules }).toEqual({ ...state, allowed: isAllowedByApi });
  }
});

test('rules and API accept the same new starts', async () => {
  const { giId } = await aWorld();
  for (const start of [-2, -1, 0, 1, 2, 3].flatMap(minuteBeforeAndAfter)) {
    const update = updateDoc(doc(await as('organiser'), paths.gameInstance(giId)), {
      startDateTime: start,
    });
    const isAllowedByApi = startReason(start, new Date()) === null;
    expect([start, await isAllowed(update)]).toEqual([start, isAllowedByApi]);
  }
});

test('rules and API accept the same generated ballots', async () => {
  await fc.assert(
    fc.asyncProperty(anyReplies, picks, async (replies, votes) => {
      const people = OTHERS.map((uid, at) => aPlayerInstance({ uid, status: replies[at] ?? 'UNANSWERED' }));
      const everybody = [...people, aPlayerInstance({ uid: 'player' })];
      const playing = everybody.filter(({ status }) => status === 'PLAYING').length;
      const { giId } = await aWorld({
        instance: { ...PLAYED(), counts: { playing, notPlaying: 0, unanswered: 0 } },
        people: Object.fromEntries(people.map((person) => [person.uid, person])),
      });
      const isAllowedByApi =
        ballotReason(votes, 'player', motmCandidates(everybody, aGameInstance())) === null;
      expect(await isAllowed(castBallot(giId, votes))).toBe(isAllowedByApi);
    }),
    { numRuns: IS_NIGHTLY ? 120 : 15 },
  );
});

function changeInstance(fields: Record<string, unknown>): Action['write'] {
  return async ({ giId }) => updateDoc(doc(await as('organiser'), paths.gameInstance(giId)), fields);
}

function changePlayerInstance(by: TestRole, fields: Record<string, unknown>): Action['write'] {
  return async ({ giId }) => updateDoc(doc(await as(by), paths.playerInstance(giId, 'player')), fields);
}

async function castBallot(giId: string, votes: string[]): Promise<void> {
  await setDoc(doc(await as('player'), paths.motmBallot(giId, 'player')), {
    votes,
    castAt: serverTimestamp(),
  });
}

function minuteBeforeAndAfter(years: number): Date[] {
  return [-1, 1].map((minutes) => {
    const date = hoursFromNow(minutes / 60);
    date.setUTCFullYear(date.getUTCFullYear() + years);
    return date;
  });
}
