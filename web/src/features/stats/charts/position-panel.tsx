import { useChart } from '@chakra-ui/charts';
import { chakra, HStack, Wrap } from '@chakra-ui/react';
import { positionsOverTime } from '@fives/domain';
import { useMemo } from 'react';
import { Line, Symbols } from 'recharts';
import { PersonBadges, PersonName } from '../../../ui/person.tsx';
import { ChartPanel, SpokenTable, TimeChart } from './chart-panel.tsx';
import { type Look, lineMarks, looksOf, MARK_AREA } from './line-marks.tsx';
import {
  linesOf,
  lowestPosition,
  type PositionLine,
  type PositionRow,
  positionRows,
  positionTicks,
} from './position-lines.ts';
import { type ChartData, inRange, type Range } from './range.ts';

const TITLE = 'Position over time';

export function PositionPanel({ history, points, uid, range, timeZone }: ChartData) {
  const lines = useMemo(() => linesOf(history, uid, points), [history, uid, points]);
  const moments = useMemo(() => positionsOverTime(history, points), [history, points]);
  const rows = positionRows(inRange(moments, range), lines, timeZone);
  const looks = looksOf(lines);
  return (
    <ChartPanel title={TITLE}>
      <LineNames lines={lines} looks={looks} />
      <PositionChart rows={rows} lines={lines} looks={looks} range={range} />
      <SpokenTable
        caption={TITLE}
        columns={lines.map(({ name }) => name)}
        rows={rows.map(({ giId, day, positions }) => ({ key: giId, name: day, cells: positions }))}
      />
    </ChartPanel>
  );
}

/** Chart input for a day: the position of each line by its index, and `day`. */
type ChartRow = Readonly<Record<string, string | number | null>>;

interface PositionChartProps {
  readonly rows: readonly PositionRow[];
  readonly lines: readonly PositionLine[];
  readonly looks: readonly Look[];
  readonly range: Range;
}

function PositionChart({ rows, lines, looks, range }: PositionChartProps) {
  const chart = useChart<ChartRow>({
    data: rows.map(({ day, positions }) => ({ day, ...Object.fromEntries(positions.entries()) })),
    series: lines.map(({ name }, at) => ({ name: String(at), label: name, color: looks[at]?.colour })),
  });
  const lowest = Math.max(2, lowestPosition(rows));
  return (
    <TimeChart
      chart={chart}
      range={range}
      yAxis={{ reversed: true, domain: [1, lowest], ticks: positionTicks(lowest) }}
    >
      {looks.map((look, at) => (
        <Line
          key={lines[at]?.uid}
          dataKey={String(at)}
          name={String(at)}
          type="linear"
          stroke={chart.color(look.colour)}
          strokeWidth={lines[at]?.isMe ? 3 : 2}
          strokeDasharray={look.dash}
          dot={lineMarks(look, chart.color(look.colour), rows.length)}
          isAnimationActive={false}
        />
      ))}
    </TimeChart>
  );
}

const Svg = chakra('svg');

interface LineNamesProps {
  readonly lines: readonly PositionLine[];
  readonly looks: readonly Look[];
}

function LineNames({ lines, looks }: LineNamesProps) {
  return (
    <Wrap as="ul" listStyleType="none" gapX="4" gapY="1.5" fontSize="sm">
      {lines.map((line, at) => (
        <HStack as="li" key={line.uid} gap="2" minW="0" maxW="full">
          <Sample look={looks[at]} />
          <PersonName name={line.name} fontWeight="600" />
          <PersonBadges isGuest={line.isGuest} isMe={line.isMe} />
        </HStack>
      ))}
    </Wrap>
  );
}

function Sample({ look }: { readonly look: Look | undefined }) {
  if (look === undefined) return null;
  return (
    <Svg viewBox="0 0 32 12" w="8" h="3" color={look.colour} flexShrink="0" aria-hidden="true">
      <line x1="0" y1="6" x2="32" y2="6" stroke="currentColor" strokeWidth="2" strokeDasharray={look.dash} />
      <Symbols type={look.mark} cx={16} cy={6} size={MARK_AREA} fill="currentColor" />
    </Svg>
  );
}
