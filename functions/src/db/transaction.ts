import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  UpdateData,
  WriteBatch,
} from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

type Write = (batch: WriteBatch) => void;

/** What a transaction would do to one document: the fields it writes, as they are and as they would be. */
export interface PlannedWrite {
  readonly path: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData;
}

/**
 * Reads, and writes that are stored together or not at all, and only while every document they change is still as it
 * was read.
 */
export class Transaction {
  readonly #read = new Map<string, DocumentSnapshot>();
  readonly #writes = new Map<string, Write>();
  readonly #planned = new Map<string, DocumentData>();
  readonly #confirmed = new Map<string, DocumentReference>();

  async get(reference: DocumentReference): Promise<DocumentSnapshot> {
    return this.#remember(await reference.get());
  }

  async getAll(references: readonly DocumentReference[]): Promise<readonly DocumentSnapshot[]> {
    if (references.length === 0) return [];
    const snapshots = await firestore.getAll(...references);
    return snapshots.map((snapshot) => this.#remember(snapshot));
  }

  async find(query: Query): Promise<readonly QueryDocumentSnapshot[]> {
    const { docs } = await query.get();
    for (const snapshot of docs) this.#remember(snapshot);
    return docs;
  }

  /** Stores a whole document, in place of the one that was read, or as a new one where none was there. */
  save(reference: DocumentReference, data: DocumentData): void {
    const known = this.#read.get(reference.path);
    this.#planned.set(reference.path, data);
    this.#writes.set(reference.path, (batch) => {
      if (known?.updateTime) batch.update(reference, data, { lastUpdateTime: known.updateTime });
      else batch.create(reference, data);
    });
  }

  /** Changes the fields that are named, of a document that was read. Further changes of the same one add up. */
  update(reference: DocumentReference, changes: UpdateData<DocumentData>): void {
    const before = this.#writes.get(reference.path);
    const precondition = before ? {} : this.#asRead(reference);
    this.#planned.set(reference.path, { ...this.#planned.get(reference.path), ...changes });
    this.#writes.set(reference.path, (batch) => {
      before?.(batch);
      batch.update(reference, changes, precondition);
    });
  }

  delete(reference: DocumentReference): void {
    this.#writes.set(reference.path, (batch) => batch.delete(reference));
  }

  /**
   * Lets the writes through only while this document, which was read and stays unchanged, is as it was read: for what a
   * decision rests on. Costs a write that changes nothing, and that wakes no trigger.
   */
  confirm(reference: DocumentReference): void {
    this.#confirmed.set(reference.path, reference);
  }

  /** What {@link commit} would store. */
  planned(): PlannedWrite[] {
    return [...this.#planned].map(([path, after]) => ({
      path,
      before: this.#read.get(path)?.data(),
      after,
    }));
  }

  /** Stores the writes. @returns whether there were any */
  async commit(): Promise<boolean> {
    if (this.#writes.size === 0) return false;
    const batch = firestore.batch();
    for (const reference of this.#confirmed.values()) this.#confirmIn(batch, reference);
    for (const write of this.#writes.values()) write(batch);
    await batch.commit();
    return true;
  }

  #confirmIn(batch: WriteBatch, reference: DocumentReference): void {
    if (this.#writes.has(reference.path)) return;
    const [field] = Object.entries(this.#read.get(reference.path)?.data() ?? {});
    if (field) batch.update(reference, Object.fromEntries([field]), this.#asRead(reference));
  }

  #asRead({ path }: DocumentReference) {
    const lastUpdateTime = this.#read.get(path)?.updateTime;
    if (!lastUpdateTime) throw new Error(`${path} is to be changed and was not read`);
    return { lastUpdateTime };
  }

  #remember<S extends DocumentSnapshot>(snapshot: S): S {
    this.#read.set(snapshot.ref.path, snapshot);
    return snapshot;
  }
}
