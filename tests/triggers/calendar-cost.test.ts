import './own-project.ts';
import { beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../functions/src/calendar/read-calendar.ts';
import { emptyDatabase } from './own-project.ts';
import { countRequests } from './request-count.ts';
import { change, findGameInstance, putInstance, putPerson } from './world.ts';

beforeEach(emptyDatabase);

const NOW = new Date('2026-06-16T12:00:00Z');
const weeksAway = (weeks: number) => new Date(NOW.getTime() + weeks * 604_800_000);
const look = (now = NOW) => countRequests(async () => void (await eventsOf('sam', now)));

test('a calendar read costs two reads per game plus one write per new plan', async () => {
  // The twelve newest past weeks are within the last ninety days.
  for (let week = -14; week < 3; week++) {
    const giId = `week${week}`;
    await putInstance(giId, { startDateTime: weeksAway(week), memberUids: ['sam'] });
    await putPerson(giId, 'sam');
  }
  const [past, ahead] = [12, 3];
  // A game that starts now counts as started, so its plan is not stored. The other two are read once more.
  expect(await look()).toEqual({ reads: 2 * (past + ahead) + 2, writes: 2 });
  expect(await look()).toEqual({ reads: 2 * (past + ahead), writes: 0 });
  await change('gameInstances/week1', { status: 'CANCELLED' });
  expect(await look()).toEqual({ reads: 2 * (past + ahead) + 1, writes: 1 });
  expect(await look()).toEqual({ reads: 2 * (past + ahead), writes: 0 });
});

test('a plan stored before the start is kept after it', async () => {
  await putInstance('first', { startDateTime: weeksAway(1), memberUids: ['sam'] });
  await putPerson('first', 'sam');
  await look();
  await change('gameInstances/first', { startDateTime: weeksAway(2) });
  await look();
  const events = await eventsOf('sam', weeksAway(3));
  expect(events).toMatchObject([{ sequence: 1, start: weeksAway(2) }]);
  expect(await findGameInstance('first')).toMatchObject({ calendarTold: { sequence: 1, at: NOW } });
});
