import { expect, test } from 'vitest';
import { isQueuedBy } from './push-queue.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 16, 12, minute));
const queued = { push: 'queued', createdAt: at(0) };

test('isQueuedBy is true only if a write creates or renews a queued notification', () => {
  expect(isQueuedBy({ before: null, after: queued })).toBe(true);
  expect(isQueuedBy({ before: { ...queued, push: 'sent' }, after: { ...queued, createdAt: at(9) } })).toBe(
    true,
  );
  expect(isQueuedBy({ before: queued, after: { ...queued, createdAt: at(9) } })).toBe(true);
  expect(isQueuedBy({ before: queued, after: { ...queued, pushDueAt: at(5) } })).toBe(false);
  expect(isQueuedBy({ before: queued, after: { ...queued, push: 'sent' } })).toBe(false);
  expect(isQueuedBy({ before: queued, after: null })).toBe(false);
});
