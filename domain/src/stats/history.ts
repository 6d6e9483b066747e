import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance, Team } from '../instance/player-instance.schema.ts';
import type { History, HistoryInstance, HistoryPart, HistoryPerson } from './history.schema.ts';
import { type Counting, inSeason, seasonSpanAt } from './seasons.ts';
import { standingsOf } from './standings.ts';

export const EMPTY_HISTORY: History = { instances: [], before: {}, seasonBefore: {}, people: {}, closed: 0 };

/**
 * How many instances a closed part has; the open part has as many or more, and less than twice as many. So with thirty
 * people in each the open part stays below 300 kB, and it always has the last hundred, two years of Tuesdays.
 */
export const PART_LENGTH = 100;

/**
 * Puts the oldest instances away in closed parts, as soon as the open one is twice as long as a part. Which part an
 * instance is in follows from the starts alone, and not from when the server heard of it.
 * @param counting what the standings before each part rest on
 * @returns the open part, and the parts newly closed, the first of which has the number `history.closed`
 */
export function closeParts(
  history: History,
  counting: Counting,
  length = PART_LENGTH,
): { readonly open: History; readonly parts: readonly HistoryPart[] } {
  const parts: HistoryPart[] = [];
  let open = history;
  while (open.instances.length >= 2 * length) {
    const { before, seasonBefore, closed, people } = open;
    const part = { instances: open.instances.slice(-length), before, seasonBefore };
    const instances = open.instances.slice(0, -length);
    parts.push(part);
    open = {
      instances,
      before: standingsOf({ ...part, people }, counting.points),
      seasonBefore: seasonStandings({ ...part, people }, instances.at(-1), counting),
      people,
      closed: closed + 1,
    };
  }
  return { open, parts };
}

/** Where everybody stands after a part within the season of the instance that comes next. */
function seasonStandings(
  part: Omit<History, 'closed'>,
  next: HistoryInstance | undefined,
  { seasons, points }: Counting,
): History['seasonBefore'] {
  const span = next && seasonSpanAt(seasons, next.startDateTime);
  return span ? standingsOf(inSeason(part, span), points) : {};
}

/**
 * An open part together with the closed ones next to it, as one.
 * @param parts the last ones there are, the oldest first; none leaves the open part as it is
 */
export function joinParts(open: History, parts: readonly HistoryPart[]): History {
  return {
    ...open,
    instances: [open, ...parts.toReversed()].flatMap(({ instances }) => instances),
    before: (parts[0] ?? open).before,
    seasonBefore: (parts[0] ?? open).seasonBefore,
    closed: open.closed - parts.length,
  };
}

/**
 * Whether fair teams ask for more than these last instances. They rest on the open part and the closed one before it,
 * the last two to three hundred. What is lost by that: after two hundred weeks 37 in a hundred are left of what a result
 * taught, and 13 of how sure it made us (`keptPerWeek`, 0.995). Strengths cannot be carried like tallies: they rest on
 * the organiser's stars, and their covariances are as many as there are pairs of people.
 */
export function isShortForRating({ instances, closed }: History): boolean {
  return closed > 0 && instances.length < 2 * PART_LENGTH;
}

/** An instance as the history keeps it: with its line-up once the result is recorded, without before. */
export function toHistoryInstance(
  instance: GameInstance,
  people: readonly PlayerInstance[],
): HistoryInstance {
  const uidsIn = (team: Team) =>
    people
      .filter((person) => person.status === 'PLAYING' && person.team === team)
      .map((person) => person.uid);
  const recorded = instance.winningTeam !== null;
  return {
    giId: instance.id,
    startDateTime: instance.startDateTime,
    status: instance.status,
    isFirstGame: instance.isFirstGame,
    winningTeam: instance.winningTeam,
    winningMargin: instance.winningMargin,
    teamAGoals: instance.teamAGoals,
    teamBGoals: instance.teamBGoals,
    teamAName: instance.teamAName,
    teamBName: instance.teamBName,
    teamAColour: instance.teamAColour,
    teamBColour: instance.teamBColour,
    teamA: recorded ? uidsIn('TEAM_A').toSorted() : [],
    teamB: recorded ? uidsIn('TEAM_B').toSorted() : [],
    motmAwarded: instance.motmAwarded,
  };
}

/**
 * The history with one instance added, or replaced where it was there before. Doing it twice, or for several instances
 * in another order, gives the same history: names are taken from the newest instance, and no two instances of a game
 * start at the same moment. It must reach back to the instance: see `readHistory`.
 */
export function withInstance(
  history: History,
  instance: GameInstance,
  people: readonly PlayerInstance[],
): History {
  const others = history.instances.filter((other) => other.giId !== instance.id);
  const entry = toHistoryInstance(instance, people);
  const played = people.filter(
    (person) => entry.teamA.includes(person.uid) || entry.teamB.includes(person.uid),
  );
  return {
    ...history,
    instances: [...others, entry].toSorted(newestFirst),
    people: withNames(history.people, played, instance.startDateTime),
  };
}

function withNames(
  known: Readonly<Record<string, HistoryPerson>>,
  people: readonly PlayerInstance[],
  namedAt: Date,
): Record<string, HistoryPerson> {
  const newer = people.filter(({ uid }) => (known[uid]?.namedAt.getTime() ?? 0) <= namedAt.getTime());
  const named = newer.map(({ uid, name, isGuest }) => [uid, { name, isGuest, namedAt }] as const);
  return { ...known, ...Object.fromEntries(named) };
}

function newestFirst(a: HistoryInstance, b: HistoryInstance): number {
  return b.startDateTime.getTime() - a.startDateTime.getTime() || (a.giId < b.giId ? 1 : -1);
}
