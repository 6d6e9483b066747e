import { type Game, type GameInstance, type PlayerInstance, paths } from '@fives/domain';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeAll, describe } from 'vitest';
import { allowOnly, denyAll, paired, type Write } from './setup/expectations.ts';
import { as, everyoneBut, type TestRole } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, type World } from './setup/world.ts';

interface Joining extends Write {
  readonly uid: string;
  readonly game: Partial<Game>;
  readonly instance: Partial<GameInstance>;
  readonly lacking: readonly (keyof GameInstance)[];
  readonly gameLacks: readonly (keyof Game)[];
  /** Null for the instance that the test creates. */
  readonly giId: string | null;
  readonly withoutPlayer: string | null;
}

const joining: Joining = {
  by: 'outsider',
  uid: 'outsider',
  game: {},
  instance: {},
  lacking: [],
  gameLacks: [],
  giId: null,
  withoutPlayer: null,
  fields: {
    name: 'Otto',
    isGuest: false,
    status: 'PLAYING',
    team: 'NO_TEAM',
    repliedAt: serverTimestamp(),
  },
};

async function join({ by, uid, giId, fields, ...seed }: Joining) {
  const world = await aWorld({ ...seed, people: { player: null } });
  await setDoc(doc(await as(by), paths.playerInstance(giId ?? world.giId, uid)), fields);
}

interface Looking {
  readonly by: TestRole;
  readonly game: Partial<Game>;
  readonly instance: Partial<GameInstance>;
}

interface Replying extends Write {
  readonly uid: string;
  readonly playerInstance: Partial<PlayerInstance>;
  readonly instance: Partial<GameInstance>;
}

const replying: Replying = {
  by: 'player',
  uid: 'player',
  playerInstance: { status: 'UNANSWERED', repliedAt: null },
  instance: {},
  fields: { status: 'PLAYING', repliedAt: serverTimestamp() },
};

async function reply({ by, uid, playerInstance, instance, fields }: Replying) {
  const { giId } = await aWorld({ instance, people: { [uid]: playerInstance } });
  await updateDoc(doc(await as(by), paths.playerInstance(giId, uid)), fields);
}

// `gameInstances/{giId}/playerInstances/{uid}`: reading, joining and replying.
describe('places in an instance', () => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld();
  });
  const signedIn = everyoneBut('visitor');

  allowOnly(signedIn, "read a player's place", (db) =>
    getDoc(doc(db, paths.playerInstance(world.giId, 'alex'))),
  );
  allowOnly(signedIn, 'list the places', (db) => getDocs(collection(db, paths.playerInstances(world.giId))));
  denyAll('list places of all instances', (db) => getDocs(collectionGroup(db, 'playerInstances')));
  denyAll('give up a place by deleting it', (db, who) =>
    deleteDoc(doc(db, paths.playerInstance(world.giId, who))),
  );
});

