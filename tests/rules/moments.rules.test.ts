import { type GameInstance, MIN_PAUSE_MS, type PlayerInstance, paths } from '@fives/domain';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { allowed, isAllowed, refused } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, storeAll } from './setup/world.ts';

const now = serverTimestamp();

// A minute around each moment that decides something: half a minute off is right, and on the other side is wrong. What
// is a test's own moment stands still while the server's goes on, so these are worked out in the test itself.
describe('to the minute', () => {
  test('people reply until the start', () => allowed(reply({ startDateTime: inSeconds(50) })));
  test('nobody replies after it', () => refused(reply({ startDateTime: inSeconds(-1) })));

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
  test('but not to one that is over', () => refused(move(inSeconds(-1))));
  test('a game is moved by two years', () => allowed(move(inTwoYears(0))));
  test('and no further', () => refused(move(inTwoYears(50))));

  test('a reply changes after the pause', () =>
    allowed(reply({}, { status: 'NOT_PLAYING', repliedAt: inSeconds(-1) })));
  test('and not within it', () => refused(reply({}, { status: 'NOT_PLAYING', repliedAt: inSeconds(40) })));
  test('a ballot changes after the pause', () => allowed(vote(PLAYED(), inSeconds(-1))));
  test('and no ballot within it', () => refused(vote(PLAYED(), inSeconds(40))));
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

// A moment that is as short as this cannot be arranged; so many changes in a row cannot all come later.
test('of replies in a row no more than five a second are taken', async () => {
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

/** Two years from now by the calendar, and so many seconds. */
function inTwoYears(seconds: number): Date {
  const then = inSeconds(seconds);
  then.setUTCFullYear(then.getUTCFullYear() + 2);
  return then;
}
