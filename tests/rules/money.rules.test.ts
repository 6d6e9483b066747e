import { DEFAULT_MONEY_SETTINGS, type Game, type GameInstance, paths, toGameSummary } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import { doc, getDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { allowed, refused } from './setup/expectations.ts';
import { as, EVERYONE, type TestRole } from './setup/people.ts';
import { aWorld, storeAll } from './setup/world.ts';

interface Reading {
  readonly name: string;
  readonly readers: readonly TestRole[];
  readonly game?: Partial<Game>;
  readonly debtsSeen?: 'OWN' | 'ALL' | null;
  readonly instance?: Partial<GameInstance>;
}

// `gameInstances/{giId}/money/cost`
describe('cost of an instance', () => {
  const outdated = { game: toGameSummary(aGame({ orgUid: 'organiser', treasurerUids: ['player'] })) };
  const both: TestRole[] = ['organiser', 'player'];
  test.each<Reading>([
    { name: 'organisers if shares are private', readers: ['organiser'] },
    { name: 'members if shares are visible', readers: ['guest', ...both], debtsSeen: 'ALL' },
    { name: 'organisers by default', readers: ['organiser'], debtsSeen: null },
    { name: 'treasurers', readers: both, game: { treasurerUids: ['player'] } },
    { name: 'each of several organisers', readers: both, game: { organiserUids: both } },
    { name: 'no former treasurer in an outdated summary', readers: ['organiser'], instance: outdated },
  ])('can be read by $name', async ({ readers, game = {}, debtsSeen = 'OWN', instance = {} }) => {
    const { gameId, giId } = await aWorld({ game, instance });
    await storeAll({
      [paths.cost(giId)]: { amount: 1000, currency: 'GBP', excused: [], shares: {}, nudgedAt: null },
      ...(debtsSeen && { [paths.moneySettings(gameId)]: { ...DEFAULT_MONEY_SETTINGS, debtsSeen } }),
    });
    for (const role of EVERYONE) {
      const reading = getDoc(doc(await as(role), paths.cost(giId)));
      await (readers.includes(role) ? allowed(reading) : refused(reading));
    }
  });
});

test('money settings cannot be read by an organiser who is not a member', async () => {
  const { gameId } = await aWorld({ game: { memberUids: ['player'] } });
  await refused(getDoc(doc(await as('organiser'), paths.moneySettings(gameId))));
  await allowed(getDoc(doc(await as('player'), paths.moneySettings(gameId))));
});
