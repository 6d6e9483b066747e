import fc from 'fast-check';
import type { Actor, Organised } from '../access.ts';
import { toGameSummary } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import { type GameInstance, INSTANCE_STATUSES } from '../instance/game-instance.schema.ts';
import {
  PLAYER_STATUSES,
  type PlayerInstance,
  type ReplyCondition,
  TEAMS_AND_NONE,
} from '../instance/player-instance.schema.ts';
import { NO_SCORE, scoreAgrees } from '../played/result.ts';
import { motmClosesAt } from '../time/start.ts';
import { anyWinner } from './arbitraries.ts';
import { A_KICK_OFF, aGame, aGameInstance, aPlayerInstance } from './factories.ts';

/** Time of generated actions. {@link anyInstanceState} starts before or after this time. */
export const NOW = A_KICK_OFF;

export const ACTORS = ['olive', 'ada', 'bob', 'cem', 'stranger'] as const;

const ORGANISERS: readonly string[] = ['olive', 'ada'];

export const anyUid = fc.constantFrom(...ACTORS);

export const anyActor: fc.Arbitrary<Actor> = fc
  .record({ uid: anyUid, isGuest: fc.boolean() })
  .map(({ uid, isGuest }) => ({ uid, isGuest: isGuest && !ORGANISERS.includes(uid) }));

export function organises({ organiserUids }: Pick<Organised, 'organiserUids'>, { uid }: Actor): boolean {
  return uid === 'olive' || (uid === 'ada' && organiserUids.includes('ada'));
}

const anyGoals = fc.integer({ min: 0, max: 99 });

export const anyScore = fc.oneof(
  fc.constant(NO_SCORE),
  fc.integer({ min: 1, max: 99 }).map((winningMargin) => ({ ...NO_SCORE, winningMargin })),
  fc.record({ teamAGoals: anyGoals, teamBGoals: anyGoals }).map((goals) => ({ ...NO_SCORE, ...goals })),
);

const anyStart = fc
  .integer({ min: -72, max: 72 })
  .map((hours) => new Date(NOW.getTime() + hours * 3_600_000));

/** Covers every state that security rules or the API distinguish. The result is consistent. */
export const anyInstanceState: fc.Arbitrary<GameInstance> = fc
  .record({
    status: fc.constantFrom(...INSTANCE_STATUSES),
    startDateTime: anyStart,
    winningTeam: fc.option(anyWinner),
    score: anyScore,
    half: fc.option(fc.tuple(anyGoals, anyGoals)),
    pickMotm: fc.boolean(),
    cancelReason: fc.constantFrom('', 'Nobody has a ball'),
    regularStart: fc.option(anyStart),
    ownLocation: fc.constantFrom('', 'Hackney Marshes'),
    // May equal the default colour of team B.
    teamAColour: fc.constantFrom('#000000', '#ffffff'),
    // The last case is an old game without a list of organisers.
    organiserUids: fc.constantFrom<string[]>(['olive'], ['olive', 'ada'], []),
    treasurerUids: fc.constantFrom<string[]>([], ['ada']),
  })
  .map(({ score, half, cancelReason, pickMotm, organiserUids, treasurerUids, ...fields }) =>
    aGameInstance({
      ...fields,
      motmClosesAt: motmClosesAt(fields.startDateTime),
      cancelReason: fields.status === 'CANCELLED' ? cancelReason : '',
      ...(fields.winningTeam !== null && scoreAgrees(fields.winningTeam, score) ? score : NO_SCORE),
      firstHalf: half && {
        teamA: ['ada'],
        teamB: ['bob'],
        teamAGoals: Math.min(half[0], score.teamAGoals ?? half[0]),
        teamBGoals: Math.min(half[1], score.teamBGoals ?? half[1]),
      },
      game: toGameSummary(aGame({ pickMotm, organiserUids, treasurerUids })),
    }),
  );

const anyMinPlayers = fc.option(fc.integer({ min: 2, max: 12 }));

/** Some conditions end in the past, or ask for more players than the instance has spots. */
export const anyCondition: fc.Arbitrary<ReplyCondition> = fc.record({
  minPlayers: anyMinPlayers,
  until: fc.option(anyStart),
  reserveOnly: fc.boolean(),
});

/** Generates no team without a yes, and no reply time without a reply. */
export function anyPlayerInstanceOf(uid: Uid): fc.Arbitrary<PlayerInstance> {
  return fc
    .record({
      status: fc.constantFrom(...PLAYER_STATUSES),
      team: fc.constantFrom(...TEAMS_AND_NONE),
      isGuest: fc.boolean(),
      answeredBy: fc.constantFrom(undefined, null, 'olive'),
      hoursAgo: fc.option(fc.integer({ min: 1, max: 99 }), { freq: 9 }),
      condition: fc.option(anyCondition),
    })
    .map(({ status, team, isGuest, answeredBy, hoursAgo, condition }) =>
      aPlayerInstance({
        uid,
        status,
        isGuest: isGuest && !ORGANISERS.includes(uid),
        ...(answeredBy !== undefined && { answeredBy }),
        ...(condition !== null && { condition }),
        team: status === 'PLAYING' ? team : 'NO_TEAM',
        repliedAt:
          status === 'UNANSWERED' || hoursAgo === null
            ? null
            : new Date(NOW.getTime() - hoursAgo * 3_600_000),
      }),
    );
}

export const anyPeople: fc.Arbitrary<PlayerInstance[]> = fc
  .tuple(...ACTORS.filter((uid) => uid !== 'stranger').map(anyPlayerInstanceOf))
  .map((people) => [...people]);
