import { useChart } from '@chakra-ui/charts';
import { Box, chakra, HStack, SimpleGrid, Stack, Text, Wrap } from '@chakra-ui/react';
import {
  coversSeason,
  FORM_LENGTH,
  formatInZone,
  formOverTime,
  type GiId,
  type History,
  type HistorySpan,
  inSeason,
  leaderboard,
  type Points,
  type PositionsAfterResult,
  PREVIEW_LENGTH,
  positionsOverTime,
  recordedResults,
  type SeasonSpan,
  statsTable,
  type Uid,
} from '@fives/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { type DotItemDotProps, Line, Symbols, type SymbolType } from 'recharts';
import { useHistory } from '../../../db/games.ts';
import { dataOf } from '../../../db/live.ts';
import { Choice } from '../../../ui/choice.tsx';
import { Select } from '../../../ui/form.tsx';
import { ErrorPanel } from '../../../ui/messages.tsx';
import { PersonBadges, PersonName } from '../../../ui/person.tsx';
import {
  axisTicks,
  type ChartData,
  ChartPanel,
  type ChartsProps,
  DAY_FORMAT,
  FairnessPanel,
  inRange,
  MIN_DATA_POINTS,
  type Range,
  RECENT_RESULTS,
  ScreenReaderTable,
  TimeChart,
} from './chart-parts.tsx';

/** Reads only the open part of the history, which costs one read. */
export function StatCharts({ game, season, uid, skeleton }: ChartsProps & { readonly skeleton: ReactNode }) {
  const live = useHistory(game.id);
  const history = dataOf(live);
  const shown = useMemo(() => (history && season ? inSeason(history, season) : history), [history, season]);
  const [range, setRange] = useState<Range>('recent');
  if (live.status === 'loading') return skeleton;
  if (live.status === 'error') return <ErrorPanel error={live.error} />;
  const results = recordedResults(shown?.instances ?? []).length;
  if (history === null || shown === null || results < MIN_DATA_POINTS) {
    return <Text color="fg.muted">{noChartsText(history, season)}</Text>;
  }
  const { points, timeZone } = game;
  const hasEarlierResults = Object.keys(shown.before ?? {}).length > 0;
  const chart = { history: shown, points, uid, range, timeZone };
  return (
    <Stack gap="3">
      {results > RECENT_RESULTS && (
        <Box maxW="md">
          <Choice
            label="Results shown"
            isLabelHidden
            choices={[
              { value: 'recent', label: `Last ${RECENT_RESULTS} results` },
              { value: 'all', label: hasEarlierResults ? `Last ${results} results` : 'All' },
            ]}
            value={range}
            onChange={(value) => setRange(value === 'all' ? 'all' : 'recent')}
          />
        </Box>
      )}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
        <PositionPanel {...chart} />
        <FormPanel {...chart} />
        <FairnessPanel history={shown} timeZone={timeZone} />
      </SimpleGrid>
    </Stack>
  );
}

function noChartsText(history: History | null, season: SeasonSpan | null): string {
  return history === null || season === null || coversSeason(history, season)
    ? 'Charts start after two results.'
    : 'Charts cover the last 100 games. This season is older.';
}

/** Area in square pixels. */
const MARK_AREA = 50;

/** Maximum number of marks on a line. A line with more results marks only some, so that marks do not overlap. */
const MAX_MARKS = 20;

function styleLine({ dash, mark }: Look, colour: string, resultCount: number) {
  const step = Math.ceil(resultCount / MAX_MARKS);
  const dot = ({ cx, cy, index, key }: DotItemDotProps) =>
    cx === undefined || cy === undefined || cy === null || (resultCount - 1 - index) % step !== 0 ? (
      <g key={key} />
    ) : (
      <Symbols key={key} type={mark} cx={cx} cy={cy} size={MARK_AREA} fill={colour} />
    );
  return { type: 'linear', stroke: colour, strokeDasharray: dash, dot, isAnimationActive: false } as const;
}

/** No two lines have the same dash or mark, so that lines differ without colour. */
interface Look {
  readonly colour: string;
  /** SVG dash pattern, empty for a line without gaps. */
  readonly dash: string;
  readonly mark: SymbolType;
}

const OWN_LOOK: Look = { colour: 'chart.own', dash: '', mark: 'circle' };

const OTHER_LOOKS: readonly Look[] = [
  { colour: 'chart.first', dash: '7 3', mark: 'square' },
  { colour: 'chart.second', dash: '2 3', mark: 'triangle' },
  { colour: 'chart.third', dash: '9 3 2 3', mark: 'diamond' },
];

/** Adds a look to each line: `OWN_LOOK` for the viewer, `OTHER_LOOKS` in the order of `lines` for other players. */
export function withLooks(lines: readonly PositionLine[]): (PositionLine & Look)[] {
  const others = lines.filter(({ isMe }) => !isMe);
  return lines.map((line) => ({ ...line, ...(OTHER_LOOKS[others.indexOf(line)] ?? OWN_LOOK) }));
}

interface PositionLine {
  readonly uid: Uid;
  readonly name: string;
  readonly isGuest: boolean;
  readonly isMe: boolean;
}

/** Returns the line of the viewer, then the lines of the current top three. */
export function positionLines(history: HistorySpan, uid: Uid | null, points: Points): PositionLine[] {
  const ranked = leaderboard(Object.values(statsTable(history, points)));
  const shown = ranked.filter((row, at) => at < PREVIEW_LENGTH || row.playerId === uid);
  return shown
    .map(({ playerId, name, isGuest }) => ({ uid: playerId, name, isGuest, isMe: playerId === uid }))
    .toSorted((a, b) => Number(b.isMe) - Number(a.isMe));
}

