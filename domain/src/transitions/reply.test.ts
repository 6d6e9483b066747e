import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../access.ts';
import {
  PLAYER_STATUSES,
  type PlayerInstance,
  type ReplyCondition,
  type TeamOrNone,
} from '../instance/player-instance.schema.ts';
import { aGame, aGameInstance, aLateQueue, aPlayerInstance, frozen } from '../testing/factories.ts';
import {
  anyActor,
  anyCondition,
  anyInstanceState,
  anyPeople,
  anyPlayerInstanceOf,
  anyUid,
  NOW,
  organises,
} from '../testing/states.ts';
import { lineUp, renamePerson } from './people.ts';
import { type PlayerInstanceFields, type ReplyChange, reply } from './reply.ts';
import { decide } from './transition.ts';

const ADA: Actor = { uid: 'ada', isGuest: false };
const OLIVE: Actor = { uid: 'olive', isGuest: false };
const HOUR = 3_600_000;
const ahead = aGameInstance({ startDateTime: new Date(NOW.getTime() + HOUR) });
const played = aGameInstance({ startDateTime: NOW });
const decided = { ...played, winningTeam: 'DRAW' as const };
const EARLIER = new Date(NOW.getTime() - HOUR);
const ada = aPlayerInstance({ uid: 'ada', repliedAt: EARLIER, team: 'TEAM_A' });

const anyReply = fc.record(
  {
    status: fc.constantFrom('PLAYING' as const, 'NOT_PLAYING' as const),
    name: fc.constantFrom('Ada', 'Bob'),
    condition: fc.option(anyCondition),
  },
  { requiredKeys: ['status'] },
);
const anyPlayerInstance = anyUid.chain((uid) =>
  fc.record({
    uid: fc.constant(uid),
    playerInstance: fc.option(anyPlayerInstanceOf(uid), { freq: 4 }),
    instance: anyInstanceState,
  }),
);
const anyMoves = fc
  .array(fc.tuple(anyUid, fc.constantFrom('TEAM_A', 'TEAM_B', 'NO_TEAM' as const)))
  .map((moves) => new Map<string, TeamOrNone>(moves));

function withFields(
  playerInstance: PlayerInstance | null,
  uid: string,
  fields: PlayerInstanceFields,
): PlayerInstance {
  return { ...(playerInstance ?? aPlayerInstance({ uid })), ...fields };
}

function hasParts(condition: ReplyCondition | null | undefined): boolean {
  return !!condition && (condition.reserveOnly || condition.minPlayers !== null || condition.until !== null);
}

function hasConsistentTeam({ status, team }: PlayerInstance): boolean {
  return PLAYER_STATUSES.includes(status) && (status === 'PLAYING' || team === 'NO_TEAM');
}

describe('repeated yes', () => {
  const asked = {
    uid: 'ada',
    playerInstance: ada,
    instance: { ...ahead, lateQueue: aLateQueue({ playing: ['bob'], reserves: { ada: EARLIER } }) },
  };
  const yes = { status: 'PLAYING' } as const;

  test('accepts an offered spot without a change of the queue', () => {
    expect(decide(reply, asked, ADA, yes, NOW).fields).toEqual({ acceptedAt: NOW });
    expect(decide(reply, asked, ADA, { ...yes, name: 'Ada L' }, NOW).fields).toEqual({ name: 'Ada L' });
    expect(decide(reply, asked, OLIVE, yes, NOW).fields).toEqual({ acceptedAt: NOW, answeredBy: 'olive' });
  });

  test('writes nothing unless the person is a late reserve', () => {
    const isIn = { ...asked, instance: { ...ahead, lateQueue: aLateQueue({ playing: ['ada'] }) } };
    expect(decide(reply, isIn, ADA, yes, NOW).fields).toEqual({});
    expect(decide(reply, { ...asked, instance: ahead }, ADA, yes, NOW).fields).toEqual({});
  });

  test('is open to the bringer of a plus-one until the start', () => {
    const brought = { ...asked, playerInstance: { ...ada, broughtBy: 'bob' } };
    const bob = { uid: 'bob', isGuest: false };
    expect(decide(reply, brought, bob, yes, NOW).fields).toEqual({ acceptedAt: NOW, answeredBy: 'bob' });
    expect(reply.refusal(brought, bob, { status: 'NOT_PLAYING' }, NOW)).toEqual({ code: 'ORGANISER_ONLY' });
    expect(reply.refusal({ ...brought, instance: played }, bob, yes, NOW)).toEqual({ code: 'PLAYED' });
  });
});

