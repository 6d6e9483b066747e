import type { GameInstance, PlayerInstance } from '@fives/domain';
import { useNavigate } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useNow } from '../../hooks/use-now.ts';
import { BallotPaper } from './ballot-paper.tsx';
import { VotesSubmitted } from './motm-dialogs.tsx';
import { NoVote } from './no-vote.tsx';
import { useCastVotes } from './use-cast-votes.ts';
import { type Voter, voterProblem } from './voter-problem.ts';

export interface MotmVoteProps {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly voter: Voter;
  /** The votes cast before. */
  readonly votes: readonly string[];
}

/** The ballot paper, or why there is none. Voting may close by one's own vote, being the last: thanks come first. */
export function MotmVote({ instance, people, voter, votes }: MotmVoteProps) {
  const now = useNow();
  const navigate = useNavigate();
  const casting = useCastVotes(instance.id, voter.uid);
  const problem = voterProblem(instance, people, voter, now);
  const playing = people
    .filter((person) => person.status === 'PLAYING')
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
  return (
    <>
      {problem === null || casting.isSending || casting.isCast ? (
        <BallotPaper {...casting} instance={instance} playing={playing} uid={voter.uid} votes={votes} />
      ) : (
        <NoVote giId={instance.id} problem={problem} />
      )}
      <VotesSubmitted open={casting.isCast} onClose={() => void navigate(appPaths.instance(instance.id))} />
    </>
  );
}
