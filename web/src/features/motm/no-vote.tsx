import { Button, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { MessagePanel } from '../../ui/messages.tsx';
import type { VoterProblem } from './voter-problem.ts';

export interface NoVoteProps {
  readonly giId: string;
  readonly problem: VoterProblem;
}

/** Why one can not vote, and the ways on. */
export function NoVote({ giId, problem }: NoVoteProps) {
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