describe('reply', () => {
  test('writes the status and time only once, with a team only for players', () => {
    fc.assert(
      fc.property(anyPlayerInstance, anyActor, anyReply, (state, actor, change) => {
        const { reason, fields } = decide(reply, frozen(state), actor, frozen<ReplyChange>(change), NOW);
        if (reason !== null) return;
        const playerInstance = withFields(state.playerInstance, state.uid, fields);
        expect(hasConsistentTeam(playerInstance)).toBe(true);
        expect(playerInstance.status).toBe(change.status);
        if (fields.repliedAt !== undefined) expect(fields.repliedAt).toBe(NOW);
        expect(decide(reply, { ...state, playerInstance }, actor, change, new Date(NOW))).toEqual({
          reason: null,
          fields: {},
        });
      }),
    );
  });

  test('needs an organiser for another person, without a name or a condition', () => {
    fc.assert(
      fc.property(anyPlayerInstance, anyActor, anyReply, (state, actor, change) => {
        if (actor.uid === state.uid) return;
        const { reason } = decide(reply, state, actor, change, NOW);
        if (!organises(state.instance.game, actor)) expect(reason).toEqual({ code: 'ORGANISER_ONLY' });
        else if (change.name !== undefined || hasParts(change.condition))
          expect(reason).toEqual({ code: 'ONESELF_ONLY' });
        else if (state.playerInstance === null) expect(reason).toEqual({ code: 'NO_PLACE' });
      }),
    );
  });

  test('for another person may be repeated without a condition, but never removes one', () => {
    const state = { instance: ahead, uid: 'ada', playerInstance: ada };
    const yes = { status: 'PLAYING', condition: null } as const;
    expect(decide(reply, state, OLIVE, yes, NOW)).toEqual({ reason: null, fields: {} });
    const condition = { minPlayers: 8, until: null, reserveOnly: false };
    const conditional = { ...state, playerInstance: { ...ada, condition } };
    expect(decide(reply, conditional, OLIVE, yes, NOW).reason).toEqual({ code: 'ONESELF_ONLY' });
  });

  test('joins with a name', () => {
    const state = { instance: ahead, uid: 'ada', playerInstance: null };
    const join = { status: 'PLAYING', name: 'Ada' } as const;
    expect(decide(reply, state, { uid: 'ada', isGuest: true }, join, NOW).fields).toEqual({
      name: 'Ada',
      isGuest: true,
      status: 'PLAYING',
      team: 'NO_TEAM',
      repliedAt: NOW,
      motmVotesReceived: 0,
    });
    expect(decide(reply, state, ADA, { status: 'PLAYING' }, NOW).reason).toEqual({ code: 'NO_PLAYER_YET' });
    const without = {
      ...state,
      joinContext: { game: aGame(), counts: state.instance.counts, hasPlayer: false },
    };
    expect(decide(reply, without, ADA, join, NOW).reason).toEqual({ code: 'NO_PLAYER_YET' });
    expect(decide(reply, without, { ...ADA, isGuest: true }, join, NOW).reason).toBeNull();
  });

  test('stores `takenOutAt` when an organiser changes a yes to no', () => {
    const fields = (actor: Actor, changes: Partial<PlayerInstance> = {}) => {
      const state = { instance: ahead, uid: 'ada', playerInstance: { ...ada, ...changes } };
      return decide(reply, state, actor, { status: 'NOT_PLAYING' }, NOW).fields;
    };
    const out = { status: 'NOT_PLAYING', team: 'NO_TEAM', repliedAt: NOW };
    expect(fields(OLIVE)).toEqual({ ...out, answeredBy: 'olive', takenOutAt: NOW });
    expect(fields(ADA)).toEqual(out);
    expect(fields(ADA, { answeredBy: 'olive' })).toEqual({ ...out, answeredBy: null });
    expect(fields(OLIVE, { status: 'UNANSWERED', team: 'NO_TEAM' })).not.toHaveProperty('takenOutAt');
  });

  const no = { status: 'NOT_PLAYING' } as const;
  const olive = aPlayerInstance({ uid: 'olive' });
  test.each([
    ['of a player after the start', ADA, ada, played, no, 'PLAYED'],
    ['for a player after the start', OLIVE, ada, played, no, undefined],
    ['for a player after the result', OLIVE, ada, decided, no, 'RESULT_IN'],
    ['of an organiser after the start', OLIVE, olive, played, no, undefined],
    ['of an organiser after the result', OLIVE, olive, decided, no, 'RESULT_IN'],
    ['of an organiser with a new name after the start', OLIVE, olive, played, { ...no, name: 'O' }, 'PLAYED'],
    ['of an organiser who joins after the start', OLIVE, null, played, { ...no, name: 'Olive' }, 'PLAYED'],
  ] as const)('%s follows the state of the game', (_, actor, playerInstance, instance, change, code) => {
    const state = { uid: playerInstance?.uid ?? 'olive', playerInstance, instance };
    expect(decide(reply, state, actor, change, NOW).reason?.code).toBe(code);
  });
});

