/** A colour in which bibs are sold. The values are data, stored with the teams: they are the same in both modes. */
export interface BibColour {
  readonly name: string;
  readonly value: string;
}

export const BIB_COLOURS: readonly BibColour[] = [
  { name: 'Black', value: '#000000' },
  { name: 'White', value: '#FFFFFF' },
  { name: 'Grey', value: '#8A9199' },
  { name: 'Red', value: '#D92323' },
  { name: 'Orange', value: '#F97316' },
  { name: 'Yellow', value: '#FACC15' },
  { name: 'Lime', value: '#A3E635' },
  { name: 'Green', value: '#15803D' },
  { name: 'Sky blue', value: '#38BDF8' },
  { name: 'Blue', value: '#1D4ED8' },
  { name: 'Purple', value: '#7E22CE' },
  { name: 'Pink', value: '#EC4899' },
];

/** What a colour is called; one that is not among {@link BIB_COLOURS} goes by its value. */
export function bibColourName(value: string): string {
  return BIB_COLOURS.find((colour) => isSameColour(colour.value, value))?.name ?? value.toUpperCase();
}

/** Whether two colours such as #1A2B3C are one, however their letters are written. */
export function isSameColour(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}
