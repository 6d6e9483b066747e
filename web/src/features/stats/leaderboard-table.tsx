import { HStack, Stack, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import type { PlayerGameStats } from '@fives/domain';
import { LuArrowDown, LuArrowUp, LuMinus } from 'react-icons/lu';
import { PersonBadges, PersonName } from '../../ui/person.tsx';

/** Fixed widths for the figures leave the rest to the name, so that a phone never scrolls sideways. */
const FIGURES = [
  { label: 'P', title: 'Played', width: '1.7rem', value: (row: PlayerGameStats) => row.numPlayed },
  { label: 'W', title: 'Won', width: '1.7rem', value: (row: PlayerGameStats) => row.numWins },
  { label: 'L', title: 'Lost', width: '1.7rem', value: (row: PlayerGameStats) => row.numLosses },
  { label: 'D', title: 'Drawn', width: '1.7rem', value: (row: PlayerGameStats) => row.numDraws },
  {
    label: '3×',
    title: 'Three wins in a row',
    width: '1.7rem',
    value: (row: PlayerGameStats) => row.num3InARow,
  },
  {
    label: '5×',
    title: 'Five wins in a row',
    width: '1.7rem',
    value: (row: PlayerGameStats) => row.num5InARow,
  },
  { label: 'Pts', title: 'Points', width: '2.2rem', value: (row: PlayerGameStats) => row.totalPoints },
] as const;
const POINTS_COLUMN = 'Pts';

export interface LeaderboardTableProps {
  readonly rows: readonly PlayerGameStats[];
  /** A row that follows after a divider, if any. */
  readonly own: PlayerGameStats | null;
  readonly uid: string | null;
}

/** The leaderboard, whole or its top. */
export function LeaderboardTable({ rows, own, uid }: LeaderboardTableProps) {
  return (
    <Table.Root size="sm" tableLayout="fixed" width="full" aria-label="Leaderboard">
      <Table.Header>
        <Table.Row bg="transparent" color="fg.muted">
          <Table.ColumnHeader scope="col" width="2.6rem" px="0" color="fg.muted">
            <VisuallyHidden>Position</VisuallyHidden>
            <span aria-hidden="true">#</span>
          </Table.ColumnHeader>
          <Table.ColumnHeader scope="col" px="1" color="fg.muted">
            Name
          </Table.ColumnHeader>
          {FIGURES.map(({ label, title, width }) => (
            <Table.ColumnHeader
              key={label}
              scope="col"
              abbr={title}
              width={width}
              px="0"
              textAlign="end"
              color="fg.muted"
            >
              <Text as="abbr" title={title} textDecoration="none">
                {label}
              </Text>
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <LeaderboardRow key={row.playerId} row={row} isMe={row.playerId === uid} isApart={false} />
        ))}
        {own && <LeaderboardRow row={own} isMe isApart />}
      </Table.Body>
    </Table.Root>
  );
}

interface LeaderboardRowProps {
  readonly row: PlayerGameStats;
  readonly isMe: boolean;
  /** Whether it stands below a divider, away from the top. */
  readonly isApart: boolean;
}

function LeaderboardRow({ row, isMe, isApart }: LeaderboardRowProps) {
  return (
    <Table.Row bg={isMe ? 'brand.subtle' : 'transparent'} {...(isApart && AFTER_DIVIDER)}>
      <Table.Cell px="0" ps="1">
        <Position row={row} />
      </Table.Cell>
      <Table.ColumnHeader scope="row" px="1" fontWeight="600">
        <Stack gap="0.5" align="start">
          <PersonName name={row.name} maxW="full" whiteSpace="normal" lineClamp="2" lineHeight="1.2" />
          <PersonBadges isGuest={row.isGuest} isMe={isMe} />
        </Stack>
      </Table.ColumnHeader>
      {FIGURES.map(({ label, value }) => (
        <Table.Cell
          key={label}
          px="0"
          textAlign="end"
          fontWeight={label === POINTS_COLUMN ? '700' : '400'}
          pe={label === POINTS_COLUMN ? '1' : '0'}
        >
          {value(row)}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

/** Guests are ranked once they register. */
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

interface TrendProps {
  readonly position: number;
  readonly previous: number;
}

/** The position before the newest result, and which way it went from there. */
function Trend({ position, previous }: TrendProps) {
  const { word, Icon, colour } = directionOf(position, previous);
  return (
    <HStack as="span" display="inline-flex" gap="0.5" fontSize="xs" color={colour}>
      <Icon aria-hidden="true" />
      <VisuallyHidden as="span">{`${word} `}</VisuallyHidden>
      <Text as="span">{previous}</Text>
    </HStack>
  );
}

function directionOf(position: number, previous: number) {
  if (position < previous) return { word: 'up from', Icon: LuArrowUp, colour: 'fg.success' };
  if (position > previous) return { word: 'down from', Icon: LuArrowDown, colour: 'fg.error' };
  return { word: 'as before,', Icon: LuMinus, colour: 'fg.muted' };
}

/** What sets one's own row apart from the top three above it. */
export const AFTER_DIVIDER = {
  borderTopWidth: '2px',
  borderTopStyle: 'dashed',
  borderColor: 'border.emphasized',
} as const;