describe('new name in an instance', () => {
  test('is open to the player before the start', () => {
    const state = { instance: ahead, uid: 'ada', playerInstance: ada };
    expect(decide(renamePerson, state, ADA, { name: 'Ada L' }, NOW).fields).toEqual({ name: 'Ada L' });
    expect(decide(renamePerson, state, ADA, { name: 'ada' }, NOW).fields).toEqual({});
    expect(decide(renamePerson, state, OLIVE, { name: 'A' }, NOW).reason).toEqual({ code: 'ONESELF_ONLY' });
    expect(
      decide(renamePerson, { ...state, playerInstance: null }, ADA, { name: 'A' }, NOW).reason?.code,
    ).toBe('NO_PLACE');
    expect(decide(renamePerson, { ...state, instance: played }, ADA, { name: 'A' }, NOW).reason?.code).toBe(
      'PLAYED',
    );
  });
});

describe('moves between the teams', () => {
  test('set people in a team to playing, once', () => {
    fc.assert(
      fc.property(anyInstanceState, anyPeople, anyActor, anyMoves, (instance, people, actor, moves) => {
        const { reason, fields } = decide(lineUp, frozen({ instance, people }), actor, moves, NOW);
        if (reason !== null) return;
        const moved = people.map((playerInstance) =>
          withFields(playerInstance, playerInstance.uid, fields.get(playerInstance.uid) ?? {}),
        );
        for (const [at, playerInstance] of moved.entries()) {
          expect(hasConsistentTeam(playerInstance)).toBe(true);
          if (moves.has(playerInstance.uid)) expect(playerInstance.team).toBe(moves.get(playerInstance.uid));
          else expect(playerInstance).toEqual(people[at]);
          const before = people[at]?.status;
          if (before !== 'PLAYING' && playerInstance.status === 'PLAYING')
            expect(playerInstance.repliedAt).toBe(NOW);
        }
        expect(decide(lineUp, { instance, people: moved }, actor, moves, NOW).fields).toEqual(new Map());
      }),
    );
  });

  test('need an organiser, known people and a game that is on without a winner', () => {
    fc.assert(
      fc.property(anyInstanceState, anyPeople, anyActor, anyMoves, (instance, people, actor, moves) => {
        const code = decide(lineUp, { instance, people }, actor, moves, NOW).reason?.code;
        const isFree = instance.status !== 'CANCELLED' && instance.winningTeam === null;
        expect(code === undefined).toBe(organises(instance.game, actor) && isFree && !moves.has('stranger'));
      }),
    );
  });
});

