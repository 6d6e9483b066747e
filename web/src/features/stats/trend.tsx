import { HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { LuArrowDown, LuArrowUp, LuMinus } from 'react-icons/lu';

export interface TrendProps {
  readonly position: number;
  readonly previous: number;
}

/** The position before the newest result, and which way it went from there. */
export function Trend({ position, previous }: TrendProps) {
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
