import { paths } from '@fives/domain';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { type LooselySent, send } from '../support/api-client.ts';
import { database, kickOff } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';

const SECRET = 'nobody-is-to-read-this';

let roles: Record<'visitor' | 'guest' | 'outsider' | 'member' | 'organiser', Person | null>;
let olive: Person;
let ana: Person;
let gameId: string;
let giId: string;

beforeAll(async () => {
  olive = await signUp('Olive');
  ana = await signUp('Ana');
  roles = {
    visitor: null,
    guest: await guest(),
    outsider: await signUp('Zed'),
    member: ana,
    organiser: olive,
  };
  ({ gameId, giId } = await createGame(olive));
  await joinAll(giId, [ana]);
  await kickOff(giId);
  const references = [olive, ana].map(({ uid }) => database().doc(paths.playerInstance(giId, uid)));
  await Promise.all(references.map((reference) => reference.update({ status: 'PLAYING', team: 'TEAM_A' })));
  await database()
    .doc(paths.gameInstance(giId))
    .update({
      winningTeam: 'TEAM_A',
      forecast: { teamA: [ana.uid], teamB: [olive.uid], chanceA: 0.5, confidence: 'low' },
      motmAwarded: [{ uid: ana.uid, name: ana.name, votes: 1 }],
    });
  const stat = { type: 'BIGGEST_CLIMBER', text: 'Up', playerId: ana.uid, name: ana.name, value: 1 };
  await database()
    .doc(paths.game(gameId))
    .update({ dailyStat: { ...stat, computedAt: new Date() } });
  await database()
    .doc(paths.motmBallot(giId, ana.uid))
    .set({ votes: [olive.uid], castAt: new Date() });
  await settle();
  const table = await database().doc(paths.statsTable(gameId)).get();
  expect(Object.keys(table.get('rows') ?? {})).toContain(ana.uid);

  await plantSecrets();
});

async function plantSecrets(): Promise<void> {
  const documents = [
    paths.game(gameId),
    paths.statsTable(gameId),
    paths.statsHistory(gameId),
    paths.gameInstance(giId),
    paths.motmBallot(giId, ana.uid),
    ...[olive, ana].flatMap(({ uid }) => [paths.player(uid), paths.playerInstance(giId, uid)]),
  ];
  for (const path of documents) {
    const reference = database().doc(path);
    await reference.set(withExtraFields((await reference.get()).data()) as DocumentData);
  }
}

function withExtraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtraFields);
  if (value === null || typeof value !== 'object' || value instanceof Timestamp) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withExtraFields(field)]);
  return { ...Object.fromEntries(fields), newer: SECRET };
}

const calls = (person: Person | null): [Parameters<typeof send>[0], LooselySent][] => [
  ['getGameInstance', { params: { giId } }],
  ['getGame', { params: { gameId } }],
  ['getGameStats', { params: { gameId } }],
  ['listGames', { params: { playerId: person?.uid ?? 'nobody' } }],
  ['getReach', { params: { giId } }],
  ['getPlayer', { params: { id: ana.uid } }],
  ['findPlayer', { query: { uid: olive.uid } }],
  ['updateGame', { params: { gameId }, body: { pickMotm: true } }],
  ['setTeamLooks', { params: { giId }, body: { teamAName: 'Bibs' } }],
  ['setWinner', { params: { giId }, body: { winningTeam: 'TEAM_A' } }],
  [
    'updatePlayerInstance',
    { params: { piId: `${giId}_${ana.uid}` }, body: { motmVotes: [`${giId}_${olive.uid}`] } },
  ],
];

test('responses contain no field that the contract does not name', async () => {
  const successes: Record<string, number> = {};
  for (const [role, person] of Object.entries(roles)) {
    for (const [name, sent] of calls(person)) {
      const { status, text } = await send(name, sent, person);
      expect(status, `${role}: ${name} ${text}`).toBeLessThan(500);
      expect(text, `${role}: ${name}`).not.toContain(SECRET);
      expect(text, `${role}: ${name}`).not.toMatch(/"(dueAt|handled|newer)"/);
      if (status === 200) successes[role] = (successes[role] ?? 0) + 1;
    }
  }
  // An outsider and a guest get the invite card and their empty list of games.
  expect(successes).toEqual({ visitor: 1, guest: 2, outsider: 2, member: 7, organiser: 10 });
});

test('invite card of a visitor contains no names or uids', async () => {
  const { status, text } = await send('getGameInstance', { params: { giId } }, null);
  expect(status).toBe(200);
  for (const { uid, name } of [olive, ana]) {
    expect(text).not.toContain(uid);
    expect(text).not.toContain(`"${name}"`);
  }
  expect(JSON.parse(text)).toMatchObject({
    name: 'Tuesday Fives',
    location: 'Powerleague Shoreditch',
    numberOfPlayers: 10,
    timeZone: 'Europe/London',
    gameInstances: [
      { _id: giId, winningTeam: 'TEAM_A', motmAwarded: [], forecast: null, counts: expect.anything() },
    ],
  });
});
