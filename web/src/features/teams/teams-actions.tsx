import { Button } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { ThumbBar } from '../../ui/links.tsx';

export interface TeamsActionsProps {
  /** Null where teams may not be picked any more. */
  readonly onPickTeams: (() => void) | null;
  readonly areTeamsPicked: boolean;
  readonly pickTeamsRef: RefObject<HTMLButtonElement | null>;
  /** Null until the game is over, and once it has a result. */
  readonly onPickWinner: (() => void) | null;
}

/** What the organiser does next: on a phone within the thumb's reach, on a desk below the header. */
export function TeamsActions(props: TeamsActionsProps) {
  const { onPickTeams, areTeamsPicked, pickTeamsRef, onPickWinner } = props;
  if (!onPickTeams && !onPickWinner) return null;
  return (
    <ThumbBar>
      {onPickTeams && (
        <Button
          ref={pickTeamsRef}
          size="lg"
          flex={{ base: '1', md: 'none' }}
          variant={onPickWinner ? 'outline' : 'solid'}
          bg={onPickWinner ? 'bg.panel' : undefined}
          onClick={onPickTeams}
        >
          {areTeamsPicked ? 'Change teams' : 'Pick teams'}
        </Button>
      )}
      {onPickWinner && (
        <Button size="lg" flex={{ base: '1', md: 'none' }} onClick={onPickWinner}>
          Pick winner!
        </Button>
      )}
    </ThumbBar>
  );
}
