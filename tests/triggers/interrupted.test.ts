import { paths } from '@fives/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { REGION } from '../../functions/src/firebase.ts';
import {
  onGameInstanceWritten,
  onGameWritten,
  onPlayerInstanceWritten,
  onPlayerWritten,
} from '../../functions/src/triggers/index.ts';
import { IS_NIGHTLY } from '../support/nightly.ts';
import { killAtCommit } from './kill-at-commit.ts';
import { emptyDatabase } from './own-project.ts';
import { type Delivery, deliverInOrder, setClock } from './recorder.ts';
import {
  AHEAD,
  change,
  computeDerived,
  GAME_ID,
  putGame,
  putInstance,
  putPerson,
  putPlayer,
  readDerived,
} from './world.ts';

afterEach(() => vi.restoreAllMocks());

/** More than the trigger reads in one page. */
const WEEKS = 60;

const NO_COUNTS = { playing: 0, notPlaying: 0, unanswered: 0 };

async function putLongGame(): Promise<void> {
  await emptyDatabase();
  await (await putGame())();
  const deliveries: Delivery[] = [];
  for (let at = 0; at < WEEKS; at++) {
    const giId = `week-${at}`;
    const startDateTime = new Date(Date.UTC(2026, 0, 1 + 7 * at));
    deliveries.push(
      await putInstance(giId, { startDateTime, winningTeam: 'TEAM_A' }),
      await putPerson(giId, 'gus', { team: 'TEAM_A', isGuest: true }),
    );
  }
  deliveries.push(await putInstance('ahead', { startDateTime: AHEAD, counts: NO_COUNTS }));
  await deliverInOrder(deliveries);
}

describe('handler that is killed half-way and run again', () => {
  beforeAll(async () => {
    setClock(new Date('2026-07-01T12:00:00Z'));
    await putLongGame();
  });
  afterAll(() => setClock(null));

  const CASES = [
    [2, 'after', 'Guido'],
    [1, 'before', 'Gustav'],
    [1, 'after', 'Gunnar'],
    [3, 'before', 'Gustav'],
    [3, 'after', 'Gunnar'],
    [5, 'before', 'Guido'],
  ] as const;
  // Each case has another name than the previous case, so that the handler always has something to write.
  test.each(IS_NIGHTLY ? CASES : CASES.slice(0, 1))(
    'gives the correct result when killed at commit %i, %s the commit is stored',
    async (at, when, name) => {
      const events = [
        await change(paths.game(GAME_ID), { name: `${name}'s Fives`, pickMotm: name === 'Gunnar' }),
        await putPlayer('gus', name),
      ];
      for (const deliver of events) {
        killAtCommit(at, when);
        await deliver().catch((error: Error) => expect(error.message).toBe('killed'));
        vi.restoreAllMocks();
        await deliver();
      }
      const result = await readDerived();
      expect(result).toEqual(await computeDerived());
      expect(result.rows).toMatchObject({ gus: { name, isGuest: false, numWins: WEEKS } });
    },
  );
});

test.each([
  ['a player', onPlayerWritten, paths.player('{uid}')],
  ['a game', onGameWritten, paths.game('{gameId}')],
  ['an instance', onGameInstanceWritten, paths.gameInstance('{giId}')],
  ['a player instance', onPlayerInstanceWritten, paths.playerInstance('{giId}', '{uid}')],
] as const)('the trigger of %s retries after a failure', (_, { __endpoint }, path) => {
  expect(JSON.stringify(__endpoint.region)).toContain('params.FIVES_REGION');
  expect(REGION.options).toMatchObject({ default: 'us-central1' });
  expect(__endpoint).toMatchObject({
    maxInstances: 10,
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.written',
      retry: true,
      eventFilterPathPatterns: { document: path },
    },
  });
});
