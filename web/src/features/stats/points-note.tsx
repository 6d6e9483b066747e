import { Text } from '@chakra-ui/react';
import { type Points, pointsText } from '@fives/domain';

/** How points come about, in the letters of the table's own heading. */
export function PointsNote({ points }: { readonly points: Points }) {
  return (
    <Text color="fg.muted" fontSize="sm">
      {pointsText(points)}
    </Text>
  );
}
