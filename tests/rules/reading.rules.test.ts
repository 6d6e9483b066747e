import { DEFAULT_MONEY_SETTINGS, paths } from '@fives/domain';
import { aPlayer } from '@fives/domain/testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { beforeAll, describe } from 'vitest';
import { allowOnly, denyAll, searchFor } from './setup/expectations.ts';
import { everyoneBut, type TestRole } from './setup/people.ts';
import { aWorld, PLAYED, remove, storeAll, type World } from './setup/world.ts';

interface Access {
  readonly path: (world: World) => string;
  /** Null for a document that does not exist. */
  readonly fields?: object | null;
  readonly read: readonly TestRole[];
  readonly list?: readonly TestRole[];
  readonly remove?: readonly TestRole[];
  /** Fields of a document that only the server writes. */
  readonly change?: object;
}

const SIGNED_IN = everyoneBut('visitor');
const MEMBERS: readonly TestRole[] = ['guest', 'player', 'organiser'];
const FROM = new Date();
const SHARE = { amount: 500, state: 'OPEN', paid: null, currency: 'GBP', total: 1000 };
const COST = { amount: 1000, currency: 'GBP', excused: [], shares: {}, nudgedAt: null };
const ROWS = { rows: {}, updatedAt: FROM };
const NOTES = { stars: { alex: 5 }, apart: ['alex kim'], keepers: ['alex'] };
const OTHER_STARS = { given: { alex: { sum: 9, raters: 2 } } };

const statsPage = (page: string) => (world: World) => `${paths.game(world.gameId)}/stats/${page}`;
const invalidPage = (page: string): Access => ({ path: statsPage(page), fields: ROWS, read: [] });
const missing = (path: string): Access => ({ path: () => path, fields: null, read: ['guest'] });

