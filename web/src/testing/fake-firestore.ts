/** Replaces `firebase/firestore` with documents in memory. A write changes its document at once. */
type Fields = Readonly<Record<string, unknown>>;

interface Reference {
  readonly path: string;
  readonly id: string;
}

interface Query {
  readonly path: string;
  readonly isMatch: (document: Document) => boolean;
}

const documents = new Map<string, Fields>();
const listeners = new Set<() => void>();
let refusal: Error | null = null;

export const fakeDatabase = {
  put: store,
  get: (path: string) => documents.get(path),
  refuseWrites: () => {
    refusal = new Error('Missing permissions');
  },
  acceptWrites: () => {
    refusal = null;
  },
  clear: () => {
    documents.clear();
    listeners.clear();
    refusal = null;
  },
};

export class Timestamp {
  readonly #date: Date;
  constructor(date: Date) {
    this.#date = date;
  }
  toDate() {
    return this.#date;
  }
}

class Document {
  readonly metadata = { fromCache: false, hasPendingWrites: false };
  readonly ref: Reference;
  readonly id: string;
  constructor(ref: Reference) {
    this.ref = ref;
    this.id = ref.id;
  }
  exists() {
    return documents.has(this.ref.path);
  }
  data() {
    return withTimestamps(documents.get(this.ref.path) ?? {});
  }
  get(field: string) {
    return documents.get(this.ref.path)?.[field];
  }
}

export const fakeFirestore = {};
export const initializeFirestore = (app: unknown) => Object.assign(fakeFirestore, { app });
export const connectFirestoreEmulator = () => {};
export const memoryLocalCache = () => ({});
export const persistentLocalCache = () => ({});
export const persistentMultipleTabManager = () => ({});
export const clearIndexedDbPersistence = async () => {};
export const terminate = async () => {};
export const waitForPendingWrites = async () => {};

export const doc = (_: unknown, path: string): Reference => ({
  path,
  id: path.slice(path.lastIndexOf('/') + 1),
});
export const collection = (_: unknown, path: string): Query => ({ path, isMatch: () => true });
export const documentId = () => '__name__';
export const orderBy = () => null;
export const limit = () => null;
export const where = (field: string, operator: string, value: unknown) => (document: Document) => {
  const stored = field === '__name__' ? document.id : document.get(field);
  if (operator === 'array-contains') return Array.isArray(stored) && stored.includes(value);
  if (operator === '==') return stored === value;
  throw new Error(`The fake database has no operator ${operator}`);
};
export const query = (
  { path }: Query,
  ...filters: readonly (((document: Document) => boolean) | null)[]
): Query => ({ path, isMatch: (document) => filters.every((filter) => filter?.(document) ?? true) });

export const serverTimestamp = () => new Date();

export const getDoc = async (reference: Reference) => new Document(reference);
export const [getDocFromCache, getDocFromServer] = [getDoc, getDoc];
export const getDocs = async ({ path, isMatch }: Query) => {
  const isInside = (key: string) => key.slice(0, key.lastIndexOf('/')) === path;
  const found = [...documents.keys()].filter(isInside).map((key) => new Document(doc(null, key)));
  return { docs: found.filter(isMatch), metadata: { fromCache: false, hasPendingWrites: false } };
};

export function onSnapshot(target: Reference | Query, ...rest: readonly unknown[]) {
  const next = rest.find((each) => typeof each === 'function') as (snapshot: unknown) => void;
  const emit = async () => {
    const snapshot = await ('isMatch' in target ? getDocs(target) : getDoc(target));
    if (listeners.has(listener)) next(snapshot);
  };
  const listener = () => void emit();
  listeners.add(listener);
  listener();
  return () => listeners.delete(listener);
}

export const setDoc = (to: Reference, fields: Fields, { merge = false } = {}) =>
  write(to, { ...(merge && documents.get(to.path)), ...fields });
export const updateDoc = (to: Reference, fields: Fields) => {
  if (!documents.has(to.path)) throw new Error(`There is no document ${to.path}`);
  return setDoc(to, fields, { merge: true });
};
export const deleteDoc = (reference: Reference) => write(reference, null);
export const writeBatch = () => {
  const updates: (() => Promise<void>)[] = [];
  return {
    update: (to: Reference, fields: Fields) => void updates.push(() => updateDoc(to, fields)),
    commit: async () => void (await Promise.all(updates.map((update) => update()))),
  };
};

async function write({ path }: Reference, fields: Fields | null): Promise<void> {
  const before = documents.get(path) ?? null;
  store(path, fields);
  if (refusal === null) return;
  // Like Firestore, shows the change until the server refuses it.
  await rendering();
  store(path, before);
  throw refusal;
}

/** Waits until React has rendered earlier changes. React renders in tasks of the same queue. */
export async function rendering(): Promise<void> {
  for (let tasks = 0; tasks < 5; tasks++) await new Promise((resolve) => setImmediate(resolve));
}

function store(path: string, fields: Fields | null): void {
  if (fields === null) documents.delete(path);
  else documents.set(path, fields);
  for (const listener of listeners) listener();
}

function withTimestamps(value: unknown): unknown {
  if (value instanceof Date) return new Timestamp(value);
  if (Array.isArray(value)) return value.map(withTimestamps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTimestamps(inner)]));
}
