import {
  can,
  DEFAULT_PRESET,
  EMPTY_NOTES,
  type FairChoice,
  type FairTeamsInput,
  joinParts,
  knownResults,
  type LineUp,
  NO_OTHER_STARS,
  needsOlderForRating,
  type PresetName,
  predictChance,
  publicRating,
  type Rating,
  type Team,
  type TeamMoves,
  type Uid,
} from '@fives/domain';
import { useMemo, useState } from 'react';
import { useHistory, useHistoryPart, useOrganiserNotes, useOtherStars } from '../../../db/games.ts';
import { dataOf } from '../../../db/live.ts';
import type { TeamLists, TeamsView } from '../team-lists.ts';

export function toTeams(lists: Pick<TeamLists, Team>): LineUp {
  const uids = (team: Team) => lists[team].map(({ uid }) => uid);
  return { teamA: uids('TEAM_A'), teamB: uids('TEAM_B') };
}

/** Returns the rating behind all chances on the screen, or null before the first result. */
export function shownRating(input: FairTeamsInput): Rating | null {
  return knownResults(input).length === 0 ? null : publicRating(input);
}

/** Returns team A's chance after `moves`. Null if a team would be empty or a person has no rating. */
export function chanceAfter(rating: Rating, { teamA, teamB }: LineUp, moves: TeamMoves): number | null {
  const everyone = [...new Set([...teamA, ...teamB, ...moves.keys()])];
  const teamOf = (uid: Uid) => moves.get(uid) ?? (teamA.includes(uid) ? 'TEAM_A' : 'TEAM_B');
  const uidsIn = (team: Team) => everyone.filter((uid) => teamOf(uid) === team);
  const after = { teamA: uidsIn('TEAM_A'), teamB: uidsIn('TEAM_B') };
  const isEmpty = after.teamA.length === 0 || after.teamB.length === 0;
  return isEmpty || everyone.some((uid) => !rating.indices.has(uid))
    ? null
    : predictChance(rating, after).chanceA;
}

export type Locks = Readonly<Record<string, Team>>;

export interface FairSettings extends ReturnType<typeof useFairSettings> {
  readonly onConditions: () => void;
  readonly isPicking: boolean;
  /** Picks the teams again. Zero is the best line-up, higher numbers are its alternatives. */
  readonly pickAlternative: (alternative: number) => void;
}

export function useFairSettings() {
  const [preset, setPreset] = useState<PresetName>(DEFAULT_PRESET);
  const [locks, setLocks] = useState<Locks>({});
  // Breaks ties between equally good teams. The seed never changes, so that the server picks the previewed teams.
  const [seed] = useState(() => crypto.randomUUID() as string);
  const lock = (uid: Uid, team: Team | null) =>
    setLocks(({ [uid]: _, ...others }) => (team === null ? others : { ...others, [uid]: team }));
  return { preset, setPreset, locks, lock, seed };
}

export type FairChoiceSettings = Pick<FairSettings, 'preset' | 'locks' | 'seed'>;

export function toFairChoice(
  { preset, locks, seed }: FairChoiceSettings,
  alternative = 0,
): FairChoice & { readonly seed: string } {
  return { seed, preset, alternative, locks: { ...locks } };
}

export interface LiveFairTeamsInput {
  readonly input: FairTeamsInput;
  /** True while the server lacks the newest notes of the viewer. */
  readonly isPending: boolean;
}

/**
 * Returns the input for fair teams. Only organisers can read notes and stars, so they are empty for other viewers.
 * Undefined while loading, null if the viewer cannot read the history.
 */
export function useFairTeamsInput(
  { instance, people }: Pick<TeamsView, 'instance' | 'people'>,
  uid: Uid,
): LiveFairTeamsInput | null | undefined {
  const seesStars = can(uid, 'editLineUp', instance.game);
  const liveHistory = useHistory(instance.gameId);
  const openPart = dataOf(liveHistory);
  const olderPartNumber = openPart !== null && needsOlderForRating(openPart) ? openPart.closed - 1 : null;
  const livePart = useHistoryPart(instance.gameId, olderPartNumber);
  const olderPart = dataOf(livePart);
  const liveNotes = useOrganiserNotes(seesStars ? instance.gameId : null, uid);
  const storedNotes = seesStars && liveNotes.status === 'success' ? liveNotes.data : null;
  const liveStars = useOtherStars(seesStars ? instance.gameId : null, uid);
  const otherStars = (seesStars && liveStars.status === 'success' ? liveStars.data : null) ?? NO_OTHER_STARS;
  const isLoading =
    liveHistory.status === 'loading' ||
    (olderPartNumber !== null && livePart.status === 'loading') ||
    (seesStars && (liveNotes.status === 'loading' || liveStars.status === 'loading'));
  return useMemo(() => {
    if (isLoading) return undefined;
    if (openPart === null) return null;
    const { instances, before } = joinParts(openPart, olderPart ? [olderPart] : []);
    const shared = { instance, people, history: instances, standings: before };
    const input = { ...shared, notes: storedNotes ?? EMPTY_NOTES, otherStars };
    return { input, isPending: liveNotes.status === 'success' && liveNotes.isPending };
  }, [instance, people, openPart, olderPart, storedNotes, otherStars, isLoading, liveNotes]);
}