describe('condition of a yes', () => {
  const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
  const instance = aGameInstance({ startDateTime: inHours(24) });
  const state = { uid: 'ada', playerInstance: { ...ada, team: 'NO_TEAM' as const }, instance };
  const condition = { minPlayers: 8, until: inHours(12), reserveOnly: false };
  const conditional = { ...state, playerInstance: { ...state.playerInstance, condition } };
  const yes = { status: 'PLAYING' } as const;

  test('keeps the position in the queue', () => {
    expect(decide(reply, state, ADA, { ...yes, condition }, NOW).fields).toEqual({ condition });
    const said = { ...state, playerInstance: { ...ada, status: 'NOT_PLAYING' as const } };
    const fields = { status: 'PLAYING', repliedAt: NOW, condition };
    expect(decide(reply, said, ADA, { ...yes, condition }, NOW).fields).toEqual(fields);
    const joining = { ...state, playerInstance: null };
    const change = { ...yes, name: 'Ada', condition };
    expect(decide(reply, joining, ADA, change, NOW).fields).toMatchObject({ name: 'Ada', condition });
  });

  test('ends with null, without parts or with a no', () => {
    const nothing = { minPlayers: null, until: null, reserveOnly: false };
    const fields = (change: ReplyChange) => decide(reply, conditional, ADA, change, NOW).fields;
    expect(fields(yes)).toEqual({});
    expect(fields({ ...yes, condition: { ...condition, until: inHours(12) } })).toEqual({});
    expect(fields({ ...yes, condition: null })).toEqual({ condition: null });
    expect(fields({ ...yes, condition: nothing })).toEqual({ condition: null });
    const no = { status: 'NOT_PLAYING', repliedAt: NOW, condition: null };
    expect(fields({ status: 'NOT_PLAYING' })).toEqual(no);
    expect(decide(reply, conditional, ADA, { status: 'NOT_PLAYING', condition: nothing }, NOW)).toEqual({
      reason: null,
      fields: no,
    });
  });

  test('moves a person who is no longer only a reserve to the end of the queue', () => {
    const reserveOnly = {
      ...state,
      playerInstance: { ...ada, condition: { ...condition, reserveOnly: true } },
    };
    const fields = decide(reply, reserveOnly, ADA, { ...yes, condition }, NOW).fields;
    expect(fields).toEqual({ condition, repliedAt: NOW });
  });

  test.each([
    ['a no', { status: 'NOT_PLAYING', condition }, ADA, 24, 'CONDITION_OF_NO'],
    [
      'more players than spots',
      { ...yes, condition: { ...condition, minPlayers: 11 } },
      ADA,
      24,
      'CONDITION_PLAYERS',
    ],
    ['a single player', { ...yes, condition: { ...condition, minPlayers: 1 } }, ADA, 24, 'CONDITION_PLAYERS'],
    ['a past time', { ...yes, condition: { ...condition, until: NOW } }, ADA, 24, 'CONDITION_TIME'],
    [
      'a time after the start',
      { ...yes, condition: { ...condition, until: inHours(25) } },
      ADA,
      24,
      'CONDITION_TIME',
    ],
    ['the last three hours', { ...yes, condition: { ...condition, until: null } }, ADA, 3, 'CONDITION_LATE'],
    ['another person', { ...yes, condition: null }, OLIVE, 24, 'ONESELF_ONLY'],
  ] as const)('is refused for %s', (_kind, change, actor, hours, code) => {
    const asked = { ...conditional, instance: { ...instance, startDateTime: inHours(hours) } };
    expect(decide(reply, asked, actor, change, NOW).reason?.code).toBe(code);
  });
});
