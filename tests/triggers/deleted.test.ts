import { type History, paths } from '@fives/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteAccount } from '../../functions/src/account/delete-account.ts';
import { auth } from '../../functions/src/auth.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { allDocuments } from '../jobs/all-documents.ts';
import { killTimes } from '../support/nightly.ts';
import { countCommits, killAtCommit } from './kill-at-commit.ts';
import { emptyDatabase } from './own-project.ts';
import { type Delivery, deliverInOrder, triggeredEvents } from './recorder.ts';
import { computeDerived, GAME_ID, putGame, putInstance, putPerson, putPlayer, readDerived } from './world.ts';

const NOW = new Date('2026-07-01T12:00:00Z');
/** A uid in the format of Firebase Auth. No other stored text contains this uid. */
const ANA = 'AnaAnaAnaAnaAnaAnaAnaAnaAna1';

let deliverTriggered: Delivery;

async function putWorld(): Promise<void> {
  await emptyDatabase();
  await auth.createUser({ uid: ANA, email: 'ana@example.com' });
  const organised = { orgUid: ANA, organiserUids: [ANA], memberUids: [ANA] };
  await deliverInOrder([
    await putGame(organised),
    await putPlayer(ANA, 'Ana'),
    await putPlayer('ben', 'Ben'),
  ]);
  const award = { uid: ANA, name: 'Ana', votes: 1 };
  for (const [giId, day] of [
    ['first', 16],
    ['second', 23],
    ['ahead', 30],
  ] as const) {
    const isPlayed = giId !== 'ahead';
    const startDateTime = new Date(Date.UTC(2026, isPlayed ? 5 : 6, day, 18));
    const result = isPlayed ? { winningTeam: 'TEAM_A' as const, motmAwarded: [award] } : {};
    const team = (name: 'TEAM_A' | 'TEAM_B') => (isPlayed ? name : 'NO_TEAM');
    await deliverInOrder([
      await putInstance(giId, { startDateTime, ...result }),
      await putPerson(giId, ANA, { name: 'Ana', team: team('TEAM_A'), motmVotesReceived: isPlayed ? 1 : 0 }),
      await putPerson(giId, 'ben', { name: 'Ben', team: team('TEAM_B'), answeredBy: ANA }),
    ]);
    if (!isPlayed) continue;
    for (const [voter, pick] of [
      [ANA, 'ben'],
      ['ben', ANA],
    ] as const)
      await firestore.doc(paths.motmBallot(giId, voter)).set({ votes: [pick], castAt: startDateTime });
  }
  deliverTriggered = await triggeredEvents([paths.game(GAME_ID)]);
}

beforeEach(putWorld);
afterEach(async () => {
  vi.restoreAllMocks();
  await auth.deleteUser(ANA).catch(() => undefined);
});

async function expectAnonymised(): Promise<void> {
  expect((await allDocuments()).filter((line) => line.includes(ANA))).toEqual([]);
  await expect(auth.getUser(ANA)).rejects.toThrow('no user record');
  const { history, rows } = await readDerived();
  const { people, instances } = history as History;
  const [former = '', ...others] = Object.keys(people).filter((uid) => uid !== 'ben');
  expect(others).toEqual([]);
  expect(people[former]).toMatchObject({ name: 'Former player', isGuest: false });
  const played = instances.filter(({ winningTeam }) => winningTeam !== null);
  expect(played.map(({ teamA, teamB, motmAwarded }) => ({ teamA, teamB, motmAwarded }))).toEqual(
    [1, 2].map(() => ({
      teamA: [former],
      teamB: ['ben'],
      motmAwarded: [{ uid: former, name: 'Former player', votes: 1 }],
    })),
  );
  expect(rows).toMatchObject({ [former]: { numPlayed: 2, numWins: 2, numMotm: 2 }, ben: { numPlayed: 2 } });
  for (const giId of ['first', 'second']) {
    const ballots = await firestore.collection(paths.motmBallots(giId)).get();
    const votes = ballots.docs.map((doc) => [doc.id, ...(doc.get('votes') as string[])]);
    expect(votes).toContainEqual([former, 'ben']);
    expect(votes).toContainEqual(['ben', former]);
  }
  const { orgUid, organiserUids, organiserOffer } =
    (await firestore.doc(paths.game(GAME_ID)).get()).data() ?? {};
  expect({ orgUid, organiserUids }).toEqual({ orgUid: former, organiserUids: [former] });
  expect(organiserOffer).toMatchObject({ uid: 'ben', declined: [] });
  expect((await firestore.collection(paths.notifications('ben')).get()).docs.map(({ id }) => id)).toContain(
    `${GAME_ID}_ORGANISING_OFFER`,
  );
  expect((await firestore.doc(paths.gameInstance('ahead')).get()).get('status')).toBe('CREATED');
  await deliverTriggered();
  expect(await readDerived()).toEqual(await computeDerived());
}

test('a deleted account leaves one anonymous entry in all of its games', async () => {
  await deleteAccount(ANA, false, NOW);
  await expectAnonymised();
});

test('a deletion killed at any commit can be repeated with the same result', async () => {
  const commits = await countCommits(() => deleteAccount(ANA, false, NOW));
  expect(commits).toBeGreaterThan(5);
  for (const { at, when } of killTimes(commits)) {
    await putWorld();
    killAtCommit(at, when);
    await expect(deleteAccount(ANA, false, NOW)).rejects.toThrow('killed');
    vi.restoreAllMocks();
    await deleteAccount(ANA, false, NOW);
    await expectAnonymised();
  }
}, 240_000);
