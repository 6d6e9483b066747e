import { paths } from '@fives/domain';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { refused } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, PLAYED } from './setup/world.ts';

// Other tests show that an organiser may make each of these changes.
describe('treasurer', () => {
  test.each([
    ['the settings', {}, 'game', { name: 'Mine' }],
    ['the roles', {}, 'game', { treasurerUids: ['player', 'guest'] }],
    ['the status', {}, 'instance', { status: 'INVITES_SENT' }],
    ['the result', PLAYED(), 'instance', { winningTeam: 'DRAW' }],
    ['a team', {}, 'kim', { team: 'TEAM_A' }],
    [
      'a reply',
      {},
      'kim',
      {
        status: 'NOT_PLAYING',
        repliedAt: serverTimestamp(),
        answeredBy: 'player',
        takenOutAt: serverTimestamp(),
      },
    ],
  ] as const)('may not change %s', async (_, instance, what, fields) => {
    const { gameId, giId } = await aWorld({ game: { treasurerUids: ['player'] }, instance });
    const path = {
      game: paths.game(gameId),
      instance: paths.gameInstance(giId),
      kim: paths.playerInstance(giId, 'kim'),
    }[what];
    await refused(updateDoc(doc(await as('player'), path), fields));
  });
});
