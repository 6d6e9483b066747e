import { Text } from '@chakra-ui/react';
import { zoneNote } from '@fives/domain';
import { ownTimeZone } from '../../lib/own-zone.ts';

export function ZoneNote({ at, timeZone }: { readonly at: Date; readonly timeZone: string }) {
  const note = zoneNote(at, timeZone, ownTimeZone());
  if (note === null) return null;
  return <Text as="span" fontSize="sm" fontWeight="500">{` ${note}`}</Text>;
}
