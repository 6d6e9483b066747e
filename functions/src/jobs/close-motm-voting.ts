import { closeVoting } from '../instance/close-voting.ts';
import type { Job } from './run-job.ts';

/** Counts the votes whose time is up, and awards the player of the match. */
export const closeMotmVotingJob: Job = { name: 'closeMotmVoting', due: 'motm', handle: closeVoting };
