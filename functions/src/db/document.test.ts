import { DOCUMENTS, readDocument } from '@fives/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { parserOf, skipUnreadable } from './document.ts';

const broken = {
  id: 'g1',
  ref: { path: 'gameInstances/g1' },
  data: () => ({ startDateTime: 'next Tuesday' }),
} as unknown as DocumentSnapshot;

describe('skipUnreadable', () => {
  test('throws no error for an unreadable document, so that the event is not retried', async () => {
    await skipUnreadable(async () => void parserOf(DOCUMENTS.gameInstance)(broken));
  });

  test('throws no error for unreadable fields of an event', async () => {
    await skipUnreadable(async () => void readDocument(DOCUMENTS.gameInstance, broken.data() ?? {}, 'g1'));
  });

  test('throws any other error', async () => {
    const work = () => Promise.reject(new Error('No network'));
    await expect(skipUnreadable(work)).rejects.toThrow('No network');
  });
});
