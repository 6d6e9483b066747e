import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDialog, closeDialogsOnBack, storeCurrentStep } from './steps-back.ts';

// The router's listener runs after the listener for dialogs.
const router = vi.fn();
const go = vi.spyOn(window.history, 'go').mockImplementation(() => {});
const closed: string[] = [];
let removeFunctions: (() => void)[] = [];

closeDialogsOnBack();
window.addEventListener('popstate', router);

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState({ idx: 4, key: 'here' }, '');
  removeFunctions = ['below', 'above'].map((name) => addDialog(() => closed.push(name)));
  storeCurrentStep();
});

afterEach(() => {
  for (const close of removeFunctions) close();
  closed.length = 0;
  vi.clearAllMocks();
  vi.useRealTimers();
});

function arriveAt(state: { idx: number } | null): void {
  window.history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

test('a step back closes only the topmost dialog and never reaches the router', () => {
  arriveAt({ idx: 2 });
  expect(go.mock.calls).toEqual([[2]]);
  expect(closed).toEqual([]);
  arriveAt({ idx: 4 });
  expect(closed).toEqual(['above']);
  expect(router).not.toHaveBeenCalled();
});

test('a dialog that closes before the revert leaves the dialog below open', () => {
  arriveAt({ idx: 3 });
  removeFunctions.pop()?.();
  arriveAt({ idx: 4 });
  expect(closed).toEqual([]);
  expect(router).not.toHaveBeenCalled();
});

test('a second step back is also reverted and closes no other dialog', () => {
  arriveAt({ idx: 3 });
  arriveAt({ idx: 2 });
  arriveAt({ idx: 3 });
  vi.advanceTimersByTime(250);
  expect(go.mock.calls).toEqual([[1], [1]]);
  arriveAt({ idx: 4 });
  expect(closed).toEqual(['above']);
  vi.advanceTimersByTime(5_000);
  expect(go).toHaveBeenCalledTimes(2);
  expect(router).not.toHaveBeenCalled();
});

test('after failed retries the dialog closes and later steps reach the router', () => {
  arriveAt({ idx: 3 });
  vi.advanceTimersByTime(5_000);
  expect(closed).toEqual(['above']);
  for (const close of removeFunctions) close();
  arriveAt({ idx: 2 });
  expect(router).toHaveBeenCalledOnce();
});

test('a step within the page closes the topmost dialog but reaches the router', () => {
  arriveAt(null);
  expect(closed).toEqual(['above']);
  expect(router).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
});

test('going back from a loading page keeps the dialog', () => {
  arriveAt({ idx: 4 });
  expect(closed).toEqual([]);
  expect(router).toHaveBeenCalledOnce();
});

test('the router handles every step without a dialog', () => {
  for (const close of removeFunctions) close();
  arriveAt({ idx: 3 });
  expect(router).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
});
