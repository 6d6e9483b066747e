import { countAwaitedVoters } from '../db/collections/motm-ballots.ts';
import { closeVoting } from '../instance/close-voting.ts';
import { findInstanceWithJobs, handledOf } from '../instance/progress.ts';
import { changesAny, idIn, type WrittenHandler } from './written.ts';

/**
 * Ends the voting at once when everybody entitled has voted. Whether they have is counted anew, not added up. A ballot
 * that was cast in the last moment, while others were being counted, is counted with them after all.
 */
export const motmBallotWritten: WrittenHandler = async (written, now) => {
  if (written.after === null || !changesAny(written, ['votes'])) return;
  const giId = idIn(written, 'giId');
  const watched = await findInstanceWithJobs(giId);
  if (watched === null) return;
  const isDue = handledOf(watched).motm || (await countAwaitedVoters(giId)) === 0;
  if (isDue) await closeVoting(giId, now);
};
