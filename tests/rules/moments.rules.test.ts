import { type GameInstance, MIN_PAUSE_MS, type PlayerInstance, paths } from '@fives/domain';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { allowed, isAllowed, refused } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, storeAll } from './setup/world.ts';

const now = serverTimestamp();

// Tests each time limit from both sides. Each test calculates its times itself, because the server's clock moves on.
describe('to the minute', () => {
  test('people reply until the start', () => allowed(reply({ startDateTime: inSeconds(50) })));
  test('no one replies after it', () => refused(reply({ startDateTime: inSeconds(-1) })));

  test('a result is recorded from the start', () => allowed(record({ startDateTime: inSeconds(-1) })));
  test('no result is recorded before it', () => refused(record({ startDateTime: inSeconds(50) })));

  const started = () => ({ startDateTime: hoursFromNow(-2) });
  test('votes are taken until the close', () => allowed(vote({ ...started(), motmClosesAt: inSeconds(50) })));
  test('no votes are taken after it', () => refused(vote({ ...started(), motmClosesAt: inSeconds(-1) })));
  test('votes are taken from the start', () =>
    allowed(vote({ startDateTime: inSeconds(-1), motmClosesAt: hoursFromNow(24) })));
  test('no votes are taken before it', () =>
    refused(vote({ startDateTime: inSeconds(50), motmClosesAt: hoursFromNow(24) })));

  test('a game is moved to the next minute', () => allowed(move(inSeconds(50))));
  test('a game is not moved to a past minute', () => refused(move(inSeconds(-1))));
  test('a game is moved by two years', () => allowed(move(inTwoYears(0))));
  test('a game is not moved further than two years', () => refused(move(inTwoYears(50))));

  test('a reply may change after the minimum interval', () =>
    allowed(reply({}, { status: 'NOT_PLAYING', repliedAt: inSeconds(-1) })));
  test('a reply may not change within the minimum interval', () =>
    refused(reply({}, { status: 'NOT_PLAYING', repliedAt: inSeconds(40) })));
  test('a ballot may change after the minimum interval', () => allowed(vote(PLAYED(), inSeconds(-1))));
  test('a ballot may not change within the minimum interval', () => refused(vote(PLAYED(), inSeconds(40))));
});

async function reply(
  instance: Partial<GameInstance>,
  playerInstance: Partial<PlayerInstance> = { status: 'UNANSWERED', repliedAt: null },
) {
  const { giId } = await aWorld({ instance, people: { player: playerInstance } });
  await updateDoc(doc(await as('player'), paths.playerInstance(giId, 'player')), {
    status: 'PLAYING',
    repliedAt: now,
  });
}

// An interval this short cannot be timed, but so many changes cannot all come after it.
test('replies in a row are limited to five a second', async () => {
  const { giId } = await aWorld();
  const reference = doc(await as('player'), paths.playerInstance(giId, 'player'));
  const begun = Date.now();
  let taken = 0;
  for (let attempt = 0; attempt < 12; attempt++) {
    const status = taken % 2 === 0 ? 'NOT_PLAYING' : 'PLAYING';
    if (await isAllowed(updateDoc(reference, { status, team: 'NO_TEAM', repliedAt: now }))) taken++;
  }
  expect(taken).toBeLessThanOrEqual(1 + (Date.now() - begun) / MIN_PAUSE_MS);
});

async function record(instance: Partial<GameInstance>) {
  const { giId } = await aWorld({ instance });
  await updateDoc(doc(await as('organiser'), paths.gameInstance(giId)), { winningTeam: 'DRAW' });
}

async function vote(instance: Partial<GameInstance>, votedAt?: Date) {
  const { giId } = await aWorld({ instance });
  const before = { votes: ['kim', 'alex', 'bo'], castAt: votedAt };
  if (votedAt !== undefined) await storeAll({ [paths.motmBallot(giId, 'player')]: before });
  const ballot = { votes: ['alex', 'kim', 'bo'], castAt: now };
  await setDoc(doc(await as('player'), paths.motmBallot(giId, 'player')), ballot);
}

async function move(startDateTime: Date) {
  const { giId } = await aWorld();
  await updateDoc(doc(await as('organiser'), paths.gameInstance(giId)), { startDateTime });
}

function inSeconds(seconds: number): Date {
  return hoursFromNow(seconds / 3600);
}

function inTwoYears(seconds: number): Date {
  const then = inSeconds(seconds);
  then.setUTCFullYear(then.getUTCFullYear() + 2);
  return then;
}