/** Positions after one result. Null before the first game of a person. */
interface PositionRow {
  readonly giId: GiId;
  readonly day: string;
  readonly positions: readonly (number | null)[];
}

export function positionRows(
  results: readonly PositionsAfterResult[],
  lines: readonly PositionLine[],
  timeZone: string,
): PositionRow[] {
  return results.map(({ giId, startDateTime, positions }) => ({
    giId,
    day: formatInZone(startDateTime, timeZone, DAY_FORMAT),
    positions: lines.map(({ uid }) => positions.get(uid) ?? null),
  }));
}

export function lowestPosition(rows: readonly PositionRow[]): number {
  return Math.max(1, ...rows.flatMap(({ positions }) => positions.filter((position) => position !== null)));
}

const FORM_TITLE = 'Form over time';

export function FormPanel({ history, points, uid, range, timeZone }: ChartData) {
  const players = useMemo(() => leaderboard(Object.values(statsTable(history, points))), [history, points]);
  const [chosen, setChosen] = useState(uid);
  const shown = players.find((player) => player.playerId === chosen) ?? players[0];
  const forms = useMemo(
    () => formOverTime(history, shown?.playerId ?? '', points),
    [history, shown?.playerId, points],
  );
  const rows = inRange(forms, range).map(({ giId, startDateTime, pointsPerGame }) => ({
    giId,
    day: formatInZone(startDateTime, timeZone, DAY_FORMAT),
    points: Number(pointsPerGame.toFixed(2)),
  }));
  const chart = useChart({
    data: rows,
    series: [{ name: 'points', label: 'points per game', color: OWN_LOOK.colour }],
  });
  const maxPoints = Math.max(1, points.win, points.draw, points.loss);
  return (
    <ChartPanel
      title={FORM_TITLE}
      text={`Points per game over the last ${FORM_LENGTH} games: a win is ${points.win}, a draw ${points.draw}.`}
      control={
        <Box width={{ base: 'full', sm: '56' }}>
          <Select
            aria-label="Player"
            value={shown?.playerId ?? ''}
            options={players.map(({ playerId, name }) => [playerId, name])}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Box>
      }
    >
      {rows.length < MIN_DATA_POINTS ? (
        <Text color="fg.muted">The chart starts after two games.</Text>
      ) : (
        <TimeChart
          chart={chart}
          range={range}
          yAxis={{ domain: [0, maxPoints], ticks: axisTicks(0, maxPoints) }}
        >
          <Line
            dataKey="points"
            strokeWidth={3}
            {...styleLine(OWN_LOOK, chart.color(OWN_LOOK.colour), rows.length)}
          />
        </TimeChart>
      )}
      <ScreenReaderTable
        caption={`${FORM_TITLE}, ${shown?.name}`}
        columns={['Points per game']}
        rows={rows.map((row) => ({ key: row.giId, name: row.day, cells: [row.points] }))}
      />
    </ChartPanel>
  );
}

const POSITION_TITLE = 'Position over time';

/** Data for one result: `day`, and the position of each line by the index of the line. */
type ChartRow = Readonly<Record<string, string | number | null>>;

export function PositionPanel({ history, points, uid, range, timeZone }: ChartData) {
  const lines = useMemo(() => withLooks(positionLines(history, uid, points)), [history, uid, points]);
  const moments = useMemo(() => positionsOverTime(history, points), [history, points]);
  const rows = positionRows(inRange(moments, range), lines, timeZone);
  const chart = useChart<ChartRow>({
    data: rows.map(({ day, positions }) => ({ day, ...Object.fromEntries(positions.entries()) })),
    series: lines.map(({ name, colour }, at) => ({ name: String(at), label: name, color: colour })),
  });
  const lowest = Math.max(2, lowestPosition(rows));
  return (
    <ChartPanel title={POSITION_TITLE}>
      <Wrap as="ul" listStyleType="none" gapX="4" gapY="1.5" fontSize="sm">
        {lines.map((line) => (
          <HStack as="li" key={line.uid} gap="2" minW="0" maxW="full">
            <LineSample look={line} />
            <PersonName name={line.name} fontWeight="600" />
            <PersonBadges isGuest={line.isGuest} isMe={line.isMe} />
          </HStack>
        ))}
      </Wrap>
      <TimeChart
        chart={chart}
        range={range}
        yAxis={{ reversed: true, domain: [1, lowest], ticks: axisTicks(1, lowest) }}
      >
        {lines.map((line, at) => (
          <Line
            key={line.uid}
            dataKey={String(at)}
            name={String(at)}
            strokeWidth={line.isMe ? 3 : 2}
            {...styleLine(line, chart.color(line.colour), rows.length)}
          />
        ))}
      </TimeChart>
      <ScreenReaderTable
        caption={POSITION_TITLE}
        columns={lines.map(({ name }) => name)}
        rows={rows.map(({ giId, day, positions }) => ({ key: giId, name: day, cells: positions }))}
      />
    </ChartPanel>
  );
}

const Svg = chakra('svg');

function LineSample({ look }: { readonly look: Look }) {
  return (
    <Svg viewBox="0 0 32 12" w="8" h="3" color={look.colour} flexShrink="0" aria-hidden="true">
      <line x1="0" y1="6" x2="32" y2="6" stroke="currentColor" strokeWidth="2" strokeDasharray={look.dash} />
      <Symbols type={look.mark} cx={16} cy={6} size={MARK_AREA} fill="currentColor" />
    </Svg>
  );
}
