import { deliver } from '../push/deliver.ts';
import { idIn, type WrittenHandler } from './written.ts';

/** Pushes a notification that has just come into an inbox. */
export const notificationCreated: WrittenHandler = async (written, now) => {
  await deliver({ uid: idIn(written, 'uid'), id: idIn(written, 'id') }, now);
};
