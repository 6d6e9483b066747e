import { Text, type TextProps } from '@chakra-ui/react';
import { formatInZone, zoneNote } from '@fives/domain';
import { ownTimeZone } from '../../lib/device.ts';

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

export function ZoneNote({ at, timeZone }: { readonly at: Date; readonly timeZone: string }) {
  const note = zoneNote(at, timeZone, ownTimeZone());
  if (note === null) return null;
  return <Text as="span" fontSize="sm" fontWeight="500">{` ${note}`}</Text>;
}
