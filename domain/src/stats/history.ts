import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance, Team } from '../instance/player-instance.schema.ts';
import type { History, HistoryInstance, HistoryPerson } from './history.schema.ts';

export const EMPTY_HISTORY: History = { instances: [], people: {} };

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
 * start at the same moment.
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
