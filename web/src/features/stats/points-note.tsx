import { Text } from '@chakra-ui/react';
import { POINTS, RUN_LENGTHS } from '@fives/domain';

/** How points come about, in the letters of the table's own heading. */
export function PointsNote() {
  const { win, draw, loss, motm, threeInARow, fiveInARow } = POINTS;
  const runs = `every ${RUN_LENGTHS.threeInARow} wins in a row (3×) ${threeInARow} more, every ${RUN_LENGTHS.fiveInARow} (5×) ${fiveInARow} more`;
  return (
    <Text color="fg.muted" fontSize="sm">
      {`Points: a win (W) ${win}, a draw (D) ${draw}, a loss (L) ${loss}; ${runs}; player of the match (★) ${motm}.`}
    </Text>
  );
}
