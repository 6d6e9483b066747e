import { randomUUID } from 'node:crypto';
import { ALL_SETTINGS, type Game, MAX_PLAYERS, paths } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeAll, describe } from 'vitest';
import { allowOnly, denyAll, paired, type Write } from './setup/expectations.ts';
import { as, everyoneBut, type TestRole } from './setup/people.ts';
import { aWorld, hoursFromNow, type World } from './setup/world.ts';

const SIGNED_IN = everyoneBut('visitor');
const MEMBERS: TestRole[] = ['guest', 'player', 'organiser'];

const setting: Setting = {
  by: 'organiser',
  fields: {
    name: 'Thursday Fives',
    location: 'Hackney Marshes',
    numberOfPlayers: 12,
    isRecurring: false,
    autoInvites: true,
    pickMotm: false,
    timeZone: 'America/Argentina/Buenos_Aires',
  },
};

interface Setting extends Write {
  readonly game?: Partial<Game>;
  readonly gameLacks?: readonly (keyof Game)[];
}

async function set({ by, fields, game = {}, gameLacks = [] }: Setting) {
  const { gameId } = await aWorld({ game, gameLacks });
  await updateDoc(doc(await as(by), paths.game(gameId)), fields);
}

// `games/{gameId}`
describe('games', () => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld();
  });

  allowOnly(MEMBERS, 'read the game', (db) => getDoc(doc(db, paths.game(world.gameId))));
  denyAll('tell a game that is not there from one of others', (db) => getDoc(doc(db, paths.game('nowhere'))));
  allowOnly(SIGNED_IN, 'list the games of their own', (db, who) =>
    getDocs(query(collection(db, paths.games()), where('memberUids', 'array-contains', who))),
  );
  denyAll("list somebody else's games", (db) =>
    getDocs(query(collection(db, paths.games()), where('memberUids', 'array-contains', 'alex'))),
  );
  denyAll('list all games', (db) => getDocs(collection(db, paths.games())));
  denyAll('create a game past the server', (db, who) => {
    const { id: _, ...fields } = aGame({ orgUid: who, memberUids: [who] });
    return setDoc(doc(db, paths.game(randomUUID())), fields);
  });
  denyAll('delete the game', (db) => deleteDoc(doc(db, paths.game(world.gameId))));
});

