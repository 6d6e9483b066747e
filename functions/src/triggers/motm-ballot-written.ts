import { countAwaitedVoters } from '../db/collections/motm-ballots.ts';
import { closeVoting } from '../instance/close-voting.ts';
import { findInstanceWithJobs, handledOf } from '../instance/instance-state.ts';
import { changesAny, idIn, type WrittenHandler } from './written.ts';

export const motmBallotWritten: WrittenHandler = async (written, now) => {
  if (written.after === null || !changesAny(written, ['votes'])) return;
  const giId = idIn(written, 'giId');
  const found = await findInstanceWithJobs(giId);
  if (found === null) return;
  const isDue = handledOf(found).motm || (await countAwaitedVoters(giId)) === 0;
  if (isDue) await closeVoting(giId, now);
};
