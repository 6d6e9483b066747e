/** The closed lists of values, as whoever mixes them up might. */
const LISTS_OF_VALUES: readonly (readonly string[])[] = [
  ['CREATED', 'INVITES_SENT', 'CANCELLED'],
  ['PLAYING', 'NOT_PLAYING', 'UNANSWERED'],
  ['TEAM_A', 'TEAM_B', 'NO_TEAM', 'DRAW'],
];

/** Values that might be taken for `value`. */
export function valuesLike(value: string): readonly string[] {
  return LISTS_OF_VALUES.find((list) => list.includes(value))?.filter((other) => other !== value) ?? [];
}
