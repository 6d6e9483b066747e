import { paths } from '@fives/domain';
import { deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { testCases, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { storeAll } from './setup/world.ts';

const MINE = paths.notification('player', 'invite');
const A_GUESTS = paths.notification('guest', 'invite');
const EARLIER = new Date('2026-01-01T12:00:00Z');

const aNotification = (readAt: Date | null) => ({
  kind: 'INVITE',
  title: 'Tuesday Fives',
  body: 'Will you be playing?',
  link: '/gi/first',
  gameId: 'tuesday',
  giId: 'first',
  createdAt: EARLIER,
  readAt,
  push: 'sent',
});

interface Marking extends Write {
  readonly path: string;
  readonly readAt: Date | null;
}

const marking: Marking = {
  by: 'player',
  path: MINE,
  readAt: null,
  fields: { readAt: serverTimestamp() },
};

async function mark({ by, path, readAt, fields }: Marking) {
  await storeAll({ [path]: aNotification(readAt) });
  await updateDoc(doc(await as(by), path), fields);
}

testCases('marking a notification as read', mark, {
  base: marking,
  allowed: {
    'by a guest': { by: 'guest', path: A_GUESTS },
    'a second time with the same time': { readAt: EARLIER, fields: { readAt: EARLIER } },
  },
  refused: {
    'with a time from the client': { fields: { readAt: new Date() } },
    'with a removed time': { fields: { readAt: deleteField() } },
    'with a text instead of a time': { fields: { readAt: 'now' } },
    'a second time with another time': { readAt: EARLIER },
  },
});
