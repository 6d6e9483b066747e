import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORED_DOCUMENTS } from '../stored-documents/stored-documents.ts';

/** A separate project in the same emulator, so that the test can empty its database. */
const PROJECT = 'demo-fives-backup';
const database = `projects/${PROJECT}/databases/(default)`;
const firestore = getFirestore(initializeApp({ projectId: PROJECT }, PROJECT));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fives-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function callEmulator(path: string, method: string, body?: object): Promise<void> {
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/${path}`;
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(await response.text());
}

interface WireDocument {
  readonly name: string;
  readonly fields: unknown;
}

async function readAll(): Promise<Record<string, unknown>> {
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${database}/documents:runQuery`;
  const body = JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } });
  const headers = { authorization: 'Bearer owner' };
  const response = await fetch(url, { method: 'POST', headers, body });
  const found = (await response.json()) as { readonly document?: WireDocument }[];
  return Object.fromEntries(
    found.flatMap(({ document }) => (document ? [[document.name, document.fields]] : [])),
  );
}

test('an import restores every kind of document after an export and a deletion', async () => {
  const documents = Object.entries(STORED_DOCUMENTS);
  const batch = firestore.batch();
  for (const [path, fields] of documents) batch.set(firestore.doc(path), fields);
  await batch.commit();
  const before = await readAll();
  expect(Object.keys(before)).toHaveLength(documents.length);

  await callEmulator(`projects/${PROJECT}:export`, 'POST', {
    database,
    ...{ export_directory: folder, export_name: 'backup' },
  });
  await callEmulator(`${database}/documents`, 'DELETE');
  expect(await readAll()).toEqual({});

  await callEmulator(`projects/${PROJECT}:import`, 'POST', {
    database,
    export_directory: join(folder, 'backup', 'backup.overall_export_metadata'),
  });
  expect(await readAll()).toEqual(before);
});
