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

/** Deleting a field that no document has changes nothing; the write serves to carry a precondition. */
const NO_CHANGE = { _unchanged: FieldValue.delete() };

/** What a transaction would do to one document: the document as it was read, and the fields that would be written. */
export interface PlannedWrite {
  readonly path: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData;
}

type Write = { readonly reference: DocumentReference } & (
  | { readonly kind: 'create' | 'replace' | 'update'; readonly fields: DocumentData }
  | { readonly kind: 'delete' }
);

/** What documents are read by. */
export type Reader = Pick<OptimisticTransaction, 'get' | 'getAll' | 'find'>;

/**
 * Reads, and writes of which all are stored or none. It is optimistic: nothing is locked. The writes go through only if
 * no document that was read has changed by then, also those that were read and are not written, and those that were
 * missing. A document that a query would only now find is not noticed.
 *
 * `inTransaction` makes one for a decision, `deriveUntilStable` for documents that are derived from others.
 */
export class OptimisticTransaction {
  readonly #read = new Map<string, DocumentSnapshot>();
  readonly #writes = new Map<string, Write>();
  readonly #confirmed = new Set<string>();
  readonly #confirmsReads: boolean;

  /**
   * Reads without confirming: for documents by which nothing goes wrong that change meanwhile. Where one of them is
   * written, it has to be as it was read all the same.
   */
  readonly unconfirmed: Reader = {
    get: (reference) => this.#get(reference),
    getAll: (references) => this.#getAll(references),
    find: (query) => this.#find(query),
  };

  /** @param confirmsReads whether documents that are read and not written must be unchanged too */
  constructor({ confirmsReads }: { readonly confirmsReads: boolean }) {
    this.#confirmsReads = confirmsReads;
  }

  /** Reads a document. Read again, it is as it was the first time. */
  get(reference: DocumentReference): Promise<DocumentSnapshot> {
    this.#confirmed.add(reference.path);
    return this.#get(reference);
  }

  /** Reads documents, in the order of the references. */
  getAll(references: readonly DocumentReference[]): Promise<readonly DocumentSnapshot[]> {
    for (const { path } of references) this.#confirmed.add(path);
    return this.#getAll(references);
  }

  /** Reads all documents that a query finds. */
  async find(query: Query): Promise<readonly DocumentSnapshot[]> {
    const found = await this.#find(query);
    for (const { ref } of found) this.#confirmed.add(ref.path);
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

  /** Stores a new document; where there is one already by then, nothing of the transaction is stored. */
  create(reference: DocumentReference, data: DocumentData): void {
    this.#writes.set(reference.path, { kind: 'create', reference, fields: data });
  }

  /** Stores a whole document in place of the one that was read, or as a new one where none was read. */
  replace(reference: DocumentReference, data: DocumentData): void {
    const kind = this.#read.get(reference.path)?.exists ? 'replace' : 'create';
    this.#writes.set(reference.path, { kind, reference, fields: data });
  }

  /** Changes the named fields of a document that was read, and leaves its others. Several changes add up. */
  update(reference: DocumentReference, changes: UpdateData<DocumentData>): void {
    const before = this.#writes.get(reference.path);
    const earlier = before && before.kind !== 'delete' ? before : { kind: 'update' as const, fields: {} };
    this.#writes.set(reference.path, {
      kind: earlier.kind,
      reference,
      fields: { ...earlier.fields, ...changes },
    });
  }

  /** Deletes a document that was read. */
  delete(reference: DocumentReference): void {
    this.#writes.set(reference.path, { kind: 'delete', reference });
  }

  /** What {@link commit} would write, deletions left out. */
  planned(): PlannedWrite[] {
    return [...this.#writes].flatMap(([path, write]) =>
      write.kind === 'delete' ? [] : [{ path, before: this.#read.get(path)?.data(), after: write.fields }],
    );
  }

  /**
   * Stores the writes, where there are any.
   * @returns whether there were any
   * @throws the database's refusal, by which nothing is stored, where a document is not as it was read
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
    else if (write.kind === 'delete') batch.delete(reference, this.#asRead(reference.path));
    else {
      // A batch can set a document as a whole, but not on a condition: so the fields that are left out are deleted.
      const stored = write.kind === 'replace' ? (this.#snapshotOf(reference.path).data() ?? {}) : {};
      const gone = Object.fromEntries(Object.keys(stored).map((field) => [field, FieldValue.delete()]));
      batch.update(reference, { ...gone, ...write.fields }, this.#asRead(reference.path));
    }
  }

  /** Costs a write for each, which changes nothing and wakes neither a trigger nor a listener. */
  #confirmIn(batch: WriteBatch): void {
    for (const path of this.#confirmed) {
      if (this.#writes.has(path)) continue;
      const { ref, exists } = this.#snapshotOf(path);
      if (exists) batch.update(ref, NO_CHANGE, this.#asRead(path));
      else batch.delete(ref, { exists: false });
    }
  }

  #asRead(path: string) {
    const lastUpdateTime = this.#snapshotOf(path).updateTime;
    if (!lastUpdateTime) throw new Error(`${path} is to be changed and is not there`);
    return { lastUpdateTime };
  }

  #snapshotOf(path: string): DocumentSnapshot {
    const snapshot = this.#read.get(path);
    if (!snapshot) throw new Error(`${path} was not read`);
    return snapshot;
  }

  #remember(snapshot: DocumentSnapshot): DocumentSnapshot {
    const { path } = snapshot.ref;
    const first = this.#read.get(path) ?? snapshot;
    this.#read.set(path, first);
    return first;
  }
}
