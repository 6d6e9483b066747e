import { beforeEach, expect, test } from 'vitest';
import { eventsOfPlayer } from '../../functions/src/calendar/read-calendar.ts';
import { emptyDatabase } from './own-project.ts';
import { countRequests } from './request-count.ts';
import { change, findGameInstance, putInstance, putPerson } from './world.ts';

beforeEach(emptyDatabase);

const NOW = new Date('2026-06-16T12:00:00Z');
const weeksAway = (weeks: number) => new Date(NOW.getTime() + weeks * 604_800_000);
const readCost = (now = NOW) => countRequests(async () => void (await eventsOfPlayer('sam', now)));

test('a calendar read costs two reads per game plus one write per new plan', async () => {
  // The calendar has the last ninety days, which are the twelve newest past weeks.
  for (let week = -14; week < 3; week++) {
    const giId = `week${week}`;
    await putInstance(giId, { startDateTime: weeksAway(week), memberUids: ['sam'] });
    await putPerson(giId, 'sam');
  }
  const [past, ahead] = [12, 3];
  // The plans of the two later games are read once more and stored. The game that starts now counts as started.
  expect(await readCost()).toEqual({ reads: 2 * (past + ahead) + 2, writes: 2 });
  expect(await readCost()).toEqual({ reads: 2 * (past + ahead), writes: 0 });
  await change('gameInstances/week1', { status: 'CANCELLED' });
  expect(await readCost()).toEqual({ reads: 2 * (past + ahead) + 1, writes: 1 });
  expect(await readCost()).toEqual({ reads: 2 * (past + ahead), writes: 0 });
});

test('a plan stored before the start is unchanged after the start', async () => {
  await putInstance('first', { startDateTime: weeksAway(1), memberUids: ['sam'] });
  await putPerson('first', 'sam');
  await readCost();
  await change('gameInstances/first', { startDateTime: weeksAway(2) });
  await readCost();
  const events = await eventsOfPlayer('sam', weeksAway(3));
  expect(events).toMatchObject([{ sequence: 1, start: weeksAway(2) }]);
  expect(await findGameInstance('first')).toMatchObject({ calendarTold: { sequence: 1, at: NOW } });
});
