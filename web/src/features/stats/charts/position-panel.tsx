import { useChart } from '@chakra-ui/charts';
import { chakra, HStack, Wrap } from '@chakra-ui/react';
import { positionsOverTime } from '@fives/domain';
import { useMemo } from 'react';
import { Line, Symbols } from 'recharts';
import { PersonBadges, PersonName } from '../../../ui/person.tsx';
import { ChartPanel, ScreenReaderTable, TimeChart } from './chart-panel.tsx';
import { type Look, MARK_AREA, styleLine, withLooks } from './line-marks.tsx';
import { lowestPosition, positionLines, positionRows } from './position-lines.ts';
import { axisTicks, type ChartData, inRange } from './range.ts';

const TITLE = 'Position over time';

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
    <ChartPanel title={TITLE}>
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
        caption={TITLE}
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
