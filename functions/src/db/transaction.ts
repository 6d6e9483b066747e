import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type UpdateData,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/** Deletes a field that no document has, so that a write checks a precondition but changes nothing. */
const NO_CHANGE = { _unchanged: FieldValue.delete() };

export interface PlannedWrite {
  readonly path: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData;
}

type Write = { readonly reference: DocumentReference } & (
  | { readonly kind: 'create' | 'replace' | 'update'; readonly fields: DocumentData }
  | { readonly kind: 'delete' }
);

export type Reader = Pick<Transaction, 'get' | 'getAll' | 'find'>;

/**
 * Transaction without locks. `commit` fails if a document that was read has been created, changed or deleted. A query is
 * not repeated, so `commit` does not detect new results.
 */
export class Transaction {
  readonly #read = new Map<string, DocumentSnapshot>();
  readonly #writes = new Map<string, Write>();
  readonly #toConfirm = new Set<string>();
  readonly #confirmsReads: boolean;

  /**
   * Reads documents that may change before the commit. If the transaction also writes such a document, the document must
   * be unchanged.
   */
  readonly unconfirmed: Reader = {
    get: (reference) => this.#get(reference),
    getAll: (references) => this.#getAll(references),
    find: (query) => this.#find(query),
  };

  /** @param confirmsReads true if documents that are only read must also be unchanged */
  constructor({ confirmsReads }: { readonly confirmsReads: boolean }) {
    this.#confirmsReads = confirmsReads;
  }

  get(reference: DocumentReference): Promise<DocumentSnapshot> {
    this.#toConfirm.add(reference.path);
    return this.#get(reference);
  }

  getAll(references: readonly DocumentReference[]): Promise<readonly DocumentSnapshot[]> {
    for (const { path } of references) this.#toConfirm.add(path);
    return this.#getAll(references);
  }

  async find(query: Query): Promise<readonly DocumentSnapshot[]> {
    const found = await this.#find(query);
    for (const { ref } of found) this.#toConfirm.add(ref.path);
    return found;
  }

  async #get(reference: DocumentReference): Promise<DocumentSnapshot> {
    return this.#read.get(reference.path) ?? this.#remember(await reference.get());
  }

  async #getAll(references: readonly DocumentReference[]): Promise<readonly DocumentSnapshot[]> {
    const unread = references.filter(({ path }) => !this.#read.has(path));
    const snapshots = unread.length > 0 ? await firestore.getAll(...unread) : [];
    for (const snapshot of snapshots) this.#remember(snapshot);
    return references.map(({ path }) => this.#snapshotOf(path));
  }

  async #find(query: Query): Promise<readonly DocumentSnapshot[]> {
    const { docs } = await query.get();
    return docs.map((snapshot) => this.#remember(snapshot));
  }

  create(reference: DocumentReference, data: DocumentData): void {
    this.#writes.set(reference.path, { kind: 'create', reference, fields: data });
  }

  /** Replaces a document that was read, or creates the document if it did not exist. */
  replace(reference: DocumentReference, data: DocumentData): void {
    const kind = this.#read.get(reference.path)?.exists ? 'replace' : 'create';
    this.#writes.set(reference.path, { kind, reference, fields: data });
  }

  /** Changes only the given fields of a document that was read. Several changes of one document are combined. */
  update(reference: DocumentReference, changes: UpdateData<DocumentData>): void {
    const before = this.#writes.get(reference.path);
    const earlier = before && before.kind !== 'delete' ? before : { kind: 'update' as const, fields: {} };
    this.#writes.set(reference.path, {
      kind: earlier.kind,
      reference,
      fields: { ...earlier.fields, ...changes },
    });
  }

  delete(reference: DocumentReference): void {
    this.#writes.set(reference.path, { kind: 'delete', reference });
  }

  /** Returns all writes except deletions. */
  planned(): PlannedWrite[] {
    return [...this.#writes].flatMap(([path, write]) =>
      write.kind === 'delete' ? [] : [{ path, before: this.#read.get(path)?.data(), after: write.fields }],
    );
  }

  /**
   * Stores the writes, or returns false if there are none. Throws the error of Firestore and stores nothing if a document
   * has changed.
   */
  async commit(): Promise<boolean> {
    if (this.#writes.size === 0) return false;
    const batch = firestore.batch();
    for (const write of this.#writes.values()) this.#writeIn(batch, write);
    if (this.#confirmsReads) this.#confirmIn(batch);
    await batch.commit();
    return true;
  }

  #writeIn(batch: WriteBatch, write: Write): void {
    const { reference } = write;
    if (write.kind === 'create') batch.create(reference, write.fields);
    else if (write.kind === 'delete') batch.delete(reference, this.#unchangedPrecondition(reference.path));
    else {
      // A batch cannot replace a document with a precondition, so the update deletes the fields that are missing in `write`.
      const stored = write.kind === 'replace' ? (this.#snapshotOf(reference.path).data() ?? {}) : {};
      const deleted = Object.fromEntries(Object.keys(stored).map((field) => [field, FieldValue.delete()]));
      batch.update(reference, { ...deleted, ...write.fields }, this.#unchangedPrecondition(reference.path));
    }
  }

  /** The writes change nothing and start no trigger or listener. */
  #confirmIn(batch: WriteBatch): void {
    for (const path of this.#toConfirm) {
      if (this.#writes.has(path)) continue;
      const { ref, exists } = this.#snapshotOf(path);
      if (exists) batch.update(ref, NO_CHANGE, this.#unchangedPrecondition(path));
      else batch.delete(ref, { exists: false });
    }
  }

  #unchangedPrecondition(path: string) {
    const lastUpdateTime = this.#snapshotOf(path).updateTime;
    if (!lastUpdateTime) throw new Error(`${path} does not exist, so it cannot be changed`);
    return { lastUpdateTime };
  }

  #snapshotOf(path: string): DocumentSnapshot {
    const snapshot = this.#read.get(path);
    if (!snapshot) throw new Error(`${path} was not read`);
    return snapshot;
  }

  /** Returns the first snapshot of the document, so that all reads of a transaction agree. */
  #remember(snapshot: DocumentSnapshot): DocumentSnapshot {
    const { path } = snapshot.ref;
    const first = this.#read.get(path) ?? snapshot;
    this.#read.set(path, first);
    return first;
  }
}
