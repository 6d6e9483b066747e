import { Button, Flex } from '@chakra-ui/react';
import {
  type Actor,
  type GameInstance,
  type PlayerInstance,
  picksNeeded,
  reasonText,
  votingReason,
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

interface NoVoteProps {
  readonly giId: string;
  readonly problem: VoterProblem;
}

/** Why one can not vote, and the ways on. */
function NoVote({ giId, problem }: NoVoteProps) {
  return (
    <MessagePanel level="h1" title="No vote for you here" text={`${problem.text}.`}>
      <Flex gap="3" wrap="wrap" justify="center" pt="2">
        {problem.canRegister && (
          <Button asChild>
            <Link to={appPaths.register(appPaths.pickMotm(giId))}>Register</Link>
          </Button>
        )}
        <Button asChild variant={problem.canRegister ? 'outline' : 'solid'}>
          <Link to={appPaths.instance(giId)}>Back to the game</Link>
        </Button>
      </Flex>
    </MessagePanel>
  );
}

/** Why somebody can not vote. A guest can do something about it. */
interface VoterProblem {
  readonly text: string;
  readonly canRegister: boolean;
}

/**
 * What keeps a person from voting for player of the match at this moment; null where they may.
 * @param people everyone with a place in the instance
 */
export function voterProblem(
  instance: GameInstance,
  people: readonly PlayerInstance[],
  { uid, isGuest }: Actor,
  now: Date,
): VoterProblem | null {
  const closed =
    votingReason(instance, now) ??
    (instance.motmAwarded.length > 0 ? ({ code: 'VOTING_CLOSED' } as const) : null);
  if (closed !== null) return { text: reasonText(closed), canRegister: false };
  const playing = people.filter((person) => person.status === 'PLAYING');
  if (!playing.some((person) => person.uid === uid))
    return { text: reasonText({ code: 'VOTERS_PLAYING' }), canRegister: false };
  if (isGuest) return { text: 'Only registered players can vote', canRegister: true };
  if (picksNeeded(playing.length) === 0)
    return { text: reasonText({ code: 'NOBODY_TO_PICK' }), canRegister: false };
  return null;
}
