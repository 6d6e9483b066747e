import { Heading, VisuallyHidden } from '@chakra-ui/react';
import { Path, Svg } from './scene/svg.ts';

/** The letters of the name on a board of bulbs, five wide and seven high. */
const GLYPHS = [
  ['#####', '#    ', '#    ', '#### ', '#    ', '#    ', '#    '],
  ['###', ' # ', ' # ', ' # ', ' # ', ' # ', '###'],
  ['#   #', '#   #', '#   #', '#   #', '#   #', ' # # ', '  #  '],
  ['#####', '#    ', '#    ', '#### ', '#    ', '#    ', '#####'],
  [' ####', '#    ', '#    ', ' ### ', '    #', '    #', '#### '],
] as const;
const ROWS = [0, 1, 2, 3, 4, 5, 6].map((row) => GLYPHS.map((glyph) => glyph[row] ?? '').join(' '));
const COLUMNS = ROWS[0]?.length ?? 0;

/** The product's name as a scoreboard writes it. */
export function LedName() {
  return (
    <Heading as="h1" width="full">
      <VisuallyHidden>Fives</VisuallyHidden>
      <Svg
        viewBox={`0 0 ${COLUMNS} ${ROWS.length}`}
        width="full"
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <Path d={bulbs(' ')} stroke="scoreboard.border" strokeWidth="0.62" />
        <Path
          d={bulbs('#')}
          stroke="scoreboard.lit"
          strokeWidth="0.78"
          filter="drop-shadow(0 0 0.35px var(--chakra-colors-scoreboard-lit))"
          animation="strike 1.6s ease-out"
          _motionReduce={{ animation: 'none' }}
        />
      </Svg>
    </Heading>
  );
}

/** A stroke of no length draws its round cap alone: one path holds all bulbs of a kind. */
function bulbs(kind: '#' | ' '): string {
  return ROWS.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === kind ? [`M${x + 0.5} ${y + 0.5}h0`] : [])),
  ).join('');
}
