import { gameIdSchema, historyInstanceSchema } from '@fives/domain';
import { recordInHistory } from '../stats/record-in-history.ts';
import { concerns, idIn, type WrittenHandler } from './written.ts';

/** The fields that the history remembers, or takes its order from. The line-ups are of other documents. */
const REMEMBERED = Object.keys(historyInstanceSchema.shape).filter(
  (field) => !['giId', 'teamA', 'teamB'].includes(field),
);

/** Keeps the game's history and table in line with the instance, and the end of voting with its start. */
export const gameInstanceWritten: WrittenHandler = async (written, now) => {
  if (!concerns(written, REMEMBERED)) return;
  const gameId = gameIdSchema.safeParse((written.after ?? written.before)?.gameId);
  if (!gameId.success) return;
  await recordInHistory({ gameId: gameId.data, giId: idIn(written, 'giId') }, now);
};