paired('joining', join, {
  base: joining,
  fine: {
    'only to say no': { fields: { status: 'NOT_PLAYING' } },
    'as an anonymous guest': { by: 'newcomer', uid: 'newcomer', fields: { isGuest: true } },
    'as a member without a place': { by: 'player', uid: 'player' },
    'with no votes received yet': { fields: { motmVotesReceived: 0 } },
    'and saying that nobody did it for them': { fields: { answeredBy: null } },
    'into the last place': { instance: { counts: { playing: 10, notPlaying: 10, unanswered: 9 } } },
    'a large game, which has more places': {
      game: { numberOfPlayers: 12 },
      instance: { counts: { playing: 35, notPlaying: 0, unanswered: 0 } },
    },
    'a small game, which has thirty places all the same': {
      game: { numberOfPlayers: 4 },
      instance: { counts: { playing: 12, notPlaying: 17, unanswered: 0 } },
    },
    'where there is no room for guests': { game: { maxGuests: 0 } },
    'a game of before one could choose who joins': { gameLacks: ['isClosed', 'inviteKey', 'removed'] },
    'as a member, where every place is taken': {
      by: 'player',
      uid: 'player',
      instance: { counts: { playing: 10, notPlaying: 10, unanswered: 10 } },
    },
    'as a member, though the list is closed': { by: 'player', uid: 'player', game: { isClosed: true } },
    'where somebody else was taken out': { game: { removed: { mo: 'Mo' } } },
  },
  wrong: {
    'for somebody else': { uid: 'mo' },
    'for somebody else as the organiser': { by: 'organiser', uid: 'mo' },
    'without signing in': { by: 'visitor' },
    'an instance that is not there': { giId: 'nowhere' },
    'after the start': { instance: PLAYED() },
    'when cancelled': { instance: { status: 'CANCELLED' } },
    'an instance that does not tell its status': { lacking: ['status'] },
    'an instance that does not tell its start': { lacking: ['startDateTime'] },
    'as a guest though registered': { fields: { isGuest: true } },
    'as registered though a guest': { by: 'newcomer', uid: 'newcomer' },
    'without a reply': { fields: { status: 'UNANSWERED' } },
    'with an unknown reply': { fields: { status: 'MAYBE' } },
    'straight into a team': { fields: { team: 'TEAM_A' } },
    'without a name': { fields: { name: '' } },
    'with a name too long': { fields: { name: 'n'.repeat(61) } },
    'before everybody else by the clock': { fields: { repliedAt: new Date(0) } },
    'without saying when': { fields: { repliedAt: undefined } },
    'as if somebody had done it for them': { fields: { answeredBy: 'organiser' } },
    'with a vote received already': { fields: { motmVotesReceived: 1 } },
    'with an email': { fields: { email: 'otto@example.com' } },
    'by hand, as the organiser': { by: 'organiser', uid: 'g_bob', fields: { addedBy: 'organiser' } },
    'as somebody who is brought along': { fields: { broughtBy: 'player' } },
    'as somebody who brings another': { by: 'player', uid: 'g_bob', fields: { broughtBy: 'player' } },
    'with an account that has no player yet': { withoutPlayer: 'outsider' },
    'where every place is taken': { instance: { counts: { playing: 10, notPlaying: 10, unanswered: 10 } } },
    'a closed list': { game: { isClosed: true } },
    'after they were taken out': { game: { removed: { outsider: 'Otto' } } },
  },
});

const asGuest = {
  ...joining,
  by: 'newcomer',
  uid: 'newcomer',
  fields: { ...joining.fields, isGuest: true },
} as const;
const tenGuests = { playing: 16, notPlaying: 0, unanswered: 0, guests: 10 };
const twentyGuests = { playing: 26, notPlaying: 0, unanswered: 0, guests: 20 };

paired('joining as a guest', join, {
  base: { ...asGuest, instance: { counts: { ...twentyGuests, guests: 19 } } },
  fine: {
    'the last, in a game of before one could choose': { gameLacks: ['maxGuests'] },
    'as a member, where no more guests fit': {
      game: { maxGuests: 0, memberUids: ['organiser', 'newcomer'] },
      instance: { counts: twentyGuests },
    },
    'the last that the organiser lets in': {
      game: { maxGuests: 11 },
      instance: { counts: tenGuests },
    },
    'the first, where nobody has counted guests yet': {
      game: { maxGuests: 1 },
      instance: { counts: { playing: 16, notPlaying: 0, unanswered: 0 } },
    },
  },
  wrong: {
    'in the place of somebody else': { uid: 'mo' },
    'where two per spot have joined': { instance: { counts: twentyGuests } },
    'where as many have, in a game of before one could choose': {
      gameLacks: ['maxGuests'],
      instance: { counts: twentyGuests },
    },
    'where the organiser lets fewer in': { game: { maxGuests: 9 } },
    'where the organiser lets none in': { game: { maxGuests: 0 } },
    'where the organiser lets none in, and nobody has counted guests yet': {
      game: { maxGuests: 0 },
      instance: { counts: { playing: 6, notPlaying: 0, unanswered: 0 } },
    },
  },
});

paired(
  'reading an instance alone',
  async ({ by, game, instance }: Looking) => {
    const { giId } = await aWorld({ game, instance });
    await getDoc(doc(await as(by), paths.gameInstance(giId)));
  },
  {
    base: { by: 'outsider', game: {}, instance: {} } as Looking,
    wrong: { 'after being taken out': { game: { removed: { outsider: 'Otto' } } } },
  },
);

paired(
  'reading the places alone',
  async ({ by, game, instance }: Looking) => {
    const { giId } = await aWorld({ game, instance });
    await getDocs(collection(await as(by), paths.playerInstances(giId)));
  },
  {
    base: { by: 'outsider', game: {}, instance: {} } as Looking,
    wrong: { 'after being taken out': { game: { removed: { outsider: 'Otto' } } } },
  },
);

paired(
  'reading the places',
  async ({ by, game, instance }: Looking) => {
    const { giId } = await aWorld({ game, instance });
    const db = await as(by);
    await getDoc(doc(db, paths.gameInstance(giId)));
    await getDocs(collection(db, paths.playerInstances(giId)));
  },
  {
    base: { by: 'outsider', game: {}, instance: {} } as Looking,
    fine: {
      'as a member, whoever was taken out': { by: 'player', game: { removed: { outsider: 'Otto' } } },
    },
    wrong: { 'after being taken out': { game: { removed: { outsider: 'Otto' } } } },
  },
);

