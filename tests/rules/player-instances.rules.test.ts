import { type Game, type GameInstance, paths } from '@fives/domain';
import { deleteField, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { testCases, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, startingIn } from './setup/world.ts';
import { type PlayerInstanceWrite, updatePlayerInstance } from './setup/writes.ts';

interface JoinCase extends Write {
  readonly uid: string;
  readonly game: Partial<Game>;
  readonly instance: Partial<GameInstance>;
  /** Null for the instance that the test creates. */
  readonly giId: string | null;
  readonly accountWithoutPlayer: string | null;
}

const baseJoin: JoinCase = {
  by: 'outsider',
  uid: 'outsider',
  game: {},
  instance: {},
  giId: null,
  accountWithoutPlayer: null,
  fields: {
    name: 'Otto',
    isGuest: false,
    status: 'PLAYING',
    team: 'NO_TEAM',
    repliedAt: serverTimestamp(),
  },
};

async function join({ by, uid, giId, fields, ...seed }: JoinCase) {
  const world = await aWorld({ ...seed, people: { player: null } });
  await setDoc(doc(await as(by), paths.playerInstance(giId ?? world.giId, uid)), fields);
}

const baseReply: PlayerInstanceWrite = {
  by: 'player',
  uid: 'player',
  playerInstance: { status: 'UNANSWERED', repliedAt: null },
  instance: {},
  fields: { status: 'PLAYING', repliedAt: serverTimestamp() },
};

testCases('joining', join, {
  base: baseJoin,
  allowed: {
    'with a no reply': { fields: { status: 'NOT_PLAYING' } },
    'as an anonymous guest': { by: 'newcomer', uid: 'newcomer', fields: { isGuest: true } },
    'as a member without a player instance': { by: 'player', uid: 'player' },
    'with zero received votes': { fields: { motmVotesReceived: 0 } },
    'with null as the author': { fields: { answeredBy: null } },
    'as the last entry within the capacity [R8]': {
      instance: { counts: { playing: 10, notPlaying: 10, unanswered: 9 } },
    },
    'in a large game with a larger capacity': {
      game: { numberOfPlayers: 12 },
      instance: { counts: { playing: 35, notPlaying: 0, unanswered: 0 } },
    },
    'in a small game with the minimum capacity of 30': {
      game: { numberOfPlayers: 4 },
      instance: { counts: { playing: 12, notPlaying: 17, unanswered: 0 } },
    },
    'in a game with a guest limit of 0': { game: { maxGuests: 0 } },
    'as a member at full capacity': {
      by: 'player',
      uid: 'player',
      instance: { counts: { playing: 10, notPlaying: 10, unanswered: 10 } },
    },
    'as a member of a closed game': { by: 'player', uid: 'player', game: { isClosed: true } },
    'after the removal of another player': { game: { removed: { mo: 'Mo' } } },
  },
  refused: {
    'for another player': { uid: 'mo' },
    'for another player as the organiser': { by: 'organiser', uid: 'mo' },
    'in a missing instance': { giId: 'nowhere' },
    'after the start': { instance: PLAYED() },
    'when cancelled': { instance: { status: 'CANCELLED' } },
    'as a guest with an account': { fields: { isGuest: true } },
    'as a player with an anonymous sign-in': { by: 'newcomer', uid: 'newcomer' },
    'with an empty name': { fields: { name: '' } },
    'with a name of 61 characters': { fields: { name: 'n'.repeat(61) } },
    'with a reply time in the past': { fields: { repliedAt: new Date(0) } },
    'without a reply time': { fields: { repliedAt: undefined } },
    'with another person as the author': { fields: { answeredBy: 'organiser' } },
    'with a received vote': { fields: { motmVotesReceived: 1 } },
    'for a plus-one as the organiser': { by: 'organiser', uid: 'g_bob', fields: { addedBy: 'organiser' } },
    'as a plus-one of a player': { fields: { broughtBy: 'player' } },
    'for a plus-one as a player': { by: 'player', uid: 'g_bob', fields: { broughtBy: 'player' } },
    'with an account without a player document': { accountWithoutPlayer: 'outsider' },
    'at full capacity': { instance: { counts: { playing: 10, notPlaying: 10, unanswered: 10 } } },
    'in a closed game': { game: { isClosed: true } },
    'as a removed player': { game: { removed: { outsider: 'Otto' } } },
  },
});

const asGuest = {
  ...baseJoin,
  by: 'newcomer',
  uid: 'newcomer',
  fields: { ...baseJoin.fields, isGuest: true },
} as const;
const tenGuests = { playing: 16, notPlaying: 0, unanswered: 0, guests: 10 };
const twentyGuests = { playing: 26, notPlaying: 0, unanswered: 0, guests: 20 };

testCases('joining as a guest', join, {
  base: { ...asGuest, instance: { counts: { ...twentyGuests, guests: 19 } } },
  allowed: {
    'as a member at the guest limit': {
      game: { maxGuests: 0, memberUids: ['organiser', 'newcomer'] },
      instance: { counts: twentyGuests },
    },
    'below a custom limit': {
      game: { maxGuests: 11 },
      instance: { counts: tenGuests },
    },
    'below a custom limit without a guest count': {
      game: { maxGuests: 1 },
      instance: { counts: { playing: 16, notPlaying: 0, unanswered: 0 } },
    },
  },
  refused: {
    'for another player': { uid: 'mo' },
    'at the default limit of two guests per spot': { instance: { counts: twentyGuests } },
    'above a custom limit': { game: { maxGuests: 9 } },
    'with a limit of 0': { game: { maxGuests: 0 } },
    'with a limit of 0 but without a guest count': {
      game: { maxGuests: 0 },
      instance: { counts: { playing: 6, notPlaying: 0, unanswered: 0 } },
    },
  },
});

const asReserve = { status: 'PLAYING', repliedAt: hoursFromNow(-9) } as const;
const plusOneOf = (broughtBy: string) => ({ uid: 'g_max', playerInstance: { isGuest: true, broughtBy } });
const ACCEPTED = { acceptedAt: serverTimestamp() };

testCases('saying yes again', updatePlayerInstance, {
  base: { ...baseReply, playerInstance: asReserve, fields: ACCEPTED },
  allowed: {
    'as a guest': { by: 'guest', uid: 'guest', playerInstance: { isGuest: true } },
    'a second time': { playerInstance: { acceptedAt: hoursFromNow(-1) } },
    'in a team': { playerInstance: { team: 'TEAM_A' } },
    'after a reply by an organiser': {
      playerInstance: { answeredBy: 'organiser' },
      fields: { answeredBy: null },
    },
    'for their own plus-one': { ...plusOneOf('player'), fields: { answeredBy: 'player' } },
    'as the organiser': { by: 'organiser', fields: { answeredBy: 'organiser' } },
    'as the organiser after the start': {
      by: 'organiser',
      instance: PLAYED(),
      fields: { answeredBy: 'organiser' },
    },
  },
  refused: {
    'after they said no': { playerInstance: { status: 'NOT_PLAYING' } },
    'without a reply': { playerInstance: { status: 'UNANSWERED' } },
    'with a time from the client': { fields: { acceptedAt: hoursFromNow(-2) } },
    'within the minimum interval': { playerInstance: { acceptedAt: hoursFromNow(1) } },
    'together with a no reply': { fields: { status: 'NOT_PLAYING', repliedAt: serverTimestamp() } },
    'with a new reply time': { fields: { repliedAt: serverTimestamp() } },
    'for another player': { by: 'outsider', fields: { answeredBy: 'outsider' } },
    'with another person as the author': { fields: { answeredBy: 'organiser' } },
    'with another name for their own plus-one': {
      ...plusOneOf('player'),
      fields: { answeredBy: 'player', name: 'Maxi' },
    },
    'for the plus-one of another player': { ...plusOneOf('alex'), fields: { answeredBy: 'player' } },
    'for their own plus-one after the start': {
      ...plusOneOf('player'),
      instance: PLAYED(),
      fields: { answeredBy: 'player' },
    },
    'after the start': { instance: PLAYED() },
    'when cancelled': { instance: { status: 'CANCELLED' } },
  },
});

testCases('dropping out', updatePlayerInstance, {
  base: {
    ...baseReply,
    playerInstance: asReserve,
    fields: { status: 'NOT_PLAYING', repliedAt: serverTimestamp() },
  },
  allowed: { 'after saying yes again': { playerInstance: { acceptedAt: hoursFromNow(-1) } } },
  refused: { 'with an acceptance time': { fields: { acceptedAt: serverTimestamp() } } },
});

const WITH_MAX = { memberUids: ['organiser', 'player', 'g_max'] };

testCases('claiming another entry', updatePlayerInstance, {
  base: { ...baseReply, instance: WITH_MAX, fields: { sameAs: 'g_max' } },
  allowed: {
    'as a guest': { by: 'guest', uid: 'guest', playerInstance: { isGuest: true } },
    'after the start': { instance: { ...PLAYED(), ...WITH_MAX } },
    'as a rejection of the claim by the organiser': {
      by: 'organiser',
      playerInstance: { sameAs: 'g_max' },
      fields: { sameAs: null },
    },
  },
  refused: {
    'with the entry of an account': { fields: { sameAs: 'organiser' } },
    'with a missing entry': { fields: { sameAs: 'g_other' } },
    'for another player': { by: 'outsider' },
    'for another player as the organiser': { by: 'organiser' },
    'a second time': { playerInstance: { sameAs: 'g_old' } },
    'after a rejection by the organiser': { playerInstance: { sameAs: null } },
    'with null after an earlier claim': { playerInstance: { sameAs: 'g_max' }, fields: { sameAs: null } },
    'with a reply': { fields: { status: 'NOT_PLAYING', repliedAt: serverTimestamp() } },
    'with another team as the organiser': {
      by: 'organiser',
      playerInstance: { sameAs: 'g_max', status: 'PLAYING' },
      fields: { sameAs: null, team: 'TEAM_A' },
    },
  },
});

testCases('replying', updatePlayerInstance, {
  base: baseReply,
  allowed: {
    'with a no reply': { fields: { status: 'NOT_PLAYING' } },
    'after a reply by the organiser': {
      playerInstance: { answeredBy: 'organiser' },
      fields: { answeredBy: null },
    },
    'immediately after a reply by the organiser': {
      playerInstance: { status: 'NOT_PLAYING', repliedAt: hoursFromNow(1), answeredBy: 'organiser' },
      fields: { answeredBy: null },
    },
    'as a guest': { by: 'guest', uid: 'guest', playerInstance: { isGuest: true } },
    'with another name': { fields: { name: 'Sammy' } },
    'with only a name': { fields: { name: 'Sammy', status: undefined, repliedAt: undefined } },
    'with an empty stored name': { playerInstance: { name: '' } },
    'with an empty stored name while leaving the team': {
      playerInstance: { name: '', status: 'PLAYING', team: 'TEAM_A' },
      fields: { status: 'NOT_PLAYING', team: 'NO_TEAM' },
    },
    'with an empty stored name after a reply by the organiser': {
      playerInstance: { name: '', answeredBy: 'organiser' },
      fields: { answeredBy: null },
    },
    'with an unchanged reply': {
      playerInstance: { status: 'PLAYING' },
      fields: { repliedAt: undefined },
    },
  },
  refused: {
    'for another player': { by: 'outsider' },
    'for another player with the true author': { by: 'outsider', fields: { answeredBy: 'outsider' } },
    'for another player as a guest with the true author': { by: 'guest', fields: { answeredBy: 'guest' } },
    'for another player with only a name': {
      by: 'outsider',
      fields: { name: 'Sammy', status: undefined, repliedAt: undefined },
    },
    'for another player as a member of the game': { by: 'guest' },
    'after the start': { instance: PLAYED() },
    'when cancelled': { instance: { status: 'CANCELLED' } },
    'with another person as the author': { fields: { answeredBy: 'organiser' } },
    'with only another person as the author': {
      fields: { status: undefined, repliedAt: undefined, answeredBy: 'organiser' },
    },
    'with the organiser left as the author': { playerInstance: { answeredBy: 'organiser' } },
    'with a removed reply': { fields: { status: deleteField() } },
    'with the same reply at another time': {
      playerInstance: { status: 'PLAYING', repliedAt: hoursFromNow(-1) },
    },
    'with the same reply, another time and another name': {
      playerInstance: { status: 'PLAYING', repliedAt: hoursFromNow(-1) },
      fields: { name: 'Sammy' },
    },
    'with only a removed team': {
      playerInstance: { status: 'PLAYING', team: 'TEAM_A' },
      fields: { status: undefined, repliedAt: undefined, team: 'NO_TEAM' },
    },
    'with only a reply time': { fields: { status: undefined } },
    'with an unanswered status': { playerInstance: { status: 'PLAYING' }, fields: { status: 'UNANSWERED' } },
    'within the minimum interval': { playerInstance: { status: 'NOT_PLAYING', repliedAt: hoursFromNow(1) } },
    'within the minimum interval with null as the stored author': {
      playerInstance: { status: 'NOT_PLAYING', repliedAt: hoursFromNow(1), answeredBy: null },
    },
    'without a reply time': { fields: { repliedAt: undefined } },
    'with a time from the client': { fields: { repliedAt: new Date() } },
    'with a name of spaces': { fields: { name: '  ' } },
    'together with a team': { fields: { team: 'TEAM_A' } },
  },
});

testCases('dropping out of a team', updatePlayerInstance, {
  base: {
    ...baseReply,
    playerInstance: { status: 'PLAYING', team: 'TEAM_A' },
    fields: { status: 'NOT_PLAYING', team: 'NO_TEAM', repliedAt: serverTimestamp() },
  },
  refused: {
    'without leaving the team': { fields: { team: undefined } },
    'with a move to the other team': { fields: { team: 'TEAM_B' } },
    'with a yes reply': { fields: { status: 'PLAYING' } },
  },
});

const CONDITION = { minPlayers: 8, until: hoursFromNow(12), reserveOnly: false };
const START_TOMORROW = startingIn(24);
const conditional = (changes: object) => ({ fields: { condition: { ...CONDITION, ...changes } } });

testCases('joining with a condition', join, {
  base: {
    ...baseJoin,
    instance: START_TOMORROW,
    fields: { ...baseJoin.fields, condition: CONDITION },
  },
  allowed: { 'of no condition': { fields: { condition: null } } },
  refused: {
    'with a no': { fields: { status: 'NOT_PLAYING' } },
    'in the last three hours': { instance: startingIn(2.9), ...conditional({ until: null }) },
    'that is a text': { fields: { condition: 'if it is dry' } },
  },
});

testCases('setting a condition', updatePlayerInstance, {
  base: {
    ...baseReply,
    playerInstance: asReserve,
    instance: START_TOMORROW,
    fields: { condition: CONDITION },
  },
  allowed: {
    'as a guest': { by: 'guest', uid: 'guest', playerInstance: { isGuest: true } },
    'together with a yes': {
      playerInstance: { status: 'NOT_PLAYING' },
      fields: { status: 'PLAYING', repliedAt: serverTimestamp() },
    },
    'of two players': conditional({ minPlayers: 2 }),
    'of all spots': conditional({ minPlayers: 10 }),
    'without a number': conditional({ minPlayers: null }),
    'until the start': conditional({ until: START_TOMORROW.startDateTime }),
    'without an end': conditional({ until: null }),
    'only as a reserve': conditional({ reserveOnly: true }),
    'with null about reserves': conditional({ reserveOnly: null }),
    'no longer only as a reserve, at the end of the queue': {
      playerInstance: { condition: { ...CONDITION, reserveOnly: true } },
      fields: { repliedAt: serverTimestamp() },
    },
    'to none': { playerInstance: { condition: CONDITION }, fields: { condition: null } },
    'to none in the last three hours': {
      playerInstance: { condition: CONDITION },
      instance: startingIn(2),
      fields: { condition: null },
    },
    'to none with a no': {
      playerInstance: { condition: CONDITION },
      fields: { status: 'NOT_PLAYING', repliedAt: serverTimestamp(), condition: null },
    },
    'to none with a no for another player as the organiser': {
      by: 'organiser',
      playerInstance: { condition: CONDITION },
      fields: {
        status: 'NOT_PLAYING',
        repliedAt: serverTimestamp(),
        answeredBy: 'organiser',
        takenOutAt: serverTimestamp(),
        condition: null,
      },
    },
  },
  refused: {
    'for another player as the organiser': { by: 'organiser' },
    'to none for another player as the organiser': {
      by: 'organiser',
      playerInstance: { condition: CONDITION },
      fields: { condition: null },
    },
    'for another player with a yes as the organiser': {
      by: 'organiser',
      playerInstance: { status: 'NOT_PLAYING' },
      fields: { status: 'PLAYING', repliedAt: serverTimestamp(), answeredBy: 'organiser' },
    },
    'with a no': { playerInstance: { status: 'NOT_PLAYING' } },
    'in the last three hours': { instance: startingIn(2.9), ...conditional({ until: null }) },
    'after the start': { instance: PLAYED(), ...conditional({ until: null }) },
    'of one player': conditional({ minPlayers: 1 }),
    'of more players than spots': conditional({ minPlayers: 11 }),
    'of a fraction of a player': conditional({ minPlayers: 2.5 }),
    'until a past time': conditional({ until: hoursFromNow(-1) }),
    'until after the start': conditional({ until: hoursFromNow(25) }),
    'until a text': conditional({ until: 'noon' }),
    'with a text about reserves': conditional({ reserveOnly: 'yes' }),
    'with another field': conditional({ weather: 'dry' }),
    'with a missing field': { fields: { condition: { minPlayers: 8, until: null } } },
    'with a new reply time': { fields: { repliedAt: serverTimestamp() } },
    'only as a reserve with a new reply time': {
      fields: { repliedAt: serverTimestamp(), condition: { ...CONDITION, reserveOnly: true } },
    },
    'still only as a reserve with a new reply time': {
      playerInstance: { condition: { ...CONDITION, reserveOnly: true } },
      fields: { repliedAt: serverTimestamp(), condition: { ...CONDITION, minPlayers: 7, reserveOnly: true } },
    },
  },
});
