import { type GameInstance, MIN_PAUSE_MS, type PlayerInstance, paths } from '@fives/domain';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { allowed, isAllowed, refused } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, storeAll } from './setup/world.ts';

const now = serverTimestamp();

// Tests each time limit from both sides. Each test calculates its times itself, because the server's clock moves on.
describe('time limits', () => {
  test('a reply is allowed just before the start', () => allowed(reply({ startDateTime: inSeconds(50) })));
  test('a reply is refused just after the start', () => refused(reply({ startDateTime: inSeconds(-1) })));

  test('a result is allowed just after the start', () => allowed(record({ startDateTime: inSeconds(-1) })));
  test('a result is refused just before the start', () => refused(record({ startDateTime: inSeconds(50) })));

  const started = () => ({ startDateTime: hoursFromNow(-2) });
  test('a vote is allowed just before the close', () =>
    allowed(vote({ ...started(), motmClosesAt: inSeconds(50) })));
  test('a vote is refused just after the close', () =>
    refused(vote({ ...started(), motmClosesAt: inSeconds(-1) })));
  test('a vote is allowed just after the start', () =>
    allowed(vote({ startDateTime: inSeconds(-1), motmClosesAt: hoursFromNow(24) })));
  test('a vote is refused just before the start', () =>
    refused(vote({ startDateTime: inSeconds(50), motmClosesAt: hoursFromNow(24) })));

  test('a move to the next minute is allowed', () => allowed(move(inSeconds(50))));
  test('a move to a past minute is refused', () => refused(move(inSeconds(-1))));
  test('a move by two years is allowed', () => allowed(move(inTwoYears(0))));
  test('a move by more than two years is refused', () => refused(move(inTwoYears(50))));

  test('a new reply is allowed after the minimum interval', () =>
    allowed(reply({}, { status: 'NOT_PLAYING', repliedAt: inSeconds(-1) })));
  test('a new reply is refused within the minimum interval', () =>
    refused(reply({}, { status: 'NOT_PLAYING', repliedAt: inSeconds(40) })));
  test('a new ballot is allowed after the minimum interval', () => allowed(vote(PLAYED(), inSeconds(-1))));
  test('a new ballot is refused within the minimum interval', () => refused(vote(PLAYED(), inSeconds(40))));
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

// The minimum interval is too short to test from both sides, so this test counts the accepted replies.
test('consecutive replies are limited to five per second', async () => {
  const { giId } = await aWorld();
  const reference = doc(await as('player'), paths.playerInstance(giId, 'player'));
  const startedAt = Date.now();
  let accepted = 0;
  for (let attempt = 0; attempt < 12; attempt++) {
    const status = accepted % 2 === 0 ? 'NOT_PLAYING' : 'PLAYING';
    if (await isAllowed(updateDoc(reference, { status, team: 'NO_TEAM', repliedAt: now }))) accepted++;
  }
  expect(accepted).toBeLessThanOrEqual(1 + (Date.now() - startedAt) / MIN_PAUSE_MS);
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
