import type { PlayerStatus } from '../../instance/player-instance.schema.ts';
import type { MessageReading } from './chat/read-message.ts';
import type { Item } from './read-item.ts';
import type { Section } from './section.ts';
import type { Marker } from './text/marker.ts';

export interface ReadPerson {
  readonly name: string;
  /** Null if the section decides. */
  readonly status: PlayerStatus | null;
  readonly isReserve: boolean;
  readonly plusOnes: number;
}

export type LineReading =
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'UNCLEAR' }
  /** `section` is null if the meaning of the heading is unknown. */
  | { readonly kind: 'HEADING'; readonly section: Section | null }
  | { readonly kind: 'REPLY'; readonly reply: MessageReading }
  | { readonly kind: 'PLUS_ONES'; readonly plusOnes: number }
  | {
      readonly kind: 'PEOPLE';
      readonly people: readonly ReadPerson[];
      readonly section: Section | null;
      readonly marker: Marker;
      readonly hasDateOrTime: boolean;
    };

export const NOTHING: LineReading = { kind: 'NOTHING' };
export const UNCLEAR: LineReading = { kind: 'UNCLEAR' };

/** Combines the items of a line. A remark belongs to the name before it. A reply before all names applies to each. */
export function combineItems(items: readonly Item[], marker: Marker, section: Section | null): LineReading {
  const isMarked = marker.kind !== 'NONE' || section !== null;
  const named: ReadPerson[] = [];
  let lineStatus: PlayerStatus | null = marker.status;
  for (const item of items) {
    const last = named.at(-1);
    if (item.name !== null)
      named.push({
        name: item.name,
        status: item.status ?? lineStatus,
        isReserve: item.isReserve,
        plusOnes: item.plusOnes,
      });
    else if (item.hasOtherText && item.status === null && !isMarked) return UNCLEAR;
    else if (last) named[named.length - 1] = withRemark(last, item);
    else lineStatus ??= item.status;
  }
  if (named.length > 0) return { kind: 'PEOPLE', people: named, section, marker, hasDateOrTime: false };
  const plusOnes = items.reduce((sum, item) => sum + item.plusOnes, 0);
  if (plusOnes > 0 && items.every(({ hasOtherText }) => !hasOtherText))
    return { kind: 'PLUS_ONES', plusOnes };
  return items.some(({ hasOtherText }) => hasOtherText) ? UNCLEAR : NOTHING;
}

function withRemark(person: ReadPerson, { status, isReserve, plusOnes }: Item): ReadPerson {
  return {
    name: person.name,
    status: person.status ?? status,
    isReserve: person.isReserve || isReserve,
    plusOnes: person.plusOnes + plusOnes,
  };
}

export function withSection(section: Section | null) {
  return (person: ReadPerson): ReadPerson => ({
    ...person,
    status: person.status ?? section?.status ?? null,
    isReserve: person.isReserve || (section?.isReserve ?? false),
  });
}

/** Sets `hasDateOrTime`. An unclear line with a date or time, such as 'Football at 7pm', names no people. */
export function withDateOrTime(reading: LineReading, hasDateOrTime: boolean): LineReading {
  if (reading.kind === 'UNCLEAR' && hasDateOrTime) return NOTHING;
  return reading.kind === 'PEOPLE' ? { ...reading, hasDateOrTime } : reading;
}
