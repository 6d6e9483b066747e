import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDialog, closeDialogsOnBack, noteStep } from './steps-back.ts';

// The router hears of a step after the dialogs.
const router = vi.fn();
const go = vi.spyOn(window.history, 'go').mockImplementation(() => {});
const closed: string[] = [];
let undo: (() => void)[] = [];

closeDialogsOnBack();
window.addEventListener('popstate', router);

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState({ idx: 4, key: 'here' }, '');
  undo = ['below', 'above'].map((name) => addDialog(() => closed.push(name)));
  noteStep();
});

afterEach(() => {
  for (const close of undo) close();
  closed.length = 0;
  vi.clearAllMocks();
  vi.useRealTimers();
});

/** The browser has come to a step. */
function arriveAt(state: { idx: number } | null): void {
  window.history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

test('a step back is taken back, unheard by the router, and closes what lies on top alone', () => {
  arriveAt({ idx: 2 });
  expect(go.mock.calls).toEqual([[2]]);
  expect(closed).toEqual([]);
  arriveAt({ idx: 4 });
  expect(closed).toEqual(['above']);
  expect(router).not.toHaveBeenCalled();
});

test('a dialog that is gone by then is not closed again, nor is the one below it', () => {
  arriveAt({ idx: 3 });
  undo.pop()?.();
  arriveAt({ idx: 4 });
  expect(closed).toEqual([]);
  expect(router).not.toHaveBeenCalled();
});

test('a second step back that comes between is taken back too, and closes nothing more', () => {
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

test('a step that never comes is given up, and later ones are the router’s again', () => {
  arriveAt({ idx: 3 });
  vi.advanceTimersByTime(5_000);
  expect(closed).toEqual(['above']);
  for (const close of undo) close();
  arriveAt({ idx: 2 });
  expect(router).toHaveBeenCalledOnce();
});

test('a step within the page closes what lies on top, and is left to the router', () => {
  arriveAt(null);
  expect(closed).toEqual(['above']);
  expect(router).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
});

test('whoever goes back from a page that is still loading keeps the dialog', () => {
  arriveAt({ idx: 4 });
  expect(closed).toEqual([]);
  expect(router).toHaveBeenCalledOnce();
});

test('without a dialog every step is the router’s', () => {
  for (const close of undo) close();
  arriveAt({ idx: 3 });
  expect(router).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
});