const asReserve = { status: 'PLAYING', repliedAt: hoursFromNow(-9) } as const;
const STILL = { acceptedAt: serverTimestamp() };

paired('saying yes once more', reply, {
  base: { ...replying, playerInstance: asReserve, fields: STILL },
  fine: {
    'as a guest': { by: 'guest', uid: 'guest', playerInstance: { isGuest: true } },
    'a second time': { playerInstance: { acceptedAt: hoursFromNow(-1) } },
    'in a team': { playerInstance: { team: 'TEAM_A' } },
    'after an organiser had done it': {
      playerInstance: { answeredBy: 'organiser' },
      fields: { answeredBy: null },
    },
    'for whom they bring along': {
      uid: 'g_max',
      playerInstance: { isGuest: true, broughtBy: 'player' },
      fields: { answeredBy: 'player' },
    },
    'as the organiser': { by: 'organiser', fields: { answeredBy: 'organiser' } },
    'as the organiser, after the start': {
      by: 'organiser',
      instance: PLAYED(),
      fields: { answeredBy: 'organiser' },
    },
  },
  wrong: {
    'after they said no': { playerInstance: { status: 'NOT_PLAYING' } },
    'without a reply': { playerInstance: { status: 'UNANSWERED' } },
    'at a time of their own choice': { fields: { acceptedAt: hoursFromNow(-2) } },
    'again within the same moment': { playerInstance: { acceptedAt: hoursFromNow(1) } },
    'and taking it back at once': { fields: { status: 'NOT_PLAYING', repliedAt: serverTimestamp() } },
    'with another time of the reply': { fields: { repliedAt: serverTimestamp() } },
    'for somebody else': { by: 'outsider', fields: { answeredBy: 'outsider' } },
    'as if somebody had done it for them': { fields: { answeredBy: 'organiser' } },
    'with another name, for whom they bring along': {
      uid: 'g_max',
      playerInstance: { isGuest: true, broughtBy: 'player' },
      fields: { answeredBy: 'player', name: 'Maxi' },
    },
    'for whom somebody else brings along': {
      uid: 'g_max',
      playerInstance: { isGuest: true, broughtBy: 'alex' },
      fields: { answeredBy: 'player' },
    },
    'for whom they bring along, after the start': {
      uid: 'g_max',
      playerInstance: { isGuest: true, broughtBy: 'player' },
      instance: PLAYED(),
      fields: { answeredBy: 'player' },
    },
    'after the start': { instance: PLAYED() },
    'when cancelled': { instance: { status: 'CANCELLED' } },
  },
});

paired('dropping out', reply, {
  base: {
    ...replying,
    playerInstance: asReserve,
    fields: { status: 'NOT_PLAYING', repliedAt: serverTimestamp() },
  },
  fine: { 'after having said yes once more': { playerInstance: { acceptedAt: hoursFromNow(-1) } } },
  wrong: { 'with a yes': { fields: { acceptedAt: serverTimestamp() } } },
});

const WITH_MAX = { memberUids: ['organiser', 'player', 'g_max'] };

paired('saying which entry is theirs too', reply, {
  base: { ...replying, instance: WITH_MAX, fields: { sameAs: 'g_max' } },
  fine: {
    'as a guest': { by: 'guest', uid: 'guest', playerInstance: { isGuest: true } },
    'after the start': { instance: { ...PLAYED(), ...WITH_MAX } },
    'not theirs, as the organiser': {
      by: 'organiser',
      playerInstance: { sameAs: 'g_max' },
      fields: { sameAs: null },
    },
  },
  wrong: {
    'of someone who signs in': { fields: { sameAs: 'organiser' } },
    'that is not there': { fields: { sameAs: 'g_other' } },
    'for somebody else': { by: 'outsider' },
    'for somebody else, as the organiser': { by: 'organiser' },
    'a second time': { playerInstance: { sameAs: 'g_old' } },
    'after the organiser said that it is not': { playerInstance: { sameAs: null } },
    'and taking it back': { playerInstance: { sameAs: 'g_max' }, fields: { sameAs: null } },
    'with a reply': { fields: { status: 'NOT_PLAYING', repliedAt: serverTimestamp() } },
    'with another team, as the organiser': {
      by: 'organiser',
      playerInstance: { sameAs: 'g_max', status: 'PLAYING' },
      fields: { sameAs: null, team: 'TEAM_A' },
    },
  },
});

