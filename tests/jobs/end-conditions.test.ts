import { paths } from '@fives/domain';
import { beforeEach, expect, test } from 'vitest';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { endConditions } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { concurrently } from '../support/nightly.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { change } from '../triggers/world.ts';
import { hoursFrom, inboxOf, jobsOf, NOW, putWorld } from './world.ts';

beforeEach(emptyDatabase);

/** Returns the time `hours` after `NOW`. The game starts five hours after `NOW`. */
const inHours = (hours: number) => hoursFrom(NOW, hours);
const run = (hours: number) => runJob(endConditions.job, inHours(hours));
const until = (hours: number, minPlayers: number) => ({
  condition: { minPlayers, until: inHours(hours), reserveOnly: false },
});

const repliesOf = async () =>
  (await findPlayerInstances('first')).map(({ uid, status, condition }) => [uid, status, condition ?? null]);

test('a condition that ends without a spot becomes a no with a notification, once', async () => {
  const yes = { repliedAt: inHours(-9) };
  const people = { ana: yes, ben: yes, cem: { ...yes, ...until(1, 5) } };
  await putWorld({ game: { numberOfPlayers: 6 }, people });
  await (await change(paths.playerInstance('first', 'ben'), until(1, 2)))();
  expect((await jobsOf('first'))?.dueAt.conditions).toEqual(inHours(1));
  expect(await run(0.9)).toMatchObject({ due: 0 });
  await concurrently([() => run(1), () => run(1)]);
  expect(await repliesOf()).toEqual([
    ['ana', 'PLAYING', null],
    ['ben', 'PLAYING', null],
    ['cem', 'NOT_PLAYING', null],
  ]);
  expect(await inboxOf('cem')).toMatchObject([{ kind: 'REMINDER', title: "You're not playing" }]);
  expect(await inboxOf('ben')).toEqual([]);
  expect((await jobsOf('first'))?.dueAt.conditions).toBeNull();
  expect(await run(2)).toMatchObject({ due: 0 });
});
