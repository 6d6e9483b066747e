import { Badge, Button, HStack, Icon, IconButton } from '@chakra-ui/react';
import { type PlayerInstance, TEAMS, type Team, type Uid } from '@fives/domain';
import { useEffect, useRef } from 'react';
import { LuChevronRight } from 'react-icons/lu';
import { BibIcon } from '../../shared/game/game-parts.tsx';
import { PersonBadges, PersonName } from '../../ui/person.tsx';
import type { TeamLooks } from './team-lists.ts';

export interface RowActions {
  readonly looks: TeamLooks;
  readonly onOpen: (person: PlayerInstance) => void;
  readonly onMove: (person: PlayerInstance, team: Team) => void;
}

interface PlayerRowProps {
  readonly person: PlayerInstance;
  readonly isMe: boolean;
  readonly note: string | null;
  readonly actions: RowActions | null;
}

export function PlayerRow({ person, isMe, note, actions }: PlayerRowProps) {
  const identity = (
    <HStack columnGap="2" rowGap="0" wrap="wrap" minW="0" flex="1">
      <PersonName name={person.name} color={person.status === 'PLAYING' ? 'fg' : 'fg.muted'} />
      <PersonBadges isGuest={person.isGuest} isMe={isMe} />
      {note && (
        <Badge variant="outline" colorPalette="gray" flexShrink="0" color="fg.muted">
          {note}
        </Badge>
      )}
    </HStack>
  );
  if (actions === null) {
    return (
      <HStack minH="touch" px={{ base: '3', md: '4' }} py="1">
        {identity}
      </HStack>
    );
  }
  return (
    <HStack gap="0">
      <Button
        id={rowId(person.uid)}
        variant="ghost"
        flex="1"
        minW="0"
        px={{ base: '3', md: '4' }}
        borderRadius="lg"
        fontWeight="400"
        aria-haspopup="dialog"
        onClick={() => actions.onOpen(person)}
      >
        {identity}
        <Icon color="fg.muted" size="sm" hideBelow="md">
          <LuChevronRight aria-hidden="true" />
        </Icon>
      </Button>
      {person.status === 'PLAYING' &&
        person.team === 'NO_TEAM' &&
        TEAMS.map((team) => (
          <IconButton
            key={team}
            variant="ghost"
            aria-label={`Move ${person.name} to ${actions.looks[team].name}`}
            title={actions.looks[team].name}
            onClick={() => actions.onMove(person, team)}
          >
            <BibIcon colour={actions.looks[team].colour} size="6" />
          </IconButton>
        ))}
    </HStack>
  );
}

function rowId(uid: Uid): string {
  return `player-${uid}`;
}

/**
 * Returns a function to call with the uid of a moved person. The hook then focuses the new row of the person, because a
 * move to another list renders a new element.
 */
export function useFocusAfterMove(people: readonly PlayerInstance[]): (uid: Uid) => void {
  const movedUid = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists render again when `people` changes.
  useEffect(() => {
    if (movedUid.current === null || document.activeElement !== document.body) return;
    document.getElementById(rowId(movedUid.current))?.focus({ preventScroll: true });
    movedUid.current = null;
  }, [people]);
  return (uid) => {
    movedUid.current = uid;
  };
}
