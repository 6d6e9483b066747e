import { randomUUID } from 'node:crypto';
import { ALL_SETTINGS, type Game, MAX_PLAYERS, paths, type RulesCheck } from '@fives/domain';
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
import { allowOnly, type Change, denyAll, testCases, type Write } from './setup/expectations.ts';
import { as, everyoneBut, type TestRole } from './setup/people.ts';
import { aWorld, hoursFromNow, type World } from './setup/world.ts';

const SIGNED_IN = everyoneBut('visitor');
const MEMBERS: TestRole[] = ['guest', 'player', 'organiser'];

const settingsWrite: SettingsWrite = {
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

interface SettingsWrite extends Write {
  readonly game?: Partial<Game>;
  readonly gameLacks?: readonly (keyof Game)[];
}

async function writeSettings({ by, fields, game = {}, gameLacks = [] }: SettingsWrite) {
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
  denyAll('read a game that does not exist', (db) => getDoc(doc(db, paths.game('nowhere'))));
  allowOnly(SIGNED_IN, 'list their own games', (db, uid) =>
    getDocs(query(collection(db, paths.games()), where('memberUids', 'array-contains', uid))),
  );
  denyAll("list another player's games", (db) =>
    getDocs(query(collection(db, paths.games()), where('memberUids', 'array-contains', 'alex'))),
  );
  denyAll('list all games', (db) => getDocs(collection(db, paths.games())));
  denyAll('create a game without the API', (db, uid) => {
    const { id: _, ...fields } = aGame({ orgUid: uid, memberUids: [uid] });
    return setDoc(doc(db, paths.game(randomUUID())), fields);
  });
  denyAll('delete the game', (db) => deleteDoc(doc(db, paths.game(world.gameId))));
});

