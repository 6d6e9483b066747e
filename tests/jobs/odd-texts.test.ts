import './own-project.ts';
import { type PlayerInstance, paths } from '@fives/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { IS_NIGHTLY } from '../support/nightly.ts';
import { anyOddText } from '../support/odd-texts.ts';
import { change } from '../triggers/world.ts';
import { JOBS, worldOf } from './all-jobs.ts';
import { emptyDatabase } from './own-project.ts';
import { hoursFrom, inboxes, type JobWorld, NOW, putWorld } from './world.ts';

const NO_REPLY = { status: 'UNANSWERED', repliedAt: null } as const;

/** More than ten minutes after the result, when players are notified even without a score. */
const LATER = hoursFrom(NOW, 0.2);

/** Includes texts that the rules refuse, because other versions may have stored such texts. */
const anyText = fc.oneof(anyOddText, fc.constantFrom('', ' ', '<img src=x>'));

/** Returns a world with `text` in every free-text field. Null keeps the default names. */
function worldWith(name: string, text: string | null): JobWorld {
  const named = (playerInstance: Partial<PlayerInstance>) =>
    text === null ? playerInstance : { ...playerInstance, name: text };
  const world = worldOf(name, {
    ana: named({ team: 'TEAM_A' }),
    ben: named({ team: 'TEAM_B' }),
    gus: named({ team: 'TEAM_B', isGuest: true }),
    cem: named(NO_REPLY),
    olive: named({}),
  });
  if (text === null) return world;
  return {
    ...world,
    game: { ...world.game, name: text, location: text },
    instance: { ...world.instance, teamAName: text, teamBName: text },
  };
}

async function notifiedKinds(): Promise<object> {
  const idsByUid = Object.entries(await inboxes());
  return Object.fromEntries(
    idsByUid.map(([uid, ids]) => [uid, ids.map((id) => id.replace(/^[^_]+_/, '')).toSorted()]),
  );
}

test.each(JOBS)('$name handles odd texts like plain texts', async (job) => {
  const outcome = async (text: string | null) => {
    await emptyDatabase();
    await putWorld(worldWith(job.name, text));
    if (worldOf(job.name).hours < 0)
      await (await change(paths.gameInstance('first'), { winningTeam: 'TEAM_A' }))();
    return { run: await runJob(job, LATER), notified: await notifiedKinds() };
  };
  const plain = await outcome(null);
  expect(plain.run).toMatchObject({ failed: 0 });
  expect(plain.run.due).toBeGreaterThan(0);
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      expect(await outcome(text)).toEqual(plain);
    }),
    { numRuns: IS_NIGHTLY ? 5 : 1 },
  );
});
