import { Badge, Button, Flex, Grid, Heading, HStack, Icon, IconButton, Stack, Text } from '@chakra-ui/react';
import { type PlayerInstance, TEAMS, type Team, type Uid } from '@fives/domain';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { LuChevronRight, LuPencil } from 'react-icons/lu';
import { BibIcon } from '../../shared/game/game-parts.tsx';
import { PersonBadges, PersonName } from '../../ui/person.tsx';
import type { TeamLists, TeamLooks, TeamsView } from './team-lists.ts';

interface TeamPanelsProps {
  readonly view: TeamsView;
  readonly uid: Uid | null;
  readonly rowActions: RowActions | null;
  /** Null if the names and colours are fixed. */
  readonly onEditTeam: ((team: Team) => void) | null;
  readonly children?: ReactNode;
}

/** The width fits most names. A phone shows two columns, or one if the text is very large. */
const TEAM_COLUMNS = 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))';

export function TeamPanels(props: TeamPanelsProps) {
  const { uid, rowActions, onEditTeam, children } = props;
  const { lists, looks } = props.view;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4">
        <Grid templateColumns={TEAM_COLUMNS} gap={{ base: '2', md: '4' }} alignItems="start">
          {TEAMS.map((team) => (
            <TeamPanel
              key={team}
              title={looks[team].name}
              people={lists[team].map((person) => ({ person, note: null }))}
              emptyText="No players yet"
              icon={<BibIcon colour={looks[team].colour} size="5" />}
              action={
                onEditTeam && (
                  <IconButton
                    variant="ghost"
                    aria-label={`Edit ${looks[team].name}`}
                    title="Edit"
                    onClick={() => onEditTeam(team)}
                  >
                    <LuPencil />
                  </IconButton>
                )
              }
              {...{ uid, rowActions }}
            />
          ))}
        </Grid>
        {children}
      </Stack>
      <TeamPanel
        title="Player pool"
        people={lists.pool}
        emptyText="Everyone's in a team."
        {...{ uid, rowActions }}
      />
    </Grid>
  );
}

interface TeamPanelProps extends Pick<TeamPanelsProps, 'uid' | 'rowActions'> {
  readonly title: string;
  readonly people: TeamLists['pool'];
  readonly emptyText: string;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}

function TeamPanel({ title, people, emptyText, icon, action, uid, rowActions }: TeamPanelProps) {
  const count = people.length;
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} layerStyle="panel" gap="1" pb="2" overflow="hidden">
      <Flex
        align="center"
        wrap="wrap"
        columnGap="1.5"
        ps={{ base: '3', md: '4' }}
        pe={{ base: '1', md: '2' }}
        minH="12"
        py="1"
        borderBottomWidth="1px"
        borderColor="border"
      >
        {icon}
        <Heading
          as="h2"
          id={titleId}
          textStyle="title"
          fontSize={{ base: 'xl', md: '2xl' }}
          minW="0"
          overflowWrap="anywhere"
        >
          <bdi>{title}</bdi>
        </Heading>
        <Text
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          flexShrink="0"
          aria-label={`${count} players`}
        >
          {count}
        </Text>
        <Flex flex="1" justify="flex-end">
          {action}
        </Flex>
      </Flex>
      {count === 0 ? (
        <Text color="fg.muted" px={{ base: '3', md: '4' }} py="3">
          {emptyText}
        </Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {people.map(({ person, note }) => (
            <li key={person.uid}>
              <PlayerRow person={person} note={note} isMe={person.uid === uid} actions={rowActions} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface RowActions {
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

function PlayerRow({ person, isMe, note, actions }: PlayerRowProps) {
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