const DOCUMENTS: Record<string, Access> = {
  'a player': { path: () => paths.player('player'), fields: aPlayer(), read: ['player'] },
  'a missing player': missing(paths.player('guest')),
  "a player's device": {
    path: () => paths.pushToken('player', 'phone'),
    ...{ read: ['player'], list: ['player'], remove: ['player'] },
  },
  "a guest's device": {
    path: () => paths.pushToken('guest', 'phone'),
    ...{ read: ['guest'], list: ['guest'], remove: ['guest'] },
  },
  "a player's notification": {
    path: () => paths.notification('player', 'invite'),
    ...{ read: ['player'], list: ['player'], change: { title: 'Tuesday' } },
  },
  "a guest's notification": {
    path: () => paths.notification('guest', 'invite'),
    ...{ read: ['guest'], list: ['guest'] },
  },
  'notification settings': { path: () => paths.notificationSettings('player'), read: ['player'] },
  'missing notification settings': missing(paths.notificationSettings('guest')),
  'email settings': { path: () => paths.emailSettings('player'), read: ['player'] },
  'missing email settings': missing(paths.emailSettings('guest')),
  'a calendar address': {
    path: () => paths.calendarFeed('player'),
    ...{ read: ['player'], change: { secretHash: 'of another', createdAt: FROM } },
  },
  'a missing calendar address': missing(paths.calendarFeed('guest')),
  'the table of a game': {
    path: ({ gameId }) => paths.statsTable(gameId),
    ...{ read: MEMBERS, change: ROWS },
  },
  'the history of a game': { path: ({ gameId }) => paths.statsHistory(gameId), read: MEMBERS },
  'a part of a history': {
    path: ({ gameId }) => paths.statsHistoryPart(gameId, 0),
    ...{ read: MEMBERS, change: { instances: [], before: {} } },
  },
  'part 12 of a history': { path: ({ gameId }) => paths.statsHistoryPart(gameId, 12), read: MEMBERS },
  'a part with a text as its number': invalidPage('history-draft'),
  'a part without a number': invalidPage('history-'),
  'a part with text after its number': invalidPage('history-0-draft'),
  'the table of a season': {
    path: ({ gameId }) => paths.seasonTable(gameId, 'aB3-_'),
    ...{ read: MEMBERS, change: ROWS },
  },
  'a table with an empty season id': invalidPage('season-'),
  'a table with an invalid season id': invalidPage('season-a.b'),
  'an id that ends like a season table': invalidPage('last-season-a'),
  'another document of the stats': invalidPage('draft'),
  'a table in another collection': { path: ({ gameId }) => `games/${gameId}/others/table`, read: [] },
  'a deleted game': { path: () => paths.game('nowhere'), fields: null, read: SIGNED_IN },
  'an instance of a deleted game': {
    path: () => paths.gameInstance('nowhere'),
    fields: null,
    read: SIGNED_IN,
  },
  'a table of a missing game': { path: () => paths.statsTable('nowhere'), read: [] },
  'a season': {
    path: ({ gameId }) => paths.season(gameId, 'spring'),
    ...{ read: MEMBERS, list: MEMBERS, change: { name: 'Mine', from: FROM } },
  },
  'money settings': {
    path: ({ gameId }) => paths.moneySettings(gameId),
    ...{ read: MEMBERS, change: { ...DEFAULT_MONEY_SETTINGS, howToPay: 'Me' } },
  },
  'a document next to money settings': { path: ({ gameId }) => `games/${gameId}/money/other`, read: [] },
  'money settings in another collection': {
    path: ({ gameId }) => `games/${gameId}/other/settings`,
    read: [],
  },
  "an organiser's notes": {
    path: ({ gameId }) => paths.organiserNotesOf(gameId, 'organiser'),
    ...{ fields: NOTES, read: ['organiser'] },
  },
  'notes of a member who was asked for stars': {
    path: ({ gameId }) => paths.organiserNotesOf(gameId, 'player'),
    ...{ fields: NOTES, read: ['player'] },
  },
  'notes of a former member': { path: ({ gameId }) => paths.organiserNotesOf(gameId, 'rival'), read: [] },
  'stars from others for an organiser': {
    path: ({ gameId }) => paths.otherStarsOf(gameId, 'organiser'),
    ...{ fields: OTHER_STARS, read: ['organiser'], change: { given: {} } },
  },
  'stars from others for a player': {
    path: ({ gameId }) => paths.otherStarsOf(gameId, 'player'),
    ...{ fields: OTHER_STARS, read: [] },
  },
  'a player instance': {
    path: ({ giId }) => paths.playerInstance(giId, 'player'),
    ...{ fields: { status: 'PLAYING' }, read: SIGNED_IN, list: SIGNED_IN },
  },
  'an admission': {
    path: ({ giId }) => paths.admission(giId, 'newcomer'),
    ...{ fields: { key: 'the-new-one' }, read: [] },
  },
  'a cost': {
    path: ({ giId }) => paths.cost(giId),
    ...{ fields: COST, read: ['organiser'], change: { ...COST, amount: 1 } },
  },
  'a cost in another collection': { path: ({ giId }) => `gameInstances/${giId}/other/cost`, read: [] },
  "a player's share": {
    path: ({ giId }) => paths.ownShare(giId, 'player'),
    ...{ fields: SHARE, read: ['player'], change: { ...SHARE, state: 'SAID_PAID' } },
  },
  "a guest's share": {
    path: ({ giId }) => paths.ownShare(giId, 'guest'),
    ...{ fields: SHARE, read: ['guest'], change: { ...SHARE, state: 'SAID_PAID' } },
  },
  'a ballot': {
    path: ({ giId }) => paths.motmBallot(giId, 'player'),
    ...{ fields: { votes: ['bo', 'kim', 'guest'], castAt: FROM }, read: ['player'] },
  },
};

describe.each(Object.entries(DOCUMENTS))('%s', (_, access) => {
  const { fields = { createdAt: FROM }, read, list = [], remove: removers = [], change } = access;
  let path: string;
  let folder: string;
  beforeAll(async () => {
    path = access.path(await aWorld({ instance: PLAYED() }));
    folder = path.slice(0, path.lastIndexOf('/'));
    await (fields ? storeAll({ [path]: fields }) : remove(path));
  });

  allowOnly(read, 'read the document', (db) => getDoc(doc(db, path)));
  allowOnly(list, 'list the collection', (db) => getDocs(collection(db, folder)));
  allowOnly(list, 'search for the document', (db) =>
    searchFor(path.slice(folder.length + 1), collection(db, folder)),
  );
  if (change) denyAll('change the document', (db) => setDoc(doc(db, path), change));
  allowOnly(removers, 'delete the document', (db) => deleteDoc(doc(db, path)));
  if (change)
    denyAll('create the document', async (db) => {
      await remove(path);
      await setDoc(doc(db, path), change);
    });
});
