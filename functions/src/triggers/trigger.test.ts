import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { onWritten } from './trigger.ts';
import type { Written, WrittenHandler } from './written.ts';

const at = (ms: number, name: string) => ({
  exists: true,
  updateTime: Timestamp.fromMillis(ms),
  data: () => ({ name, location: 'The Cage' }),
  get: (field: string) => ({ name, location: 'The Cage' })[field],
});

/** Delivers a change of the name 100 ms after another write. `current` is the name that is stored now. */
async function deliver(current: string, time = new Date()): Promise<Written[]> {
  const handled: Written[] = [];
  const handler: WrittenHandler = async (written) => void handled.push(written);
  handler.coalescedFields = ['name'];
  const after = { ...at(1_100, 'Second'), ref: { get: async () => at(1_200, current) } };
  const trigger = onWritten('games/{gameId}', async () => handler);
  await trigger.run({
    id: 'event',
    time: time.toISOString(),
    params: { gameId: 'tuesday' },
    data: { before: at(1_000, 'First'), after },
  } as never);
  return handled;
}

describe('event of a write in a burst', () => {
  test('leaves a field to the event of the write that has changed it again', async () => {
    expect(await deliver('Third')).toMatchObject([{ before: { name: 'First' }, after: { name: 'First' } }]);
  });

  test('handles a field that no later write has changed', async () => {
    expect(await deliver('Second')).toMatchObject([{ before: { name: 'First' }, after: { name: 'Second' } }]);
  });
});

test.each([
  ['handled', 23, 1],
  ['dropped', 25, 0],
])('an event is %s after %i hours of failures', async (_, hours, count) => {
  expect(await deliver('Second', new Date(Date.now() - hours * 3_600_000))).toHaveLength(count);
});
