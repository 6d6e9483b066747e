import { paths } from '@fives/domain';
import { aPlayer } from '@fives/domain/testing';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { allowed, refused } from './setup/expectations.ts';
import { ALL_FIELDS } from './setup/fields.ts';
import { as, emailOf, everyoneBut, type Who } from './setup/people.ts';
import { aWorld, PLAYED, remove, storeAll, type World } from './setup/world.ts';

/** Something that one may write: by whom, where, and with which fields; each may be written where it says so. */
interface Writing {
  readonly by: Who;
  readonly path: (world: World) => string;
  readonly fields: Record<string, unknown>;
  /** Fields beside those of `fields` that this writer may write; other tests say how. */
  readonly may?: readonly string[];
  readonly world?: () => Promise<World>;
}

const now = serverTimestamp();
const aDevice = { token: 'abc:DEF-1', createdAt: now, refreshedAt: now, userAgent: 'A phone' };
const MAY_PLAN = [
  'status',
  'startDateTime',
  'winningTeam',
  'winningMargin',
  'teamAGoals',
  'teamBGoals',
  'scoreDeclined',
];
const MAY_SET = [
  'location',
  'numberOfPlayers',
  'isRecurring',
  'autoInvites',
  'pickMotm',
  'timeZone',
  'maxGuests',
  'isClosed',
];

const withoutPlaceOf = (uid: string) => aWorld({ people: { [uid]: null } });
const played = () => aWorld({ instance: PLAYED() });

const CREATING: Record<string, Writing> = {
  'their own player': {
    by: 'player',
    path: () => paths.player('player'),
    fields: { name: 'Sam', email: emailOf('player'), createdAt: now },
  },
  'a device': { by: 'player', path: () => paths.pushToken('player', 'phone'), fields: aDevice },
  'what they want to hear of': {
    by: 'player',
    path: () => paths.notificationSettings('player'),
    fields: { off: [] },
  },
  'notes about the players': {
    by: 'organiser',
    path: ({ gameId }) => paths.organiserNotesOf(gameId, 'organiser'),
    fields: { stars: {}, apart: [], keepers: [] },
  },
  'a first reply': {
    by: 'outsider',
    path: ({ giId }) => paths.playerInstance(giId, 'outsider'),
    fields: { name: 'Otto', isGuest: false, status: 'PLAYING', team: 'NO_TEAM', repliedAt: now },
    may: ['answeredBy', 'motmVotesReceived'],
    world: () => withoutPlaceOf('outsider'),
  },
  'the key of an invite link': {
    by: 'newcomer',
    path: ({ giId }) => paths.admission(giId, 'newcomer'),
    fields: { key: 'the-new-one' },
    world: () => aWorld({ game: { inviteKey: 'the-new-one' } }),
  },
  'a ballot': {
    by: 'player',
    path: ({ giId }) => paths.motmBallot(giId, 'player'),
    fields: { votes: ['alex', 'kim', 'bo'], castAt: now },
    world: played,
  },
};

const CHANGING: Record<string, Writing> = {
  'their own name': {
    by: 'player',
    path: () => paths.player('player'),
    fields: { name: 'Sammy' },
    world: () => stored(paths.player('player'), aPlayer({ email: emailOf('player') })),
  },
  'a device': {
    by: 'player',
    path: () => paths.pushToken('player', 'phone'),
    fields: { token: 'abc:DEF-2', refreshedAt: now },
    may: ['userAgent'],
    world: () =>
      stored(paths.pushToken('player', 'phone'), {
        ...aDevice,
        createdAt: new Date(0),
        refreshedAt: new Date(0),
      }),
  },
  'what has been read': {
    by: 'player',
    path: () => paths.notification('player', 'invite'),
    fields: { readAt: now },
    world: () =>
      stored(paths.notification('player', 'invite'), {
        kind: 'INVITE',
        readAt: null,
        createdAt: new Date(0),
      }),
  },
  'the settings of a game': {
    by: 'organiser',
    path: ({ gameId }) => paths.game(gameId),
    fields: { name: 'Thursday Fives' },
    may: MAY_SET,
  },
  'an instance ahead': {
    by: 'organiser',
    path: ({ giId }) => paths.gameInstance(giId),
    fields: { teamAName: 'Bibs', teamBName: 'Colours', teamAColour: '#123456', teamBColour: '#654321' },
    may: MAY_PLAN,
  },
  'an instance that has been played': {
    by: 'organiser',
    path: ({ giId }) => paths.gameInstance(giId),
    fields: { winningTeam: 'TEAM_A', teamAGoals: 3, teamBGoals: 1 },
    may: ['winningMargin', 'scoreDeclined', 'teamAName', 'teamBName', 'teamAColour', 'teamBColour'],
    world: played,
  },
  'their own reply': {
    by: 'player',
    path: ({ giId }) => paths.playerInstance(giId, 'player'),
    fields: { status: 'NOT_PLAYING', repliedAt: now },
    may: ['name', 'team'],
  },
  "somebody's reply": {
    by: 'organiser',
    path: ({ giId }) => paths.playerInstance(giId, 'player'),
    fields: { status: 'NOT_PLAYING', repliedAt: now, answeredBy: 'organiser' },
    may: ['team', 'takenOutAt'],
  },
};

// Whoever may write a document writes none of the fields that are not theirs, be they of this document or of any other.
describe.each(Object.entries(CREATING))('writing %s', (_, writing) => {
  const attempt = async (more: Record<string, unknown>, by = writing.by) => {
    const world = await (writing.world ?? aWorld)();
    const path = writing.path(world);
    await remove(path);
    await setDoc(doc(await as(by), path), { ...writing.fields, ...more });
  };
  test('is allowed', () => allowed(attempt({})));
  test('is refused with each field more', () => refusedWithEach(writing, attempt));
  test('is refused to everybody else', () => refusedToOthers(writing, attempt));
});

describe.each(Object.entries(CHANGING))('changing %s', (_, writing) => {
  const attempt = async (more: Record<string, unknown>, by = writing.by) => {
    const path = writing.path(await (writing.world ?? aWorld)());
    await updateDoc(doc(await as(by), path), { ...writing.fields, ...more });
  };
  test('is allowed', () => allowed(attempt({})));
  test('is refused with each field more', () => refusedWithEach(writing, attempt));
  test('is refused to everybody else', () => refusedToOthers(writing, attempt));
});

async function refusedWithEach(
  { fields, may = [] }: Writing,
  attempt: (more: Record<string, unknown>) => Promise<void>,
): Promise<void> {
  const others = ALL_FIELDS.filter((field) => !(field in fields) && !may.includes(field));
  await Promise.all(others.map((field) => refused(attempt({ [field]: now }))));
}

async function refusedToOthers(
  { by }: Writing,
  attempt: (more: Record<string, unknown>, by: Who) => Promise<void>,
): Promise<void> {
  for (const other of everyoneBut(by)) await refused(attempt({}, other));
}

async function stored(path: string, fields: object): Promise<World> {
  await storeAll({ [path]: fields });
  return { gameId: '', giId: '' };
}
