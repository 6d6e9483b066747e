import { createHash } from 'node:crypto';
import { paths } from '@fives/domain';
import { aPlayer } from '@fives/domain/testing';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { allowed, refused } from './setup/expectations.ts';
import { fieldsExcept } from './setup/fields.ts';
import { as, emailOf, everyoneBut, type TestRole } from './setup/people.ts';
import { aWorld, PLAYED, remove, storeAll, type World } from './setup/world.ts';

interface Writing {
  readonly by: TestRole;
  readonly path: (world: World) => string;
  readonly fields: Record<string, unknown>;
  /** Other fields that the same role may write in other tests. */
  readonly may?: readonly string[];
  readonly world?: () => Promise<World>;
  /** True if the rules do not check whether the account was deleted. */
  readonly isOpenToDeleted?: boolean;
}

const now = serverTimestamp();
const aDevice = { token: 'abc:DEF-1', createdAt: now, refreshedAt: now, userAgent: 'A phone' };
const PLAN_FIELDS = [
  'status',
  'cancelReason',
  'startDateTime',
  'regularStart',
  'ownLocation',
  'winningTeam',
  'winningMargin',
  'teamAGoals',
  'teamBGoals',
  'scoreDeclined',
];

const worldWithoutPlayerInstance = (uid: string) => aWorld({ people: { [uid]: null } });
const played = () => aWorld({ instance: PLAYED() });

const CREATING: Record<string, Writing> = {
  'their own player': {
    by: 'player',
    path: () => paths.player('player'),
    fields: { name: 'Sam', email: emailOf('player'), createdAt: now },
  },
  'a device': { by: 'player', path: () => paths.pushToken('player', 'phone'), fields: aDevice },
  'notification settings': {
    by: 'player',
    path: () => paths.notificationSettings('player'),
    fields: { off: [] },
  },
  'email settings': {
    by: 'player',
    path: () => paths.emailSettings('player'),
    fields: { isOn: false },
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
    world: () => worldWithoutPlayerInstance('outsider'),
  },
  'the key of an invite link': {
    by: 'newcomer',
    path: ({ giId }) => paths.admission(giId, 'newcomer'),
    fields: { key: 'the-new-one', uid: 'newcomer' },
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
    world: () => worldWith(paths.player('player'), aPlayer({ email: emailOf('player') })),
  },
  'a device': {
    by: 'player',
    path: () => paths.pushToken('player', 'phone'),
    fields: { token: 'abc:DEF-2', refreshedAt: now },
    may: ['userAgent'],
    world: () =>
      worldWith(paths.pushToken('player', 'phone'), {
        ...aDevice,
        createdAt: new Date(0),
        refreshedAt: new Date(0),
      }),
  },
  'the read time of a notification': {
    by: 'player',
    path: () => paths.notification('player', 'invite'),
    fields: { readAt: now },
    isOpenToDeleted: true,
    world: () =>
      worldWith(paths.notification('player', 'invite'), {
        kind: 'INVITE',
        readAt: null,
        createdAt: new Date(0),
      }),
  },
  'email settings': {
    by: 'player',
    path: () => paths.emailSettings('player'),
    fields: { isOn: false },
    world: () => worldWith(paths.emailSettings('player'), { isOn: true, unsubscribeSecret: 'secret' }),
  },
  'an upcoming instance': {
    by: 'organiser',
    path: ({ giId }) => paths.gameInstance(giId),
    fields: { teamAName: 'Bibs', teamBName: 'Colours', teamAColour: '#123456', teamBColour: '#654321' },
    may: PLAN_FIELDS,
  },
  'a played instance': {
    by: 'organiser',
    path: ({ giId }) => paths.gameInstance(giId),
    fields: { winningTeam: 'TEAM_A', teamAGoals: 3, teamBGoals: 1 },
    may: ['winningMargin', 'scoreDeclined', 'teamAName', 'teamBName', 'teamAColour', 'teamBColour'],
    world: played,
  },
  'notes about the players': {
    by: 'organiser',
    path: ({ gameId }) => paths.organiserNotesOf(gameId, 'organiser'),
    fields: { stars: { kim: 2 }, apart: ['bo kim'], keepers: ['kim'] },
    async world() {
      const world = await aWorld();
      const notes = { stars: {}, apart: [], keepers: [] };
      await storeAll({ [paths.organiserNotesOf(world.gameId, 'organiser')]: notes });
      return world;
    },
  },
  'their own reply': {
    by: 'player',
    path: ({ giId }) => paths.playerInstance(giId, 'player'),
    fields: { status: 'NOT_PLAYING', repliedAt: now },
    may: ['name', 'team'],
  },
  "another player's reply": {
    by: 'organiser',
    path: ({ giId }) => paths.playerInstance(giId, 'player'),
    fields: { status: 'NOT_PLAYING', repliedAt: now, answeredBy: 'organiser' },
    may: ['team', 'takenOutAt'],
  },
  "their plus-one's acceptance": {
    by: 'player',
    path: ({ giId }) => paths.playerInstance(giId, 'g_max'),
    fields: { acceptedAt: now, answeredBy: 'player' },
    world: () => aWorld({ people: { g_max: { isGuest: true, broughtBy: 'player', status: 'PLAYING' } } }),
  },
};

type Attempt = (world: World, extra?: Record<string, unknown>, by?: TestRole) => Promise<void>;

describe.each(Object.entries(CREATING))('writing %s', (_, writing) => {
  const { path, world = aWorld } = writing;
  const makeWorld = async () => {
    const made = await world();
    await remove(path(made));
    return made;
  };
  createTests(writing, makeWorld, async (made, extra = {}, by = writing.by) => {
    await setDoc(doc(await as(by), path(made)), { ...writing.fields, ...extra });
  });
});

describe.each(Object.entries(CHANGING))('changing %s', (_, writing) => {
  createTests(writing, writing.world ?? aWorld, async (world, extra = {}, by = writing.by) => {
    await updateDoc(doc(await as(by), writing.path(world)), { ...writing.fields, ...extra });
  });
});

/** Tries the allowed write last, which proves that the field or the role caused each refusal. */
function createTests(
  { by, fields, may = [], isOpenToDeleted = false }: Writing,
  makeWorld: () => Promise<World>,
  attempt: Attempt,
): void {
  test('is refused with each extra field', async () => {
    const world = await makeWorld();
    const others = fieldsExcept(Object.keys(fields)).filter((field) => !may.includes(field));
    await Promise.all(others.map((field) => refused(attempt(world, { [field]: now }))));
    await allowed(attempt(world));
  });

  if (!isOpenToDeleted) {
    test('is refused to a deleted account', async () => {
      const world = await makeWorld();
      const deletion = paths.deletedAccount(createHash('sha256').update(by).digest('hex').toUpperCase());
      await storeAll({ [deletion]: { deletedAt: new Date() } });
      await refused(attempt(world));
      await remove(deletion);
      await allowed(attempt(world));
    });
  }

  test('is refused to every other role', async () => {
    const world = await makeWorld();
    await Promise.all(everyoneBut(by).map((other) => refused(attempt(world, {}, other))));
    await allowed(attempt(world));
  });
}

async function worldWith(path: string, fields: object): Promise<World> {
  await storeAll({ [path]: fields });
  return { gameId: '', giId: '' };
}
