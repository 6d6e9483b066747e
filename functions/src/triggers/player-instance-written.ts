import { untilSettled } from '../db/in-transaction.ts';
import { settle } from '../instance/settle.ts';
import { findWholeInstance } from '../instance/whole-instance.ts';
import { nameNewPlace } from '../people/player-name.ts';
import { concerns, idIn, type WrittenHandler } from './written.ts';

/** Keeps `counts` and `memberUids` of the instance, and the game's pool, in line with the people in the instance. */
export const playerInstanceWritten: WrittenHandler = async (written) => {
  if (!concerns(written, ['status'])) return;
  const giId = idIn(written, 'giId');
  await untilSettled(async (transaction) => {
    const whole = await findWholeInstance(giId, transaction);
    if (whole) settle(transaction, whole);
  });
  // After the above, by which a rename finds this place: one of the two sees the other.
  if (written.before === null) await nameNewPlace(giId, idIn(written, 'uid'));
};