paired('changing the settings', set, {
  base: setting,
  fine: {
    'by an organiser beside the first': { by: 'player', game: { organiserUids: ['organiser', 'player'] } },
    'by the first organiser beside another': { game: { organiserUids: ['organiser', 'player'] } },
    'of a game of before there could be several organisers': { game: { organiserUids: [] } },
    'with the longest texts': { fields: { name: 'n'.repeat(80), location: 'l'.repeat(120) } },
    'for the fewest players': { fields: { numberOfPlayers: 2 } },
    'for the most players': { fields: { numberOfPlayers: MAX_PLAYERS } },
    'in universal time': { fields: { timeZone: 'UTC' } },
    'in Europe': { fields: { timeZone: 'Europe/London' } },
    'in the ocean': { fields: { timeZone: 'Pacific/Auckland' } },
    'for members alone': { fields: { isClosed: true } },
    'for no guests': { fields: { maxGuests: 0 } },
    'for the most guests': { fields: { maxGuests: MAX_PLAYERS } },
    'and offering late spots to all at once': { fields: { reserveOffers: 'AT_ONCE' } },
    'with every drop-out within an hour late': { fields: { lateDropOutHours: 1 } },
    'with every drop-out within three days late': { fields: { lateDropOutHours: 72 } },
    'for as many guests as there are spots': { fields: { maxGuests: null } },
    'of a game without the newer settings': {
      fields: Object.fromEntries(
        ALL_SETTINGS.filter(([, { check, isInEveryGame }]) => check !== null && !isInEveryGame).map(
          ([field]) => [field, deleteField()],
        ),
      ),
    },
  },
  wrong: {
    'by a player': { by: 'player' },
    'by a guest': { by: 'guest' },
    "by another game's organiser": { by: 'rival' },
    'without signing in': { by: 'visitor' },
    'to no name': { fields: { name: '' } },
    'to a name too long': { fields: { name: 'n'.repeat(81) } },
    'with the name taken away': { fields: { name: deleteField() } },
    'to a name that turns the text round': { fields: { name: 'Tuesday \u202E Fives' } },
    'to no location': { fields: { location: ' ' } },
    'to a location too long': { fields: { location: 'l'.repeat(121) } },
    'for one player': { fields: { numberOfPlayers: 1 } },
    'for more players than the most': { fields: { numberOfPlayers: MAX_PLAYERS + 1 } },
    'for ten and a half players': { fields: { numberOfPlayers: 10.5 } },
    'for NaN players': { fields: { numberOfPlayers: Number.NaN } },
    'for infinitely many players': { fields: { numberOfPlayers: Number.POSITIVE_INFINITY } },
    'for a word of players': { fields: { numberOfPlayers: '10' } },
    'with a word for recurring': { fields: { isRecurring: 'yes' } },
    'with a number for automatic invites': { fields: { autoInvites: 1 } },
    'with null for the vote': { fields: { pickMotm: null } },
    'in a zone that does not exist': { fields: { timeZone: 'Europe/Londres' } },
    'in a zone whose letters only look like others': { fields: { timeZone: 'U\u017F/Alaska' } },
    'in a zone that is a number': { fields: { timeZone: 1 } },
    'and offering late spots in an unknown way': { fields: { reserveOffers: 'BY_LOT' } },
    'and offering late spots in no way': { fields: { reserveOffers: null } },
    'without saying when drop-outs are late': { fields: { lateDropOutHours: null } },
    'with no drop-out late': { fields: { lateDropOutHours: 0 } },
    'with drop-outs late from long before': { fields: { lateDropOutHours: 73 } },
    'with half an hour for late': { fields: { lateDropOutHours: 1.5 } },
    'with a word for closed': { fields: { isClosed: 'yes' } },
    'for more guests than the most': { fields: { maxGuests: MAX_PLAYERS + 1 } },
    'for fewer guests than none': { fields: { maxGuests: -1 } },
    'for half a guest': { fields: { maxGuests: 0.5 } },
    'for a word of guests': { fields: { maxGuests: '3' } },
    'with an invite key of their own choice': { fields: { inviteKey: 'mine' } },
    'with somebody taken out for good': { fields: { removed: { player: 'Pam' } } },
    'that is offered to them': {
      fields: { organiserOffer: { uid: 'player', at: new Date(), declined: [] } },
    },
    'with somebody who is silent': { fields: { silence: { player: 9 } } },
    'with another organiser beside them': { fields: { organiserUids: ['organiser', 'player'] } },
    'without the other organisers': {
      ...{ by: 'player', game: { organiserUids: ['organiser', 'player'] } },
      fields: { organiserUids: ['player'] },
    },
    'with another organiser': { fields: { orgUid: 'player' } },
    'with more members': { fields: { memberUids: ['organiser', 'player', 'rival'] } },
    'with a stat of the day': { fields: { dailyStat: { type: 'BIGGEST_CLIMBER' } } },
    'with another day for the stat of the day': { fields: { dailyStatDueAt: null } },
    'with another creation time': { fields: { createdAt: serverTimestamp() } },
    'with a field more': { fields: { isPublic: true } },
  },
});

const DAY = 24;
const ENDED = { pausedUntil: hoursFromNow(-DAY), pausedFrom: hoursFromNow(-9 * DAY) };

