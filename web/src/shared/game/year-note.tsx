import { Text, type TextProps } from '@chakra-ui/react';
import { formatInZone } from '@fives/domain';

interface YearNoteProps extends TextProps {
  readonly at: Date;
  readonly now: Date;
  readonly timeZone: string;
}

/** Shows the year of a date in another year. */
export function YearNote({ at, now, timeZone, ...text }: YearNoteProps) {
  const year = formatInZone(at, timeZone, ' yyyy');
  if (year === formatInZone(now, timeZone, ' yyyy')) return null;
  return (
    <Text as="span" {...text}>
      {year}
    </Text>
  );
}
