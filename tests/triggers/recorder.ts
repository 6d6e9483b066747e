import { randomFromSeed, shuffled } from '@fives/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { toPlainChange } from '../../functions/src/db/document.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { gameInstanceWritten } from '../../functions/src/triggers/game-instance-written.ts';
import { gameWritten } from '../../functions/src/triggers/game-written.ts';
import { motmBallotWritten } from '../../functions/src/triggers/motm-ballot-written.ts';
import { organiserNotesWritten } from '../../functions/src/triggers/organiser-notes-written.ts';
import { playerInstanceWritten } from '../../functions/src/triggers/player-instance-written.ts';
import { playerWritten } from '../../functions/src/triggers/player-written.ts';
import { pushTokenWritten } from '../../functions/src/triggers/push-token-written.ts';
import type { WrittenHandler } from '../../functions/src/triggers/written.ts';
import { concurrently } from '../support/nightly.ts';

/** A recorded event, delivered on each call. */
export type Delivery = () => Promise<void>;

/** Trigger paths with id names, as bound in `functions/src/triggers/index.ts`. */
const TRIGGERS: [RegExp, WrittenHandler][] = [
  [/^players\/(?<uid>[^/]+)$/, playerWritten],
  [/^games\/(?<gameId>[^/]+)$/, gameWritten],
  [/^games\/(?<gameId>[^/]+)\/organiserNotes\/(?<uid>[^/]+)$/, organiserNotesWritten],
  [/^players\/(?<uid>[^/]+)\/pushTokens\/(?<id>[^/]+)$/, pushTokenWritten],
  [/^gameInstances\/(?<giId>[^/]+)$/, gameInstanceWritten],
  [/^gameInstances\/(?<giId>[^/]+)\/playerInstances\/(?<uid>[^/]+)$/, playerInstanceWritten],
  [/^gameInstances\/(?<giId>[^/]+)\/motmBallots\/(?<uid>[^/]+)$/, motmBallotWritten],
];

let fixedNow: Date | null = null;

/** Sets the clock of handlers. Null restores the real clock. */
export function setClock(now: Date | null): void {
  fixedNow = now;
}

export function clock(): Date {
  return fixedNow ?? new Date();
}

/** Merges `fields` into a document, or deletes the document if `fields` is null. Returns the event. */
export async function write(path: string, fields: object | null): Promise<Delivery> {
  const reference = firestore.doc(path);
  const before = await reference.get();
  await (fields === null ? reference.delete() : reference.set(fields, { merge: true }));
  return deliveryOf(path, before, await reference.get());
}

/** Handles notifications too, which only the API tests send. */
export function watchNotifications(handler: WrittenHandler): void {
  TRIGGERS.push([/^players\/(?<uid>[^/]+)\/notifications\/(?<id>[^/]+)$/, handler]);
}

export function isWatched(path: string): boolean {
  return TRIGGERS.some(([pattern]) => pattern.test(path));
}

export function deliveryOf(path: string, before: DocumentSnapshot, after: DocumentSnapshot): Delivery {
  for (const [pattern, handler] of TRIGGERS) {
    const params = pattern.exec(path)?.groups;
    if (params) return () => handler({ params, ...toPlainChange({ before, after }) }, clock());
  }
  throw new Error(`No trigger for ${path}`);
}

export async function deliverInOrder(deliveries: readonly Delivery[]): Promise<void> {
  for (const deliver of deliveries) await deliver();
}

/** Delivers each event `times` times in an order that depends on `seed`, concurrently in the nightly run. */
export async function deliverShuffled(
  deliveries: readonly Delivery[],
  times: number,
  seed: string,
): Promise<void> {
  const all = Array.from({ length: times }, () => deliveries).flat();
  await concurrently(shuffled(all, randomFromSeed(seed)));
}

/** Reads the `watched` documents now. The returned delivery sends the events for later writes to these documents. */
export async function triggeredEvents(watched: readonly string[]): Promise<Delivery> {
  const read = () => Promise.all(watched.map((path) => firestore.doc(path).get()));
  const before = await read();
  return async () => {
    const after = await read();
    for (const [at, path] of watched.entries()) {
      const [was, is] = [before[at], after[at]];
      if (was && is) await deliveryOf(path, was, is)();
    }
  };
}
