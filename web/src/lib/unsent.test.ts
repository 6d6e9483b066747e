import { afterEach, describe, expect, test, vi } from 'vitest';
import { warnWhileUnsent } from './unsent.ts';

const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => vi.restoreAllMocks());

describe('closing the page', () => {
  test('warns until the last reply is sent', async () => {
    let respond = () => {};
    const second = warnWhileUnsent(new Promise<void>((resolve) => (respond = resolve)));
    await warnWhileUnsent(Promise.resolve());
    expect(isWarned()).toBe(true);
    respond();
    await second;
    expect(isWarned()).toBe(false);
  });

  test('does not warn after a refusal', async () => {
    await warnWhileUnsent(Promise.reject(new Error('refused'))).catch(() => {});
    expect(isWarned()).toBe(false);
  });

  test('does not warn offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    void warnWhileUnsent(Promise.resolve());
    expect(isWarned()).toBe(false);
  });
});
