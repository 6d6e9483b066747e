import { type GameInstance, MIN_PAUSE_MS, type PlayerInstance, paths } from '@fives/domain';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { allowed, isAllowed, refused } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, storeAll } from './setup/world.ts';

const now = serverTimestamp();

type Attempt = () => Promise<void>;
const started = () => ({ startDateTime: hoursFromNow(-2) });
const openUntilTomorrow = () => ({ motmClosesAt: hoursFromNow(24) });

// Each attempt calculates its times itself, because the server's clock moves on.
test.each<readonly [limit: string, inside: Attempt, outside: Attempt]>([
  [
    'reply before the start',
    () => reply({ startDateTime: inSeconds(50) }),
    () => reply({ startDateTime: inSeconds(-1) }),
  ],
  [
    'result after the start',
    () => record({ startDateTime: inSeconds(-1) }),
    () => record({ startDateTime: inSeconds(50) }),
  ],
  [
    'vote before the close',
    () => vote({ ...started(), motmClosesAt: inSeconds(50) }),
    () => vote({ ...started(), motmClosesAt: inSeconds(-1) }),
  ],
  [
    'vote after the start',
    () => vote({ startDateTime: inSeconds(-1), ...openUntilTomorrow() }),
    () => vote({ startDateTime: inSeconds(50), ...openUntilTomorrow() }),
  ],
  ['move into the future', () => move(inSeconds(50)), () => move(inSeconds(-1))],
  ['move by at most two years', () => move(inTwoYears(0)), () => move(inTwoYears(50))],
  [
    'new reply after the minimum interval',
    () => reply({}, { status: 'NOT_PLAYING', repliedAt: inSeconds(-1) }),
    () => reply({}, { status: 'NOT_PLAYING', repliedAt: inSeconds(40) }),
  ],
  [
    'new ballot after the minimum interval',
    () => vote(PLAYED(), inSeconds(-1)),
    () => vote(PLAYED(), inSeconds(40)),
  ],
])('%s is allowed just inside the limit, and refused just outside', async (_, inside, outside) => {
  await allowed(inside());
  await refused(outside());
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
