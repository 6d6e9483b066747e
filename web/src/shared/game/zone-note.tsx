import { Text } from '@chakra-ui/react';
import { zoneNote } from '@fives/domain';
import { ownTimeZone } from '../../lib/own-zone.ts';

export interface ZoneNoteProps {
  readonly at: Date;
  /** The game's own zone. */
  readonly timeZone: string;
}

/** Stands after a time, where the clock of whoever reads it shows another: 'Berlin time'. */
export function ZoneNote({ at, timeZone }: ZoneNoteProps) {
  const note = zoneNote(at, timeZone, ownTimeZone());
  if (note === null) return null;
  return <Text as="span" fontSize="sm" fontWeight="500">{` ${note}`}</Text>;
}
