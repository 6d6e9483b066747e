import { motmClosesAt, paths, toGameSummary } from '@fives/domain';
import { aGame, aGameInstance, aPlayer } from '@fives/domain/testing';
import { findInstancesOfGame } from '../../functions/src/db/collections/game-instances.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { closeMotmVoting, openNextInstances, sendReminders } from '../../functions/src/jobs/index.ts';
import { type Job, runJob } from '../../functions/src/jobs/run-job.ts';
import { setClock, write } from '../triggers/recorder.ts';
import { type Cost, costOf, costOfWrites } from './cost-with-triggers.ts';
import { hoursFrom } from './world.ts';

const LAST_WEEK_START = new Date('2026-06-09T18:00:00Z');
const MEMBERS = Array.from({ length: 12 }, (_, at) => `player-${at}`);

/** Returns the cost of each step of a week, including all triggers. */
export async function costOfWeek(): Promise<Record<string, Cost & { notifications: number }>> {
  await writeLastWeek();
  const costs: Record<string, Cost & { notifications: number }> = {};
  let countBefore = 0;
  const addCost = async (name: string, work: Promise<Cost>) => {
    const cost = await work;
    const count = (await firestore.collectionGroup('notifications').count().get()).data().count;
    costs[name] = { ...cost, notifications: count - countBefore };
    countBefore = count;
  };
  const setClockAfterStart = (hours: number) => {
    const now = hoursFrom(LAST_WEEK_START, hours);
    setClock(now);
    return now;
  };
  const costOfJob = (job: Job, hours: number) => {
    const now = setClockAfterStart(hours);
    return costOf(() => runJob(job, now));
  };
  const WEEK_HOURS = 7 * 24;

  await addCost('next week opened, pool invited', costOfJob(openNextInstances.job, 4));
  const giId = (await findInstancesOfGame('weekly'))[0]?.id ?? '';
  const instance = paths.gameInstance(giId);
  const pathOf = (uid: string) => paths.playerInstance(giId, uid);
  const costOfChanges = (uids: readonly string[], fields: (uid: string, at: number) => object) =>
    costOfWrites(Object.fromEntries(uids.map((uid, index) => [pathOf(uid), fields(uid, index)])));

  const yesFields = (_: string, minute: number) => ({
    status: 'PLAYING',
    repliedAt: hoursFrom(LAST_WEEK_START, 5 + minute / 60),
  });
  setClockAfterStart(5);
  await addCost('nine say yes', costOfChanges(MEMBERS.slice(0, 9), yesFields));
  await addCost('reminders, 72 hours before', costOfJob(sendReminders.job, WEEK_HOURS - 72));
  setClockAfterStart(WEEK_HOURS - 70);
  await addCost('one says yes', costOfChanges(MEMBERS.slice(9, 10), yesFields));
  const noFields = () => ({ status: 'NOT_PLAYING' });
  await addCost('one drops out', costOfChanges(MEMBERS.slice(0, 1), noFields));
  await addCost('another player says yes', costOfChanges(MEMBERS.slice(10, 11), yesFields));
  await addCost('reminders, 24 hours before', costOfJob(sendReminders.job, WEEK_HOURS - 24));
  const picked = MEMBERS.slice(1, 11);
  const teamFields = (_: string, index: number) => ({ team: index % 2 ? 'TEAM_B' : 'TEAM_A' });
  await addCost('teams picked', costOfChanges(picked, teamFields));
  await addCost('reminders, 3 hours before', costOfJob(sendReminders.job, WEEK_HOURS - 3));
  setClockAfterStart(WEEK_HOURS + 1);
  await addCost('result recorded', costOfWrites({ [instance]: { winningTeam: 'TEAM_A' } }));
  const ballots = picked.slice(0, 8).map((uid, index) => {
    const votes = [1, 2, 3].map((step) => picked[(index + step) % 10]);
    return [paths.motmBallot(giId, uid), { votes, castAt: LAST_WEEK_START }] as const;
  });
  await addCost('eight votes', costOfWrites(Object.fromEntries(ballots)));
  await addCost('votes counted', costOfJob(closeMotmVoting.job, WEEK_HOURS + 24));
  return costs;
}

export function totalOf(steps: Awaited<ReturnType<typeof costOfWeek>>): Cost & { notifications: number } {
  const sum = { reads: 0, writes: 0, invocations: 0, notifications: 0 };
  for (const step of Object.values(steps)) {
    for (const unit of ['reads', 'writes', 'invocations', 'notifications'] as const) sum[unit] += step[unit];
  }
  return sum;
}

async function writeLastWeek(): Promise<void> {
  const game = aGame({ id: 'weekly', autoInvites: true, orgUid: 'player-0', memberUids: MEMBERS });
  setClock(hoursFrom(LAST_WEEK_START, 1));
  const { id: _, ...fields } = game;
  await write(paths.game('weekly'), fields);
  for (const uid of MEMBERS) {
    const { uid: __, ...player } = aPlayer({ uid });
    await write(paths.player(uid), player);
  }
  const { id: ___, ...instance } = aGameInstance({
    gameId: 'weekly',
    game: toGameSummary(game),
    startDateTime: LAST_WEEK_START,
    motmClosesAt: motmClosesAt(LAST_WEEK_START),
  });
  await (await write(paths.gameInstance('last'), instance))();
}
