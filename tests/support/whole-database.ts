import * as z from 'zod/mini';
import type { Person } from './people.ts';
import { firestoreUrl } from './suite.ts';

interface StoredText {
  readonly path: string;
  readonly text: string;
}

const queryResponseSchema = z.array(z.object({ document: z.optional(z.looseObject({ name: z.string() })) }));

export async function readWholeDatabase(): Promise<StoredText[]> {
  const query = { from: [{ allDescendants: true }] };
  const { text } = await sendAs('owner', ':runQuery', { structuredQuery: query });
  return queryResponseSchema.parse(JSON.parse(text)).flatMap(({ document }) => {
    const path = document?.name.split('/documents/')[1];
    return path === undefined ? [] : [{ path, text: JSON.stringify(document) }];
  });
}

type Caller = Pick<Person, 'token'> | null;

export function getAs(as: Caller, path: string): Promise<string> {
  return sendAs(as?.token, `/${path}`).then(({ text }) => text);
}

/** Runs a query as a client, so that the rules apply. An empty `parent` is the root of the database. */
export function queryAs(as: Caller, parent: string, structuredQuery: object): Promise<string> {
  const path = parent === '' ? ':runQuery' : `/${parent}:runQuery`;
  return sendAs(as?.token, path, { structuredQuery }).then(({ text }) => text);
}

async function sendAs(token: string | undefined, path: string, body?: object): Promise<{ text: string }> {
  const response = await fetch(`${firestoreUrl()}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status >= 500 || (token === 'owner' && !response.ok)) throw new Error(`${path}: ${text}`);
  return { text };
}
