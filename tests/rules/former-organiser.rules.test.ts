import { type GameInstance, paths, toGameSummary } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import { doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { allowed, refused } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, PLAYED, storeAll, type World } from './setup/world.ts';

const REQUESTS: Record<string, [Partial<GameInstance>, (world: World) => Promise<unknown>]> = {
  'sends the invites': [{}, async ({ giId }) => update(paths.gameInstance(giId), { status: 'INVITES_SENT' })],
  'records the result': [
    PLAYED(),
    async ({ giId }) => update(paths.gameInstance(giId), { winningTeam: 'DRAW' }),
  ],
  'replies for someone': [
    {},
    async ({ giId }) =>
      update(paths.playerInstance(giId, 'kim'), {
        status: 'NOT_PLAYING',
        repliedAt: serverTimestamp(),
        answeredBy: 'player',
      }),
  ],
  'picks teams': [{}, async ({ giId }) => update(paths.playerInstance(giId, 'kim'), { team: 'TEAM_A' })],
  'marks two entries as two people': [
    {},
    async ({ giId }) => update(paths.playerInstance(giId, 'kim'), { sameAs: null }),
  ],
  'reads the cost': [PLAYED(), async ({ giId }) => getDoc(doc(await as('player'), paths.cost(giId)))],
};

async function update(path: string, fields: Record<string, unknown>): Promise<void> {
  await updateDoc(doc(await as('player'), path), fields);
}

const summaryOf = (organiserUids: string[]) => toGameSummary(aGame({ orgUid: 'organiser', organiserUids }));

async function aWorldOf(inGame: string[], inSummary: string[], instance: Partial<GameInstance>) {
  const world = await aWorld({
    game: { organiserUids: inGame },
    instance: { ...instance, game: summaryOf(inSummary) },
    people: { kim: { sameAs: 'g_kim' } },
  });
  await storeAll({ [paths.cost(world.giId)]: { amount: 0, currency: 'GBP', excused: [], shares: {} } });
  return world;
}

const [ALONE, BOTH] = [['organiser'], ['organiser', 'player']];

describe('former organiser in an outdated summary', () => {
  test.each(Object.entries(REQUESTS))('no longer %s', async (_, [instance, request]) => {
    await refused(request(await aWorldOf(ALONE, BOTH, instance)));
  });
});

describe('new organiser missing from an outdated summary', () => {
  test.each(Object.entries(REQUESTS))('%s', async (_, [instance, request]) => {
    await allowed(request(await aWorldOf(BOTH, ALONE, instance)));
  });
});
