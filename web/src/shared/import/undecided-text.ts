const MAX_NAMES = 10;

/** Returns the error for names whose person is not chosen yet, or null without such names. */
export function undecidedText(names: readonly string[]): string | null {
  const [first, ...others] = names;
  if (first === undefined) return null;
  if (others.length === 0) return `Choose who ${first} is`;
  const rest = names.length - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return `Choose who these people are: ${shown}${rest > 0 ? ` and ${rest} more` : ''}`;
}
