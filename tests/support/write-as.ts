import type { Person } from './people.ts';
import { projectId } from './suite.ts';

type Fields = Readonly<Record<string, string | boolean>>;

/**
 * Writes a document as a browser does: signed in as that person, and through the rules.
 * @param now fields that are set to the server's time
 */
export async function writeAs(
  { token }: Pick<Person, 'token'>,
  path: string,
  fields: Fields,
  now: readonly string[] = [],
): Promise<void> {
  const documents = allDocuments();
  const write = {
    update: { name: `${documents}/${path}`, fields: toWireFields(fields) },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: now.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
  const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [write] }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Reads a document as a browser does. @throws where the rules refuse it */
export async function readAs({ token }: Pick<Person, 'token'>, path: string): Promise<void> {
  const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${allDocuments()}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  // What is not there may be read: that it is not there.
  if (!response.ok && response.status !== 404) throw new Error(await response.text());
}

/** Whether the rules refuse a request; any other failure is thrown. */
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
  const toValue = (value: string | boolean) =>
    typeof value === 'string' ? { stringValue: value } : { booleanValue: value };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));
}
