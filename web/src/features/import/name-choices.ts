import { chosenPerson, type ImportResultsResponse, type NameChoice } from '@fives/domain';

type Results = Pick<ImportResultsResponse, 'people' | 'games' | 'totals'>;
type Suggestion = ImportResultsResponse['people'][number]['suggestions'][number];

export interface NameOption extends Suggestion {
  readonly value: string;
}

export interface UnclearName {
  readonly name: string;
  readonly games: number;
  readonly options: readonly NameOption[];
}

/** The `value` of the chosen option for each unclear name. Null means someone new. */
export type Choices = ReadonlyMap<string, string | null>;

/**
 * Returns the names that may be a known person or another name of the text. If two names may be the same person, only
 * the name with fewer games is unclear, so that the usual name stays.
 */
export function unclearNames({ people, games, totals }: Results): UnclearName[] {
  const played = countGames({ games, totals });
  const known = new Map(people.map((person) => [person.name, person]));
  const ranks = new Map(
    people
      .toSorted((a, b) => (played.get(b.name) ?? 0) - (played.get(a.name) ?? 0))
      .map(({ name }, rank) => [name, rank]),
  );
  const isAskedFor = (name: string, other: Suggestion) => {
    if (other.uid !== null) return true;
    const person = known.get(other.name);
    const isMutual = person?.suggestions.some((each) => each.uid === null && each.name === name) ?? false;
    return person !== undefined && !(isMutual && (ranks.get(name) ?? 0) < (ranks.get(other.name) ?? 0));
  };
  return people.flatMap(({ name, uid, suggestions }) => {
    if (uid !== null) return [];
    const options = suggestions
      .filter((suggestion) => isAskedFor(name, suggestion))
      .map((suggestion) =>
        toOption({ ...suggestion, uid: suggestion.uid ?? known.get(suggestion.name)?.uid ?? null }),
      );
    const distinct = [...new Map(options.map((option) => [option.value, option])).values()];
    return distinct.length === 0 ? [] : [{ name, games: played.get(name) ?? 0, options: distinct }];
  });
}

function countGames({ games, totals }: Pick<Results, 'games' | 'totals'>): Map<string, number> {
  const played = new Map(totals.map((total) => [total.name, total.played]));
  for (const name of games.flatMap(({ teamA, teamB }) => [...teamA, ...teamB]))
    played.set(name, (played.get(name) ?? 0) + 1);
  return played;
}

function toOption({ uid, name }: Suggestion): NameOption {
  return { uid, name, value: uid === null ? `name ${name}` : `uid ${uid}` };
}

/** Returns the names of new people, without names that are the same person as another name. */
export function newNames({ people }: Pick<Results, 'people'>, chosen: readonly NameChoice[]): string[] {
  const taken = new Set(chosen.map(({ name }) => name));
  return people.filter(({ name, uid }) => uid === null && !taken.has(name)).map(({ name }) => name);
}

/** Returns the choices for the API, where each name leads directly to its person. */
export function toNameChoices(names: readonly UnclearName[], choices: Choices): NameChoice[] {
  const chosen = new Map(
    names.flatMap(({ name, options }) => {
      const option = options.find(({ value }) => value === choices.get(name));
      return option ? [[name, toChoice(name, option)] as const] : [];
    }),
  );
  return [...chosen.keys()].flatMap((name): NameChoice[] => {
    const person = chosenPerson(name, chosen);
    if ('uid' in person) return [{ name, uid: person.uid }];
    return person.name === name ? [] : [{ name, sameAs: person.name }];
  });
}

function toChoice(name: string, { uid, name: sameAs }: Suggestion): NameChoice {
  return uid === null ? { name, sameAs } : { name, uid };
}
