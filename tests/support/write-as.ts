import type { Person } from './people.ts';
import { withEvents } from './platform.ts';
import { projectId } from './suite.ts';

type WithToken = Pick<Person, 'token'>;
type Fields = Readonly<Record<string, unknown>>;

export interface ClientWrite {
  readonly path: string;
  readonly fields: Fields;
  readonly now?: readonly string[];
}

/**
 * Writes a document through the rules, as a browser does.
 * @param now fields that get the server's time
 */
export function writeAs(
  person: WithToken,
  path: string,
  fields: Fields,
  now: readonly string[] = [],
): Promise<void> {
  return commitAs(person, [{ path, fields, now }]);
}

export async function commitAs({ token }: WithToken, writes: readonly ClientWrite[]): Promise<void> {
  const documents = allDocuments();
  const body = {
    writes: writes.map(({ path, fields, now = [] }) => ({
      update: { name: `${documents}/${path}`, fields: toWireFields(fields) },
      updateMask: { fieldPaths: Object.keys(fields) },
      updateTransforms: now.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    })),
  };
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}:commit`;
  const changed = writes.map(({ path }) => path);
  const response = await withEvents(changed, () => fetch(url, init));
  if (!response.ok) throw new Error(await response.text());
}

/**
 * Reads a document through the rules.
 * @throws if the rules refuse the read
 */
export async function readAs({ token }: WithToken, path: string): Promise<void> {
  const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${allDocuments()}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  // A missing document counts as a successful read.
  if (!response.ok && response.status !== 404) throw new Error(await response.text());
}

/** True if the rules refuse the request. Throws any other failure. */
export async function isRefusedTo(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    return false;
  } catch (error) {
    if (String(error).includes('PERMISSION_DENIED')) return true;
    throw error;
  }
}

function allDocuments(): string {
  return `projects/${projectId()}/databases/(default)/documents`;
}

function toWireFields(fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));
}

/** Converts a value to the REST format: https://firebase.google.com/docs/firestore/reference/rest/v1/Value. */
function toValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'object') return { mapValue: { fields: toWireFields(value as Fields) } };
  throw new Error(`Unsupported type of a field: ${typeof value}`);
}
