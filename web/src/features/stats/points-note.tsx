import { Text } from '@chakra-ui/react';
import { type Points, pointsText } from '@fives/domain';

/** Explains the points with the column letters of the table. */
export function PointsNote({ points }: { readonly points: Points }) {
  return (
    <Text color="fg.muted" fontSize="sm">
      {pointsText(points)}
    </Text>
  );
}
