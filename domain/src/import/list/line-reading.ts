import type { PlayerStatus } from '../../instance/player-instance.schema.ts';
import type { MessageReading } from './chat/read-message.ts';
import type { Item } from './read-item.ts';
import type { Section } from './section.ts';
import type { Marker } from './text/marker.ts';

/** A person as a line names them. Null means that the section decides. */
export interface ReadPerson {
  readonly name: string;
  readonly status: PlayerStatus | null;
  readonly isReserve: boolean;
  readonly plusOnes: number;
}

export type LineReading =
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'UNCLEAR' }
  /** A heading without a known meaning is null. */
  | { readonly kind: 'HEADING'; readonly section: Section | null }
  /** A reply without a name, such as "I'm in" under a name. */
  | { readonly kind: 'REPLY'; readonly reply: MessageReading }
  /** People that a person of the line before brings, such as '+1' on its own line. */
  | { readonly kind: 'PLUS_ONES'; readonly plusOnes: number }
  | {
      readonly kind: 'PEOPLE';
      readonly people: readonly ReadPerson[];
      /** Section of this line only, as in 'Out: Tom'. */
      readonly section: Section | null;
      readonly marker: Marker;
      readonly hasMoment: boolean;
    };

export const NOTHING: LineReading = { kind: 'NOTHING' };
export const UNCLEAR: LineReading = { kind: 'UNCLEAR' };

/** Returns the people of a line with the remarks behind their names. */
export function toReading(items: readonly Item[], marker: Marker, section: Section | null): LineReading {
  const isMarked = marker.kind !== 'NONE' || section !== null;
  const named: ReadPerson[] = [];
  let status: PlayerStatus | null = marker.status;
  for (const item of items) {
    const last = named.at(-1);
    if (item.name !== null)
      named.push({
        name: item.name,
        status: item.status ?? status,
        isReserve: item.isReserve,
        plusOnes: item.plusOnes,
      });
    else if (item.hasOther && item.status === null && !isMarked) return UNCLEAR;
    else if (last) named[named.length - 1] = withRemark(last, item);
    else status ??= item.status;
  }
  if (named.length > 0) return { kind: 'PEOPLE', people: named, section, marker, hasMoment: false };
  const plusOnes = items.reduce((sum, item) => sum + item.plusOnes, 0);
  if (plusOnes > 0 && items.every(({ hasOther }) => !hasOther)) return { kind: 'PLUS_ONES', plusOnes };
  return items.some(({ hasOther }) => hasOther) ? UNCLEAR : NOTHING;
}

function withRemark(person: ReadPerson, { status, isReserve, plusOnes }: Item): ReadPerson {
  return {
    name: person.name,
    status: person.status ?? status,
    isReserve: person.isReserve || isReserve,
    plusOnes: person.plusOnes + plusOnes,
  };
}

/** Gives people the section of their line. */
export function withSection(section: Section | null) {
  return (person: ReadPerson): ReadPerson => ({
    ...person,
    status: person.status ?? section?.status ?? null,
    isReserve: person.isReserve || (section?.isReserve ?? false),
  });
}

/** A line with a time that names nobody is a heading. */
export function withMoment(reading: LineReading, hasMoment: boolean): LineReading {
  if (reading.kind === 'UNCLEAR' && hasMoment) return NOTHING;
  return reading.kind === 'PEOPLE' ? { ...reading, hasMoment } : reading;
}
