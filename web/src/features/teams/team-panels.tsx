import { Flex, Grid, Heading, IconButton, Stack, Text } from '@chakra-ui/react';
import { TEAMS, type Team, type Uid } from '@fives/domain';
import { type ReactNode, useId } from 'react';
import { LuPencil } from 'react-icons/lu';
import { BibIcon } from '../../shared/game/game-parts.tsx';
import { PlayerRow, type RowActions } from './player-row.tsx';
import type { TeamLists, TeamsView } from './team-lists.ts';

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
