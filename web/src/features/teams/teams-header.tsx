import { Button, Flex, Heading, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { DISPLAY_FORMATS, formatInZone, type GameInstance } from '@fives/domain';
import type { ReactNode, RefObject } from 'react';
import { LuShare2 } from 'react-icons/lu';
import { YearNote, ZoneNote } from '../../shared/game/start-notes.tsx';
import { BottomBar } from '../../ui/page.tsx';

interface TeamsHeaderProps {
  readonly instance: GameInstance;
  readonly now: Date;
  /** Null if there are no teams and no result to share. */
  readonly onShare: (() => void) | null;
  readonly children?: ReactNode;
}

export function TeamsHeader({ instance, now, onShare, children }: TeamsHeaderProps) {
  const { name, timeZone } = instance.game;
  return (
    <Stack as="header" layerStyle="scoreboard" p={{ base: '4', md: '7' }} gap="5">
      <Flex justify="space-between" align="start" gap="3">
        <Stack gap="1.5" minW="0">
          <Heading as="h1" textStyle="display" fontSize={{ base: '3xl', md: '5xl' }}>
            {instance.winningTeam === null ? 'Teams' : 'Result'}
          </Heading>
          <HStack columnGap="3" rowGap="1" wrap="wrap">
            <Text textStyle="score" fontSize="xl" color="scoreboard.lit">
              {formatInZone(instance.startDateTime, timeZone, DISPLAY_FORMATS.teams)}
              <YearNote at={instance.startDateTime} now={now} timeZone={timeZone} />
              <ZoneNote at={instance.startDateTime} timeZone={timeZone} />
            </Text>
            <Text fontWeight="600" overflowWrap="anywhere">
              <bdi>{name}</bdi>
            </Text>
          </HStack>
        </Stack>
        {onShare && (
          <IconButton
            aria-label="Share"
            title="Share"
            variant="outline"
            color="scoreboard.fg"
            borderColor="scoreboard.muted"
            focusRingColor="scoreboard.lit"
            _hover={{ bg: 'scoreboard.panel' }}
            onClick={onShare}
          >
            <LuShare2 />
          </IconButton>
        )}
      </Flex>
      {children}
    </Stack>
  );
}

interface TeamsActionsProps {
  /** Null for a viewer who cannot pick teams, and after the result. */
  readonly onPickTeams: (() => void) | null;
  readonly isPicked: boolean;
  readonly pickTeamsRef: RefObject<HTMLButtonElement | null>;
  /** Null for a viewer who cannot record a result, before the start and after the result. */
  readonly onPickWinner: (() => void) | null;
}

export function TeamsActions(props: TeamsActionsProps) {
  const { onPickTeams, isPicked, pickTeamsRef, onPickWinner } = props;
  if (!onPickTeams && !onPickWinner) return null;
  return (
    <BottomBar>
      {onPickTeams && (
        <Button
          ref={pickTeamsRef}
          size="lg"
          flex={{ base: '1', md: 'none' }}
          variant={onPickWinner ? 'outline' : 'solid'}
          bg={onPickWinner ? 'bg.panel' : undefined}
          onClick={onPickTeams}
        >
          {isPicked ? 'Change teams' : 'Pick teams'}
        </Button>
      )}
      {onPickWinner && (
        <Button size="lg" flex={{ base: '1', md: 'none' }} onClick={onPickWinner}>
          Pick winner!
        </Button>
      )}
    </BottomBar>
  );
}

export function ByHandNote({ onDone }: { readonly onDone: () => void }) {
  return (
    <Flex layerStyle="panel" bg="brand.subtle" borderColor="brand.border" p="4" gap="3" align="center">
      <Text flex="1">Tap a bib to put a player in that team. Tap a name for more.</Text>
      <Button variant="outline" bg="bg.panel" onClick={onDone}>
        Done
      </Button>
    </Flex>
  );
}

export function UndoPick({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <Flex role="status" layerStyle="panel" p="4" gap="3" align="center">
      <Text flex="1">Teams changed</Text>
      <Button variant="outline" onClick={onUndo}>
        Undo
      </Button>
    </Flex>
  );
}
