import { Button, Flex } from '@chakra-ui/react';
import {
  type Actor,
  ballotPaperReason,
  compareNames,
  type GameInstance,
  type GiId,
  motmCandidates,
  type PlayerInstance,
  type Reason,
  reasonText,
} from '@fives/domain';
import { Link, useNavigate } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useNow } from '../../hooks/use-now.ts';
import { MessagePanel } from '../../ui/messages.tsx';
import { BallotPaper } from './ballot-paper.tsx';
import { useCastVotes, VotesSubmitted } from './motm-dialogs.tsx';

export interface MotmVoteProps {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly voter: Actor;
  /** The votes cast before. */
  readonly votes: readonly string[];
}

/** The ballot paper, or why there is none. Voting may close by one's own vote, being the last: thanks come first. */
export function MotmVote({ instance, people, voter, votes }: MotmVoteProps) {
  const now = useNow();
  const navigate = useNavigate();
  const casting = useCastVotes({ instance, people, uid: voter.uid, ballot: { votes: [...votes] } }, voter);
  const problem = voterProblem(instance, people, voter, now);
  const playing = motmCandidates(people, instance).toSorted(compareNames);
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

interface NoVoteProps {
  readonly giId: GiId;
  readonly problem: Reason;
}

/** Why one can not vote, and the ways on: a guest can do something about it. */
function NoVote({ giId, problem }: NoVoteProps) {
  const canRegister = problem.code === 'VOTERS_REGISTERED';
  return (
    <MessagePanel level="h1" title="You can't vote in this game" text={`${reasonText(problem)}.`}>
      <Flex gap="3" wrap="wrap" justify="center" pt="2">
        {canRegister && (
          <Button asChild>
            <Link to={appPaths.register(appPaths.pickMotm(giId))}>Register</Link>
          </Button>
        )}
        <Button asChild variant={canRegister ? 'outline' : 'solid'}>
          <Link to={appPaths.instance(giId)}>Back to the game</Link>
        </Button>
      </Flex>
    </MessagePanel>
  );
}

/**
 * What keeps a person from voting for player of the match at this moment; null where they may.
 * @param people everyone with a place in the instance
 */
export function voterProblem(
  instance: GameInstance,
  people: readonly PlayerInstance[],
  voter: Actor,
  now: Date,
): Reason | null {
  // Votes are counted early when everybody has voted. The server's clock may be ahead of the one here, so that the end
  // of the voting would still seem to come.
  const motmClosesAt = instance.motmAwarded.length > 0 ? now : instance.motmClosesAt;
  return ballotPaperReason({ instance: { ...instance, motmClosesAt }, people, uid: voter.uid }, voter, now);
}
