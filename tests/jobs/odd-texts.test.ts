import './own-project.ts';
import { type PlayerInstance, paths } from '@fives/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeMotmVotingJob } from '../../functions/src/jobs/close-motm-voting.ts';
import { computeDailyStatsJob } from '../../functions/src/jobs/compute-daily-stats.ts';
import { mendDerivedJob } from '../../functions/src/jobs/mend-derived.ts';
import { openNextInstancesJob } from '../../functions/src/jobs/open-next-instances.ts';
import { type Job, runJob } from '../../functions/src/jobs/run-job.ts';
import { sendRemindersJob } from '../../functions/src/jobs/send-reminders.ts';
import { tellResultsJob } from '../../functions/src/jobs/tell-results.ts';
import { warnOrganisersJob } from '../../functions/src/jobs/warn-organisers.ts';
import { anyOddText } from '../support/odd-texts.ts';
import { change } from '../triggers/world.ts';
import { emptyDatabase } from './own-project.ts';
import { hoursFrom, inboxes, type JobWorld, NOW, putWorld } from './world.ts';

const NO_ANSWER = { status: 'UNANSWERED', repliedAt: null } as const;

/** Each job, and in how many hours a game begins about which it has something to do. */
const JOBS: readonly (readonly [string, Job, number])[] = [
  ['openNextInstances', openNextInstancesJob, -4],
  ['sendReminders', sendRemindersJob, 2],
  ['warnOrganisers', warnOrganisersJob, 20],
  ['closeMotmVoting', closeMotmVotingJob, -25],
  ['tellResults', tellResultsJob, -2],
  ['computeDailyStats', computeDailyStatsJob, -2],
  ['mendDerived', mendDerivedJob, -2],
];

/** Ten minutes on, when a result is told without its score. */
const LATER = hoursFrom(NOW, 0.2);

/** What the rules refuse may be stored all the same, by an older version. */
const anyText = fc.oneof(anyOddText, fc.constantFrom('', ' ', '<img src=x>'));

/** A world in which the same text stands wherever somebody may write one; null for the names it has of itself. */
function worldWith(hours: number, text: string | null): JobWorld {
  const instance = { startDateTime: hoursFrom(NOW, hours), motmClosesAt: hoursFrom(NOW, hours + 24) };
  const named = (place: Partial<PlayerInstance>) => (text === null ? place : { ...place, name: text });
  return {
    game: { autoInvites: true, ...(text !== null && { name: text, location: text }) },
    instance: { ...instance, ...(text !== null && { teamAName: text, teamBName: text }) },
    people: {
      ana: named({ team: 'TEAM_A' }),
      ben: named({ team: 'TEAM_B' }),
      gus: named({ team: 'TEAM_B', isGuest: true }),
      cem: named(NO_ANSWER),
      olive: named({}),
    },
  };
}

/** What everybody was told, whichever instance it was about: a new one has another id each time. */
async function kindsTold(): Promise<object> {
  const told = Object.entries(await inboxes());
  return Object.fromEntries(
    told.map(([uid, ids]) => [uid, ids.map((id) => id.replace(/^[^_]+_/, '')).toSorted()]),
  );
}

test.each(JOBS)(
  '%s does with the oddest texts what it does with plain ones',
  { timeout: 180_000 },
  async (_, job, hours) => {
    const outcome = async (text: string | null) => {
      await emptyDatabase();
      await putWorld(worldWith(hours, text));
      if (hours < 0) await (await change(paths.gameInstance('first'), { winningTeam: 'TEAM_A' }))();
      return { run: await runJob(job, LATER), told: await kindsTold() };
    };
    const plain = await outcome(null);
    expect(plain.run).toMatchObject({ failed: 0 });
    expect(plain.run.due).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        expect(await outcome(text)).toEqual(plain);
      }),
      { numRuns: 5 },
    );
  },
);