testCases('changing the settings', writeSettings, {
  base: settingsWrite,
  allowed: {
    'as an organiser who is not the lead': { by: 'player', game: { organiserUids: ['organiser', 'player'] } },
    'as the lead of several organisers': { game: { organiserUids: ['organiser', 'player'] } },
    'in a game with an empty list of organisers': { game: { organiserUids: [] } },
    'with the longest texts': { fields: { name: 'n'.repeat(80), location: 'l'.repeat(120) } },
    'with the fewest players': { fields: { numberOfPlayers: 2 } },
    'with the most players': { fields: { numberOfPlayers: MAX_PLAYERS } },
    'with the time zone UTC': { fields: { timeZone: 'UTC' } },
    'with a European time zone': { fields: { timeZone: 'Europe/London' } },
    'with a Pacific time zone': { fields: { timeZone: 'Pacific/Auckland' } },
    'with a game for members only': { fields: { isClosed: true } },
    'with no guests': { fields: { maxGuests: 0 } },
    'with the most guests': { fields: { maxGuests: MAX_PLAYERS } },
    'with late spots offered to all reserves at once': { fields: { reserveOffers: 'AT_ONCE' } },
    'with a late drop-out limit of one hour': { fields: { lateDropOutHours: 1 } },
    'with a late drop-out limit of three days': { fields: { lateDropOutHours: 72 } },
    'with no limit of guests': { fields: { maxGuests: null } },
    'with removal of all settings that old games lack': {
      fields: Object.fromEntries(
        ALL_SETTINGS.filter(([, { check, isInEveryGame }]) => check !== null && !isInEveryGame).map(
          ([field]) => [field, deleteField()],
        ),
      ),
    },
  },
  refused: {
    'as a player': { by: 'player' },
    'as a guest': { by: 'guest' },
    "as another game's organiser": { by: 'rival' },
    'without signing in': { by: 'visitor' },
    'with an empty name': { fields: { name: '' } },
    'with a name that is too long': { fields: { name: 'n'.repeat(81) } },
    'with a removed name': { fields: { name: deleteField() } },
    'with a name that reverses the text direction': { fields: { name: 'Tuesday \u202E Fives' } },
    'with a blank location': { fields: { location: ' ' } },
    'with a location that is too long': { fields: { location: 'l'.repeat(121) } },
    'with one player': { fields: { numberOfPlayers: 1 } },
    'with too many players': { fields: { numberOfPlayers: MAX_PLAYERS + 1 } },
    'with ten and a half players': { fields: { numberOfPlayers: 10.5 } },
    'with NaN players': { fields: { numberOfPlayers: Number.NaN } },
    'with infinitely many players': { fields: { numberOfPlayers: Number.POSITIVE_INFINITY } },
    'with a text as the number of players': { fields: { numberOfPlayers: '10' } },
    'with a text for the recurring setting': { fields: { isRecurring: 'yes' } },
    'with a number for automatic invites': { fields: { autoInvites: 1 } },
    'with a null vote setting': { fields: { pickMotm: null } },
    'with an unknown time zone': { fields: { timeZone: 'Europe/Londres' } },
    'with a time zone of look-alike letters': { fields: { timeZone: 'U\u017F/Alaska' } },
    'with a number as the time zone': { fields: { timeZone: 1 } },
    'with an unknown reserve offer mode': { fields: { reserveOffers: 'BY_LOT' } },
    'with a null reserve offer mode': { fields: { reserveOffers: null } },
    'with a null late drop-out limit': { fields: { lateDropOutHours: null } },
    'with a late drop-out limit of zero': { fields: { lateDropOutHours: 0 } },
    'with a late drop-out limit of 73 hours': { fields: { lateDropOutHours: 73 } },
    'with a late drop-out limit of 1.5 hours': { fields: { lateDropOutHours: 1.5 } },
    'with a text for the closed setting': { fields: { isClosed: 'yes' } },
    'with too many guests': { fields: { maxGuests: MAX_PLAYERS + 1 } },
    'with a negative number of guests': { fields: { maxGuests: -1 } },
    'with half a guest': { fields: { maxGuests: 0.5 } },
    'with a text as the number of guests': { fields: { maxGuests: '3' } },
    'with a chosen invite key': { fields: { inviteKey: 'mine' } },
    'with a removed player': { fields: { removed: { player: 'Pam' } } },
    'with an organiser offer': {
      fields: { organiserOffer: { uid: 'player', at: new Date(), declined: [] } },
    },
    'with missed replies of a player': { fields: { silence: { player: 9 } } },
    'with a second organiser': { fields: { organiserUids: ['organiser', 'player'] } },
    'without the lead in the list of organisers': {
      ...{ by: 'player', game: { organiserUids: ['organiser', 'player'] } },
      fields: { organiserUids: ['player'] },
    },
    'with another lead organiser': { fields: { orgUid: 'player' } },
    'with an added member': { fields: { memberUids: ['organiser', 'player', 'rival'] } },
    'with a stat of the day': { fields: { dailyStat: { type: 'BIGGEST_CLIMBER' } } },
    'with a changed due time of the daily stat': { fields: { dailyStatDueAt: null } },
    'with another creation time': { fields: { createdAt: serverTimestamp() } },
    'with an extra field': { fields: { isPublic: true } },
  },
});

/** Returns a case for each setting, because no stored value may block a change of another setting. */
function withEachSetting(when: string, change: Change<SettingsWrite>): Record<string, Change<SettingsWrite>> {
  const settings = ALL_SETTINGS.flatMap(([field, { check }]) =>
    check === null ? [] : [[field, check] as const],
  );
  return Object.fromEntries(
    settings.map(([field, check]) => [
      `with another ${field} ${when}`,
      { ...change, fields: { ...change.fields, [field]: otherValueOf(field, check) } },
    ]),
  );
}

function otherValueOf(field: keyof Game, check: RulesCheck): unknown {
  switch (check.kind) {
    case 'flag':
      return !aGame()[field];
    case 'timeZone':
      return 'UTC';
    case 'line':
      return 'Fives';
    case 'whole':
      return check.max;
    case 'oneOf':
      return check.values.at(-1);
  }
}

const DAY = 24;
const POINTS = { win: 3, draw: 1, loss: 0, motm: 5, num3InARow: 3, num5InARow: 5 };
const ENDED_PAUSE = { pausedUntil: hoursFromNow(-DAY), pausedFrom: hoursFromNow(-9 * DAY) };

