import fc from 'fast-check';
import type { Actor, Organised } from '../access.ts';
import { toGameSummary } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import { type GameInstance, INSTANCE_STATUSES } from '../instance/game-instance.schema.ts';
import { PLAYER_STATUSES, type PlayerInstance, TEAMS_AND_NONE } from '../instance/player-instance.schema.ts';
import { NO_SCORE, scoreAgrees } from '../played/result.ts';
import { motmClosesAt } from '../time/start.ts';
import { anyWinner } from './arbitraries.ts';
import { A_KICK_OFF, aGame, aGameInstance, aPlayerInstance } from './factories.ts';

/** The moment at which generated things are done; {@link anyInstanceState} starts before or after it. */
export const NOW = A_KICK_OFF;

/** The organiser of {@link aGame}, people with a place, and somebody without one. */
export const ACTORS = ['olive', 'ada', 'bob', 'cem', 'stranger'] as const;

/** Who has a role, or may: never a guest. */
const ORGANISERS: readonly string[] = ['olive', 'ada'];

export const anyUid = fc.constantFrom(...ACTORS);

/** Whoever does something. */
export const anyActor: fc.Arbitrary<Actor> = fc
  .record({ uid: anyUid, isGuest: fc.boolean() })
  .map(({ uid, isGuest }) => ({ uid, isGuest: isGuest && !ORGANISERS.includes(uid) }));

/** Whether somebody is among the organisers of a generated game: the first one always is. */
export function organises({ organiserUids }: Pick<Organised, 'organiserUids'>, { uid }: Actor): boolean {
  return uid === 'olive' || (uid === 'ada' && organiserUids.includes('ada'));
}

const anyGoals = fc.integer({ min: 0, max: 99 });

/** A margin, the goals of both teams, or neither; it may contradict any winner. */
export const anyScore = fc.oneof(
  fc.constant(NO_SCORE),
  fc.integer({ min: 1, max: 99 }).map((winningMargin) => ({ ...NO_SCORE, winningMargin })),
  fc.record({ teamAGoals: anyGoals, teamBGoals: anyGoals }).map((goals) => ({ ...NO_SCORE, ...goals })),
);

/** A moment up to three days from {@link NOW}, or {@link NOW} itself. */
const anyStart = fc
  .integer({ min: -72, max: 72 })
  .map((hours) => new Date(NOW.getTime() + hours * 3_600_000));

/** An instance in any state that the security rules or the API can tell apart. Its result agrees with itself. */
export const anyInstanceState: fc.Arbitrary<GameInstance> = fc
  .record({
    status: fc.constantFrom(...INSTANCE_STATUSES),
    startDateTime: anyStart,
    winningTeam: fc.option(anyWinner),
    score: anyScore,
    pickMotm: fc.boolean(),
    cancelReason: fc.constantFrom('', 'Nobody has a ball'),
    regularStart: fc.option(anyStart),
    ownLocation: fc.constantFrom('', 'Hackney Marshes'),
    // With the default of team B they may be one.
    teamAColour: fc.constantFrom('#000000', '#ffffff'),
    // The last as in a game of before there could be several.
    organiserUids: fc.constantFrom<string[]>(['olive'], ['olive', 'ada'], []),
    treasurerUids: fc.constantFrom<string[]>([], ['ada']),
  })
  .map(
    ({
      status,
      cancelReason,
      startDateTime,
      winningTeam,
      score,
      pickMotm,
      organiserUids,
      treasurerUids,
      ...others
    }) =>
      aGameInstance({
        status,
        startDateTime,
        motmClosesAt: motmClosesAt(startDateTime),
        winningTeam,
        ...others,
        cancelReason: status === 'CANCELLED' ? cancelReason : '',
        ...(winningTeam !== null && scoreAgrees(winningTeam, score) ? score : NO_SCORE),
        game: toGameSummary(aGame({ pickMotm, organiserUids, treasurerUids })),
      }),
  );

/** A person's place: who is not playing is in no team, and who has not replied has no time of reply. */
export function anyPlayerInstanceOf(uid: Uid): fc.Arbitrary<PlayerInstance> {
  return fc
    .record({
      status: fc.constantFrom(...PLAYER_STATUSES),
      team: fc.constantFrom(...TEAMS_AND_NONE),
      isGuest: fc.boolean(),
      answeredBy: fc.constantFrom(undefined, null, 'olive'),
      hoursAgo: fc.option(fc.integer({ min: 1, max: 99 }), { freq: 9 }),
    })
    .map(({ status, team, isGuest, answeredBy, hoursAgo }) =>
      aPlayerInstance({
        uid,
        status,
        isGuest: isGuest && !ORGANISERS.includes(uid),
        ...(answeredBy !== undefined && { answeredBy }),
        team: status === 'PLAYING' ? team : 'NO_TEAM',
        repliedAt:
          status === 'UNANSWERED' || hoursAgo === null
            ? null
            : new Date(NOW.getTime() - hoursAgo * 3_600_000),
      }),
    );
}

/** The places of everybody but the stranger. */
export const anyPeople: fc.Arbitrary<PlayerInstance[]> = fc
  .tuple(...ACTORS.filter((uid) => uid !== 'stranger').map(anyPlayerInstanceOf))
  .map((people) => [...people]);