paired('pausing a game', set, {
  base: { by: 'organiser', fields: { pausedUntil: hoursFromNow(14 * DAY) } },
  fine: {
    'for nearly a year': { fields: { pausedUntil: inAYear(-DAY) } },
    'for an hour': { fields: { pausedUntil: hoursFromNow(1) } },
    'from a day on': { fields: { pausedFrom: hoursFromNow(7 * DAY) } },
    'at once, and not later': {
      game: { pausedFrom: hoursFromNow(7 * DAY) },
      fields: { pausedFrom: null },
    },
    'no more': { game: { pausedUntil: hoursFromNow(DAY) }, fields: { pausedUntil: null, pausedFrom: null } },
    'once more, after a pause': { game: ENDED },
    'of before there were pauses': { gameLacks: ['pausedUntil', 'pausedFrom'] },
    'of before there were pauses, leaving it at that': {
      gameLacks: ['pausedUntil', 'pausedFrom'],
      fields: { pausedUntil: undefined, pickMotm: false },
    },
    'with the pause taken away': { game: ENDED, fields: { pausedUntil: deleteField() } },
    'that is over, which is left at that': { game: ENDED, fields: { pausedUntil: undefined, name: 'Fives' } },
  },
  wrong: {
    'by a player': { by: 'player' },
    'by a guest': { by: 'guest' },
    "by another game's organiser": { by: 'rival' },
    'into the past': { fields: { pausedUntil: hoursFromNow(-1) } },
    'until this very moment': { fields: { pausedUntil: serverTimestamp() } },
    'for more than a year': { fields: { pausedUntil: inAYear(1) } },
    'until a text': { fields: { pausedUntil: hoursFromNow(DAY).toISOString() } },
    'until a number': { fields: { pausedUntil: hoursFromNow(DAY).getTime() } },
    'from a text': { fields: { pausedFrom: 'tomorrow' } },
    'from a number': { fields: { pausedFrom: 0 } },
  },
});

const POINTS = { win: 3, draw: 1, loss: 0, motm: 5, num3InARow: 3, num5InARow: 5 };
const NAMES = Object.keys(POINTS);
const eachOf = (what: string, points: number | string) =>
  Object.fromEntries(
    NAMES.map((name) => [`with ${what} for ${name}`, { fields: { points: { ...POINTS, [name]: points } } }]),
  );
const without = (gone: string) =>
  Object.fromEntries(Object.entries(POINTS).filter(([name]) => name !== gone));

paired('choosing what earns how many points', set, {
  base: { by: 'organiser', fields: { points: { ...POINTS, win: 2 } } },
  fine: {
    ...eachOf('none', 0),
    ...eachOf('the most', 20),
    'in a game of before one could choose': { gameLacks: ['points'] },
    'in a game of before one could choose, leaving it at that': {
      gameLacks: ['points'],
      fields: { points: undefined, pickMotm: false },
    },
  },
  wrong: {
    'by a player': { by: 'player' },
    'by a guest': { by: 'guest' },
    "by another game's organiser": { by: 'rival' },
    ...eachOf('twenty-one', 21),
    ...eachOf('fewer than none', -1),
    ...eachOf('half a point', 0.5),
    ...eachOf('a word', '3'),
    ...Object.fromEntries(NAMES.map((name) => [`without ${name}`, { fields: { points: without(name) } }])),
    'with another kind': { fields: { points: { ...POINTS, somethingElse: 1 } } },
    'with none at all': { fields: { points: {} } },
    'with a number': { fields: { points: 3 } },
    'with null': { fields: { points: null } },
    'with the points taken away': { game: { points: POINTS }, fields: { points: deleteField() } },
    'with a season beside them': {
      fields: { seasons: [{ id: 'mine', name: 'Mine', from: hoursFromNow(1) }] },
    },
    'with a champion beside them': {
      fields: { champions: { spring: [{ uid: 'organiser', name: 'Olive', points: 9 }] } },
    },
  },
});

function inAYear(hours: number): Date {
  const then = hoursFromNow(hours);
  then.setUTCFullYear(then.getUTCFullYear() + 1);
  return then;
}