testCases('pausing a game', writeSettings, {
  base: { by: 'organiser', fields: { pausedUntil: hoursFromNow(14 * DAY) } },
  allowed: {
    'for nearly a year': { fields: { pausedUntil: inAYear(-DAY) } },
    'for an hour': { fields: { pausedUntil: hoursFromNow(1) } },
    'from a later day': { fields: { pausedFrom: hoursFromNow(7 * DAY) } },
    'from now instead of from a later day': {
      game: { pausedFrom: hoursFromNow(7 * DAY) },
      fields: { pausedFrom: null },
    },
    'with null to resume the game': {
      game: { pausedUntil: hoursFromNow(DAY) },
      fields: { pausedUntil: null, pausedFrom: null },
    },
    'again after a pause': { game: ENDED_PAUSE },
    'in a document from before pauses existed': { gameLacks: ['pausedUntil', 'pausedFrom'] },
    'with another setting in a document from before pauses': {
      gameLacks: ['pausedUntil', 'pausedFrom'],
      fields: { pausedUntil: undefined, pickMotm: false },
    },
    'with a removed pause': { game: ENDED_PAUSE, fields: { pausedUntil: deleteField() } },
    ...withEachSetting('after a pause', { game: ENDED_PAUSE, fields: { pausedUntil: undefined } }),
    'with other points after a pause': {
      game: ENDED_PAUSE,
      fields: { pausedUntil: undefined, points: { ...POINTS, win: 2 } },
    },
    'with another start of a pause that ended': {
      game: ENDED_PAUSE,
      fields: { pausedUntil: undefined, pausedFrom: hoursFromNow(-8 * DAY) },
    },
  },
  refused: {
    'as a player': { by: 'player' },
    'as a guest': { by: 'guest' },
    "as another game's organiser": { by: 'rival' },
    'until a past time': { fields: { pausedUntil: hoursFromNow(-1) } },
    'until the current time': { fields: { pausedUntil: serverTimestamp() } },
    'for more than a year': { fields: { pausedUntil: inAYear(1) } },
    'until a text': { fields: { pausedUntil: hoursFromNow(DAY).toISOString() } },
    'until a number': { fields: { pausedUntil: hoursFromNow(DAY).getTime() } },
    'from a text': { fields: { pausedFrom: 'tomorrow' } },
    'from a number': { fields: { pausedFrom: 0 } },
  },
});

const POINT_NAMES = Object.keys(POINTS);
const forEachPoint = (label: string, points: number | string) =>
  Object.fromEntries(
    POINT_NAMES.map((name) => [
      `with ${label} for ${name}`,
      { fields: { points: { ...POINTS, [name]: points } } },
    ]),
  );
const pointsWithout = (missing: string) =>
  Object.fromEntries(Object.entries(POINTS).filter(([name]) => name !== missing));

testCases('setting the points', writeSettings, {
  base: { by: 'organiser', fields: { points: { ...POINTS, win: 2 } } },
  allowed: {
    ...forEachPoint('zero points', 0),
    ...forEachPoint('the most points', 20),
    'in a game without points': { gameLacks: ['points'] },
    ...withEachSetting('in a game without points', { gameLacks: ['points'], fields: { points: undefined } }),
    'with a pause in a game without points': {
      gameLacks: ['points'],
      fields: { points: undefined, pausedUntil: hoursFromNow(DAY), pausedFrom: hoursFromNow(1) },
    },
  },
  refused: {
    'as a player': { by: 'player' },
    'as a guest': { by: 'guest' },
    "as another game's organiser": { by: 'rival' },
    ...forEachPoint('21 points', 21),
    ...forEachPoint('negative points', -1),
    ...forEachPoint('half a point', 0.5),
    ...forEachPoint('a text', '3'),
    ...Object.fromEntries(
      POINT_NAMES.map((name) => [`without ${name}`, { fields: { points: pointsWithout(name) } }]),
    ),
    'with points for another event': { fields: { points: { ...POINTS, somethingElse: 1 } } },
    'with an empty object': { fields: { points: {} } },
    'with a number as the points': { fields: { points: 3 } },
    'with null points': { fields: { points: null } },
    'with removed points': { game: { points: POINTS }, fields: { points: deleteField() } },
    'with an added season': {
      fields: { seasons: [{ id: 'mine', name: 'Mine', from: hoursFromNow(1) }] },
    },
    'with an added champion': {
      fields: { champions: { spring: [{ uid: 'organiser', name: 'Olive', points: 9 }] } },
    },
  },
});

function inAYear(hours: number): Date {
  const date = hoursFromNow(hours);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date;
}