paired('replying', reply, {
  base: replying,
  fine: {
    no: { fields: { status: 'NOT_PLAYING' } },
    'what the organiser had replied for them': {
      playerInstance: { answeredBy: 'organiser' },
      fields: { answeredBy: null },
    },
    'at once after the organiser': {
      playerInstance: { status: 'NOT_PLAYING', repliedAt: hoursFromNow(1), answeredBy: 'organiser' },
      fields: { answeredBy: null },
    },
    'as a guest': { by: 'guest', uid: 'guest', playerInstance: { isGuest: true } },
    'under another name': { fields: { name: 'Sammy' } },
    'with the name alone': { fields: { name: 'Sammy', status: undefined, repliedAt: undefined } },
    'the same again, for the first time with a time': { playerInstance: { status: 'PLAYING' } },
    'where an older version had stored no name': { playerInstance: { name: '' } },
    'where it had, and leaving the team': {
      playerInstance: { name: '', status: 'PLAYING', team: 'TEAM_A' },
      fields: { status: 'NOT_PLAYING', team: 'NO_TEAM' },
    },
    'where it had, after the organiser': {
      playerInstance: { name: '', answeredBy: 'organiser' },
      fields: { answeredBy: null },
    },
    'the same again, which changes nothing': {
      playerInstance: { status: 'PLAYING' },
      fields: { repliedAt: undefined },
    },
  },
  wrong: {
    'for somebody else': { by: 'outsider' },
    'for somebody else, saying so': { by: 'outsider', fields: { answeredBy: 'outsider' } },
    'for somebody else as a guest, saying so': { by: 'guest', fields: { answeredBy: 'guest' } },
    'for somebody else by their name alone': {
      by: 'outsider',
      fields: { name: 'Sammy', status: undefined, repliedAt: undefined },
    },
    'for somebody else as a fellow player': { by: 'guest' },
    'without signing in': { by: 'visitor' },
    'after the start': { instance: PLAYED() },
    'when cancelled': { instance: { status: 'CANCELLED' } },
    'as if somebody had done it for them': { fields: { answeredBy: 'organiser' } },
    'by saying alone that somebody had done it for them': {
      fields: { status: undefined, repliedAt: undefined, answeredBy: 'organiser' },
    },
    'under the name of who replied before': { playerInstance: { answeredBy: 'organiser' } },
    'with an unknown reply': { fields: { status: 'MAYBE' } },
    'with null': { fields: { status: null } },
    'with the reply taken away': { fields: { status: deleteField() } },
    'the same again, at another time': { playerInstance: { status: 'PLAYING', repliedAt: hoursFromNow(-1) } },
    'the same again, at another time and under another name': {
      playerInstance: { status: 'PLAYING', repliedAt: hoursFromNow(-1) },
      fields: { name: 'Sammy' },
    },
    'by leaving the team alone': {
      playerInstance: { status: 'PLAYING', team: 'TEAM_A' },
      fields: { status: undefined, repliedAt: undefined, team: 'NO_TEAM' },
    },
    'no reply, at a time': { fields: { status: undefined } },
    'by going back to no reply': { playerInstance: { status: 'PLAYING' }, fields: { status: 'UNANSWERED' } },
    'again at once': { playerInstance: { status: 'NOT_PLAYING', repliedAt: hoursFromNow(1) } },
    'again at once, where it was said that nobody did it for them': {
      playerInstance: { status: 'NOT_PLAYING', repliedAt: hoursFromNow(1), answeredBy: null },
    },
    'without saying when': { fields: { repliedAt: undefined } },
    'at a time of their own choice': { fields: { repliedAt: new Date() } },
    'under a name of spaces': { fields: { name: '  ' } },
    'and picking a team': { fields: { team: 'TEAM_A' } },
    'as somebody registered': { fields: { isGuest: true } },
    'with votes of their own': { fields: { motmVotesReceived: 9 } },
    'with a field more': { fields: { email: 'pam@example.com' } },
  },
});

paired('dropping out of a team', reply, {
  base: {
    ...replying,
    playerInstance: { status: 'PLAYING', team: 'TEAM_A' },
    fields: { status: 'NOT_PLAYING', team: 'NO_TEAM', repliedAt: serverTimestamp() },
  },
  wrong: {
    'without leaving it': { fields: { team: undefined } },
    'but going over to the other one': { fields: { team: 'TEAM_B' } },
    'but still playing': { fields: { status: 'PLAYING' } },
  },
});
