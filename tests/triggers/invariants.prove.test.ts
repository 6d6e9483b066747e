import { paths, toGameSummary } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import { beforeAll, expect, test } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { orphans, violationsOf } from '../support/invariants.ts';
import { emptyDatabase } from './own-project.ts';
import { deliverInOrder } from './recorder.ts';
import { AHEAD, change, GAME_ID, putGame, putInstance, putPerson } from './world.ts';

const PLAYED = paths.gameInstance('played');
const ballotOf = (uid: string) => paths.motmBallot('played', uid);

/** Returns the violations after a change, and undoes the change. */
async function violationsAfter(path: string, fields: object): Promise<string[]> {
  const reference = firestore.doc(path);
  const before = await reference.get();
  await reference.set(fields, { merge: true });
  const found = await violationsOf(GAME_ID);
  await (before.exists ? reference.set(before.data() ?? {}) : reference.delete());
  return found;
}

beforeAll(async () => {
  await emptyDatabase();
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const teamOf = { ana: 'TEAM_A', ben: 'TEAM_B', gus: 'TEAM_B' } as const;
  const game = aGame({ numberOfPlayers: 2, isRecurring: false });
  await deliverInOrder([await putGame(game)]);
  for (const [giId, startDateTime] of [
    ['played', hoursAgo(30)],
    ['ahead', AHEAD],
  ] as const) {
    await (await putInstance(giId, { startDateTime, game: toGameSummary(game) }))();
    for (const [at, uid] of (['ana', 'ben', 'gus'] as const).entries()) {
      const team = giId === 'ahead' ? 'NO_TEAM' : teamOf[uid];
      const playerInstance = { team, isGuest: uid === 'gus', repliedAt: hoursAgo(90 - at) } as const;
      await (await putPerson(giId, uid, playerInstance))();
    }
  }
  await (await change(PLAYED, { winningTeam: 'TEAM_A' }))();
  await (await change(ballotOf('ana'), { votes: ['ben', 'gus'], castAt: hoursAgo(20) }))();
  await (await change(ballotOf('ben'), { votes: ['ana', 'gus'], castAt: hoursAgo(20) }))();
  await (await change(PLAYED, { teamAName: 'Bibs' }))();
  const share = { amount: 334, state: 'OPEN', paid: null };
  const cost = { amount: 334, currency: 'GBP', excused: [], shares: { ana: share }, nudgedAt: null };
  await firestore.doc(paths.cost('played')).set(cost);
  await firestore.doc(paths.ownShare('played', 'ana')).set({ ...share, currency: 'GBP', total: 334 });
  expect(await violationsOf(GAME_ID)).toEqual([]);
});

const NOTICE = { kind: 'RESULT', gameId: GAME_ID, giId: 'played' };

test.each<readonly [string, string, object]>([
  ['playing are in a team', paths.playerInstance('played', 'ana'), { status: 'NOT_PLAYING' }],
  ['seasons: [] →', paths.season(GAME_ID, 'spring'), { name: 'Spring', from: new Date(0) }],
  [
    'champions.spring: ',
    paths.game(GAME_ID),
    { champions: { spring: [{ uid: 'ana', name: 'Ana', points: 3 }] } },
  ],
  ['matches the winner', PLAYED, { teamAGoals: 1, teamBGoals: 2 }],
  [': 1 guests of 0', paths.game(GAME_ID), { maxGuests: 0 }],
  ['reserves of the queue', paths.instanceJobsOf('ahead'), { handled: { reserves: ['ana'] } }],
  ['no one votes for themselves', ballotOf('ana'), { votes: ['ana', 'ben'] }],
  ['voters and picks', ballotOf('eve'), { votes: ['ana', 'ben'], castAt: new Date() }],
  ['names no one twice', ballotOf('ana'), { votes: ['ben', 'ben'] }],
  ['awarded:', PLAYED, { motmAwarded: [{ uid: 'ana', name: 'ana', votes: 1 }] }],
  ['received.gus:', paths.playerInstance('played', 'gus'), { motmVotesReceived: 7 }],
  ['add up to the cost, and each own share is a copy: 334 of 1000', paths.cost('played'), { amount: 1000 }],
  ['money.ana.state:', paths.ownShare('played', 'ana'), { state: 'CONFIRMED' }],
  ['votes are not counted', paths.instanceJobsOf('played'), { handled: { motm: false } }],
  [
    'eve is a member without an entry',
    paths.game(GAME_ID),
    { memberUids: ['ana', 'ben', 'eve', 'gus', 'olive'] },
  ],
  ['memberUids:', paths.game(GAME_ID), { memberUids: ['ana', 'ben', 'olive'] }],
  ['counts.playing: 9 → 3', paths.gameInstance('ahead'), { counts: { playing: 9 } }],
  ['game.name:', paths.gameInstance('ahead'), { game: { name: 'Old' } }],
  ['rows.ana.totalPoints: 99', paths.statsTable(GAME_ID), { rows: { ana: { totalPoints: 99 } } }],
  ['stats/history  instances:', paths.statsHistory(GAME_ID), { instances: [] }],
])('a violation is reported: %s', async (line, path, fields) => {
  expect((await violationsAfter(path, fields)).join('\n')).toContain(line);
});

test('a duplicate notification is reported', async () => {
  await firestore.doc(paths.notification('ana', 'one')).set(NOTICE);
  const found = await violationsAfter(paths.notification('ana', 'other'), NOTICE);
  expect(found).toEqual(['ana got RESULT of played more than once']);
});

test('orphaned documents are reported', async () => {
  const orphaned = ['gameInstances/gone/playerInstances/ana', 'games/gone/stats/table', 'instanceJobs/gone'];
  for (const path of orphaned) await firestore.doc(path).set({ name: 'Ana' });
  expect((await orphans()).toSorted()).toEqual(orphaned);
});
