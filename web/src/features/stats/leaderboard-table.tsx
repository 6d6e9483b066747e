import { Box, HStack, Stack, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import type { PlayerGameStats, Uid } from '@fives/domain';
import { LuArrowDown, LuArrowUp, LuMinus } from 'react-icons/lu';
import { PersonBadges, PersonName } from '../../ui/person.tsx';

const FIGURES = [
  { label: 'P', title: 'Played', value: (row: PlayerGameStats) => row.numPlayed },
  { label: 'W', title: 'Won', value: (row: PlayerGameStats) => row.numWins },
  { label: 'L', title: 'Lost', value: (row: PlayerGameStats) => row.numLosses },
  { label: 'D', title: 'Drawn', value: (row: PlayerGameStats) => row.numDraws },
  { label: '3×', title: 'Three wins in a row', value: (row: PlayerGameStats) => row.num3InARow },
  { label: '5×', title: 'Five wins in a row', value: (row: PlayerGameStats) => row.num5InARow },
  { label: '★', title: 'Player of the match', value: (row: PlayerGameStats) => row.numMotm },
] as const;

const WIDE = '@container (min-width: 27rem)';
const NORMAL = '@container (min-width: 14rem)';

/** The figures wrap below the name in a narrow table, so that no name is cut. */
const ROW = {
  role: 'row',
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: '2.2rem repeat(auto-fill, minmax(1.7rem, 1fr))',
  px: '1',
  py: '1.5',
  borderBottomWidth: '1px',
  css: { [WIDE]: { gridTemplateColumns: '2.2rem minmax(0, 1fr) repeat(8, 2.1rem)' } },
} as const;
const CELL = { p: '0', border: 'none', textAlign: 'end' } as const;
// Spans more grid lines than a row has. Unused lines take no space.
const POSITION = { ...CELL, textAlign: 'start', gridRow: '1 / span 4' } as const;
const NAME = {
  ...CELL,
  textAlign: 'start',
  gridRow: '1',
  gridColumn: '2 / -1',
  css: { [NORMAL]: { gridColumn: '2 / -2' }, [WIDE]: { gridColumn: '2' } },
} as const;
const TOTAL = { ...CELL, css: { [NORMAL]: { gridRow: '1', gridColumn: '-2 / -1' } } } as const;

export interface LeaderboardTableProps {
  readonly rows: readonly PlayerGameStats[];
  /** Row of the viewer, shown after a divider. Null if `rows` has the viewer or the viewer has no row. */
  readonly own: PlayerGameStats | null;
  readonly uid: Uid | null;
}

/** Sets ARIA roles, because browsers ignore table semantics in a grid layout. */
export function LeaderboardTable({ rows, own, uid }: LeaderboardTableProps) {
  return (
    <Box containerType="inline-size">
      <Table.Root size="sm" role="table" display="block" aria-label="Leaderboard">
        <Table.Header role="rowgroup" display="block">
          <Table.Row {...ROW} bg="transparent" color="fg.muted">
            <FigureHeader {...POSITION} label="#" title="Position" />
            <Table.ColumnHeader role="columnheader" scope="col" color="fg.muted" {...NAME}>
              Name
            </Table.ColumnHeader>
            {FIGURES.map(({ label, title }) => (
              <FigureHeader key={label} {...CELL} label={label} title={title} />
            ))}
            <FigureHeader {...TOTAL} label="Pts" title="Points" />
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup" display="block">
          {rows.map((row) => (
            <LeaderboardRow key={row.playerId} row={row} isMe={row.playerId === uid} isAfterDivider={false} />
          ))}
          {own && <LeaderboardRow row={own} isMe isAfterDivider />}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

interface FigureHeaderProps extends Table.ColumnHeaderProps {
  readonly label: string;
  readonly title: string;
}

function FigureHeader({ label, title, ...columnProps }: FigureHeaderProps) {
  return (
    <Table.ColumnHeader role="columnheader" scope="col" abbr={title} color="fg.muted" {...columnProps}>
      <Text as="abbr" title={title} textDecoration="none">
        {label}
      </Text>
    </Table.ColumnHeader>
  );
}

interface LeaderboardRowProps {
  readonly row: PlayerGameStats;
  readonly isMe: boolean;
  readonly isAfterDivider: boolean;
}

function LeaderboardRow({ row, isMe, isAfterDivider }: LeaderboardRowProps) {
  return (
    <Table.Row {...ROW} bg={isMe ? 'brand.subtle' : 'transparent'} {...(isAfterDivider && AFTER_DIVIDER)}>
      <Table.Cell role="cell" {...POSITION}>
        <Position row={row} />
      </Table.Cell>
      <Table.ColumnHeader role="rowheader" scope="row" fontWeight="600" {...NAME}>
        <HStack gap="1.5" wrap="wrap">
          <PersonName name={row.name} lineHeight="1.2" />
          <PersonBadges isGuest={row.isGuest} isMe={isMe} />
          {row.earlier && (
            <Text as="span" color="fg.muted" fontSize="xs" fontWeight="400">
              {row.earlier.played} from totals
            </Text>
          )}
        </HStack>
      </Table.ColumnHeader>
      {FIGURES.map(({ label, value }) => (
        <Table.Cell key={label} role="cell" {...CELL}>
          {value(row)}
        </Table.Cell>
      ))}
      <Table.Cell role="cell" fontWeight="700" {...TOTAL}>
        {row.totalPoints}
      </Table.Cell>
    </Table.Row>
  );
}

export const AFTER_DIVIDER = {
  borderTopWidth: '2px',
  borderTopStyle: 'dashed',
  borderColor: 'border.emphasized',
} as const;

function Position({ row }: { readonly row: PlayerGameStats }) {
  const { leaderboardPosition: position, previousLeaderboardPosition: previous } = row;
  if (position === null) return <Text aria-label="not ranked">–</Text>;
  return (
    <Stack gap="0" align="start">
      <Text textStyle="score" fontSize="lg">
        {position}
      </Text>
      {previous !== null && <Trend position={position} previous={previous} />}
    </Stack>
  );
}

function Trend({ position, previous }: { readonly position: number; readonly previous: number }) {
  const { word, Icon, colour } = directionOf(position, previous);
  return (
    <HStack as="span" display="inline-flex" gap="0.5" fontSize="xs" color={colour}>
      <Icon aria-hidden="true" />
      <VisuallyHidden as="span">{word}</VisuallyHidden>
      {position !== previous && <Text as="span">{previous}</Text>}
    </HStack>
  );
}

function directionOf(position: number, previous: number) {
  if (position < previous) return { word: 'up from ', Icon: LuArrowUp, colour: 'fg.success' };
  if (position > previous) return { word: 'down from ', Icon: LuArrowDown, colour: 'fg.error' };
  return { word: 'no change', Icon: LuMinus, colour: 'fg.muted' };
}
