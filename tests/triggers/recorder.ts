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
import type { WrittenHandler } from '../../functions/src/triggers/written.ts';

/** One event that the platform would send, ready to be delivered as often as one likes. */
export type Delivery = () => Promise<void>;

/** The triggers' paths with the names of their ids, as `functions/src/triggers/index.ts` binds them. */
const TRIGGERS: readonly [RegExp, WrittenHandler][] = [
  [/^players\/(?<uid>[^/]+)$/, playerWritten],
  [/^games\/(?<gameId>[^/]+)$/, gameWritten],
  [/^games\/(?<gameId>[^/]+)\/organiserNotes\/(?<uid>[^/]+)$/, organiserNotesWritten],
  [/^gameInstances\/(?<giId>[^/]+)$/, gameInstanceWritten],
  [/^gameInstances\/(?<giId>[^/]+)\/playerInstances\/(?<uid>[^/]+)$/, playerInstanceWritten],
  [/^gameInstances\/(?<giId>[^/]+)\/motmBallots\/(?<uid>[^/]+)$/, motmBallotWritten],
];

let setTo: Date | null = null;

/** Sets the clock that handlers are given; the real one where it is set to null. */
export function setClock(now: Date | null): void {
  setTo = now;
}

/** The moment that handlers are given as now. */
export function clock(): Date {
  return setTo ?? new Date();
}

/** Writes a document, or deletes it, and gives back the event that tells of it. */
export async function write(path: string, fields: object | null): Promise<Delivery> {
  const reference = firestore.doc(path);
  const before = await reference.get();
  await (fields === null ? reference.delete() : reference.set(fields, { merge: true }));
  return deliveryOf(path, before, await reference.get());
}

/** Whether a trigger hears of writes to the document. */
export function isWatched(path: string): boolean {
  return TRIGGERS.some(([pattern]) => pattern.test(path));
}

/** The event of one write, ready to be delivered. */
export function deliveryOf(path: string, before: DocumentSnapshot, after: DocumentSnapshot): Delivery {
  for (const [pattern, handler] of TRIGGERS) {
    const params = pattern.exec(path)?.groups;
    if (params) return () => handler({ params, ...toPlainChange({ before, after }) }, clock());
  }
  throw new Error(`No trigger for ${path}`);
}

/** Delivers all events, in order. */
export async function inOrder(deliveries: readonly Delivery[]): Promise<void> {
  for (const deliver of deliveries) await deliver();
}

/** Delivers each event so many times, all shuffled, and all at once. */
export async function atOnce(deliveries: readonly Delivery[], times: number, seed: string): Promise<void> {
  const all = Array.from({ length: times }, () => deliveries).flat();
  await Promise.all(shuffled(all, randomFromSeed(seed)).map((deliver) => deliver()));
}

/**
 * Takes note of documents that handlers may write to. Called later, delivers the events of what was written to them:
 * the platform sends those as well.
 */
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
