import { afterEach, beforeEach } from 'vitest';
import { closePagesExcept, type OpenPage, openPages, reportOpenPages } from './browser.ts';

let sharedPages: ReadonlySet<OpenPage>;

beforeEach(() => {
  sharedPages = new Set(openPages);
});

// The emulator evaluates the queries of all open pages after each write, so a page must not outlive its test.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await reportOpenPages(task.name);
  await closePagesExcept(sharedPages);
});
