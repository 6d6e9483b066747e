import { paths } from '@fives/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { findGameInstance } from '../../functions/src/db/collections/game-instances.ts';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { closeMotmVoting } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { concurrently } from '../support/nightly.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { type Delivery, deliverInOrder, deliverShuffled, setClock, write } from '../triggers/recorder.ts';
import { change, computeDerived, readDerived } from '../triggers/world.ts';
import { hoursFrom, inboxes, inboxOf, jobsOf, NOW, putWorld } from './world.ts';

beforeEach(emptyDatabase);

const close = (now = NOW) => runJob(closeMotmVoting.job, now);
const A = { team: 'TEAM_A' } as const;
const B = { team: 'TEAM_B' } as const;
const OUT = { status: 'NOT_PLAYING', team: 'NO_TEAM' };
const PEOPLE = { ana: A, ben: B, cem: A, dee: B } as const;
const STARTED = { startDateTime: hoursFrom(NOW, -2), motmClosesAt: hoursFrom(NOW, 22) };
const CLOSES_AT = hoursFrom(NOW, 22);

function vote(uid: string, ...votes: string[]): Promise<Delivery> {
  return write(paths.motmBallot('first', uid), { votes, castAt: hoursFrom(NOW, -1) });
}

async function voteWithoutDee(): Promise<Delivery[]> {
  return [
    await vote('ana', 'ben', 'cem', 'dee'),
    await vote('ben', 'cem', 'dee', 'ana'),
    await vote('cem', 'dee', 'ben', 'ana'),
  ];
}

const DEE_AWARDED = [{ uid: 'dee', name: 'DEE', votes: 3 }];
const received = async () =>
  Object.fromEntries(
    (await findPlayerInstances('first')).map(({ uid, motmVotesReceived }) => [uid, motmVotesReceived]),
  );

describe('player of the match vote', () => {
  test('is counted 24 hours after the start', async () => {
    await putWorld({ instance: STARTED, people: PEOPLE });
    await deliverInOrder(await voteWithoutDee());
    expect(await close(hoursFrom(NOW, 21.9))).toMatchObject({ due: 0 });
    expect(await findGameInstance('first')).toMatchObject({ motmAwarded: [] });
    expect(await close(CLOSES_AT)).toMatchObject({ done: 1 });
    expect(await findGameInstance('first')).toMatchObject({ motmAwarded: DEE_AWARDED });
    expect(await jobsOf('first')).toMatchObject({ dueAt: { motm: null } });
    expect(await received()).toEqual({ ana: 2, ben: 2, cem: 2, dee: 3 });
  });

  test('notifies each player once with a different text for the winner', async () => {
    await putWorld({ instance: STARTED, people: { ...PEOPLE, eve: { status: 'NOT_PLAYING' } } });
    await voteWithoutDee();
    await concurrently([1, 2, 3].map(() => () => close(CLOSES_AT)));
    await close(hoursFrom(CLOSES_AT, 24));
    const ids = ['first_MOTM_AWARDED'];
    expect(await inboxes()).toEqual({ ana: ids, ben: ids, cem: ids, dee: ids });
    expect((await inboxOf('dee'))[0]?.title).toBe("You're player of the match!");
    expect((await inboxOf('ana'))[0]?.title).toBe('Player of the match is in');
  });

  test('ends when every voter has voted, in any order', async () => {
    await putWorld({ instance: STARTED, people: { ...PEOPLE, gus: { ...A, isGuest: true } } });
    const votes = [...(await voteWithoutDee()), await vote('dee', 'ana', 'ben', 'gus')];
    await deliverShuffled(votes, 5, 'votes');
    const motmAwarded = ['ana', 'ben', 'dee'].map((uid) => ({ uid, votes: 3 }));
    expect(await findGameInstance('first')).toMatchObject({ motmClosesAt: NOW, motmAwarded });
    expect(await close(CLOSES_AT)).toMatchObject({ due: 0 });
  });

  test('reopens when a voter without a ballot is marked as playing again', async () => {
    await putWorld({ instance: STARTED, people: PEOPLE });
    await deliverInOrder([await vote('ana', 'ben', 'cem', 'dee')]);
    for (const uid of ['ben', 'cem', 'dee']) await (await change(paths.playerInstance('first', uid), OUT))();
    expect(await findGameInstance('first')).toMatchObject({ motmClosesAt: CLOSES_AT, motmAwarded: [] });
    const back = { status: 'PLAYING', team: 'TEAM_A' };
    await (await change(paths.playerInstance('first', 'ben'), back))();
    await (await vote('ben', 'ana'))();
    expect(await findGameInstance('first')).toMatchObject({ motmClosesAt: NOW });

    for (const uid of ['cem', 'dee']) await (await change(paths.playerInstance('first', uid), back))();
    expect(await findGameInstance('first')).toMatchObject({ motmClosesAt: CLOSES_AT, motmAwarded: [] });
    expect(await received()).toEqual({ ana: 0, ben: 0, cem: 0, dee: 0 });
    await deliverInOrder([await vote('cem', 'dee', 'ben', 'ana'), await vote('dee', 'ben')]);
    const motmAwarded = [{ uid: 'ben', votes: 3 }];
    expect(await findGameInstance('first')).toMatchObject({ motmClosesAt: NOW, motmAwarded });
  });

  test('counts a ballot that arrives during the count', async () => {
    await putWorld({ instance: STARTED, people: PEOPLE });
    await vote('ana', 'ben');
    await close(CLOSES_AT);
    await (await vote('cem', 'dee', 'ben'))();
    expect(await received()).toEqual({ ana: 0, ben: 2, cem: 0, dee: 1 });
  });
});

describe('player of the match points', () => {
  const points = async () => (await readDerived()).rows;

  async function runWithTrigger(work: () => Promise<unknown>): Promise<void> {
    await work();
    await (await change(paths.gameInstance('first'), { teamAName: `Bibs ${Math.random()}` }))();
  }

  beforeEach(async () => {
    await putWorld({ instance: STARTED, people: PEOPLE });
    await voteWithoutDee();
  });

  const record = async (winningTeam: string) =>
    (await change(paths.gameInstance('first'), { winningTeam }))();

  test('are awarded once, however often the vote is counted', async () => {
    await record('TEAM_A');
    await runWithTrigger(() => concurrently([1, 2].map(() => () => close(CLOSES_AT))));
    await runWithTrigger(() => close(CLOSES_AT));
    expect(await points()).toMatchObject({ ana: { totalPoints: 3 }, dee: { totalPoints: 5, numMotm: 1 } });
    expect(await readDerived()).toEqual(await computeDerived());
  });

  test('go to the new winners when the winner is marked as not playing', async () => {
    await runWithTrigger(() => close(CLOSES_AT));
    setClock(hoursFrom(CLOSES_AT, 1));
    const deliverCorrection = await change(paths.playerInstance('first', 'dee'), OUT);
    await runWithTrigger(() => deliverShuffled([deliverCorrection], 5, 'again'));
    await record('TEAM_A');
    const motmAwarded = ['ana', 'ben', 'cem'].map((uid) => ({ uid, votes: 2 }));
    expect(await findGameInstance('first')).toMatchObject({ motmAwarded });
    expect(await received()).toEqual({ ana: 2, ben: 2, cem: 2, dee: 0 });
    expect(await readDerived()).toEqual(await computeDerived());
  });
});
