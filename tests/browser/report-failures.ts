import { afterEach } from 'vitest';
import { reportOpenPages } from './browser.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await reportOpenPages(task.name);
});
