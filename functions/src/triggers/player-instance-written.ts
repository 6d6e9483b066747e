import { untilSettled } from '../db/in-transaction.ts';
import { findEvening } from '../evening/evening.ts';
import { settle } from '../evening/settle.ts';
import { nameNewPlace } from '../people/player-name.ts';
import { concerns, idIn, type WrittenHandler } from './written.ts';

/** Keeps `counts` and `memberUids` of the instance, and the game's pool, in line with the people in the instance. */
export const playerInstanceWritten: WrittenHandler = async (written) => {
  if (!concerns(written, ['status'])) return;
  const giId = idIn(written, 'giId');
  await untilSettled(async (transaction) => {
    const evening = await findEvening(giId, transaction);
    if (evening) settle(transaction, evening);
  });
  // After the above, by which a rename finds this place: one of the two sees the other.
  if (written.before === null) await nameNewPlace(giId, idIn(written, 'uid'));
};
