import type { Teams } from '../teams/random-teams.ts';
import type { Moment, UsefulGame } from './played-games.ts';
import type { Rating } from './rating.ts';
import type { Side } from './request.ts';

/** Why these teams, from what everyone could see on the pitch. Strengths and stars are never told. */
export type Reason =
  /** Two who were nearly always together are apart. */
  | {
      readonly kind: 'pair-split';
      readonly players: readonly [string, string];
      readonly together: number;
      readonly of: number;
    }
  /** The two with the largest share of wins are on different sides. */
  | { readonly kind: 'winners-apart'; readonly players: readonly [string, string] }
  /** An odd count: one side has a player more, and its worth is counted in. */
  | { readonly kind: 'extra-player'; readonly side: Side }
  /** Some have played so little that not much is known of them. */
  | { readonly kind: 'newcomers'; readonly count: number; readonly of: number }
  /** Nothing stands out. */
  | { readonly kind: 'most-even' };

const MOST_REASONS = 2;
/** Whoever has played fewer games than this counts as a newcomer. */
export const NEWCOMER_GAMES = 5;
const RECENT_GAMES = 5;
/** Share of them, at least, that makes a pair nearly always together. */
const OFTEN_TOGETHER = 0.8;

/** One or two reasons for the teams, the most telling first. */
export function reasonsFor(rating: Rating, teams: Teams): Reason[] {
  const games = rating.moments.flatMap((moment) => moment.games);
  const found = [
    pairSplit(rating.moments, teams),
    winnersApart(games, teams),
    extraPlayer(teams),
    newcomers(games, [...teams.teamA, ...teams.teamB]),
  ].filter((reason) => reason !== null);
  return found.length > 0 ? found.slice(0, MOST_REASONS) : [{ kind: 'most-even' }];
}

function pairSplit(moments: readonly Moment[], { teamA, teamB }: Teams): Reason | null {
  let best: Extract<Reason, { kind: 'pair-split' }> | null = null;
  for (const one of teamA) {
    for (const other of teamB) {
      const recent = recentGamesOf(moments, one, other);
      const together = recent.filter((game) => sideOf(game, one) === sideOf(game, other)).length;
      if (together < OFTEN_TOGETHER * Math.max(RECENT_GAMES, recent.length)) continue;
      if (together > (best?.together ?? 0)) {
        best = { kind: 'pair-split', players: [one, other], together, of: recent.length };
      }
    }
  }
  return best;
}

/** The last five games of both; more where the fifth has others of the same time, for none of them is the later. */
function recentGamesOf(moments: readonly Moment[], one: string, other: string): UsefulGame[] {
  const recent: UsefulGame[] = [];
  for (const { games } of moments.toReversed()) {
    if (recent.length >= RECENT_GAMES) break;
    recent.push(...games.filter((game) => sideOf(game, one) !== 0 && sideOf(game, other) !== 0));
  }
  return recent;
}

function winnersApart(games: readonly UsefulGame[], { teamA, teamB }: Teams): Reason | null {
  const shares = [...teamA, ...teamB].map((id) => ({ id, share: shareOfWins(games, id) }));
  const [first, second, third] = shares.toSorted((a, b) => b.share - a.share);
  if (!first || !second || second.share <= Math.max(0.5, third?.share ?? 0)) return null;
  if (teamA.includes(first.id) === teamA.includes(second.id)) return null;
  return { kind: 'winners-apart', players: [first.id, second.id] };
}

function extraPlayer({ teamA, teamB }: Teams): Reason | null {
  if (teamA.length === teamB.length) return null;
  return { kind: 'extra-player', side: teamA.length > teamB.length ? 'TEAM_A' : 'TEAM_B' };
}

function newcomers(games: readonly UsefulGame[], ids: readonly string[]): Reason | null {
  const count = ids.filter((id) => playedBy(games, id).length < NEWCOMER_GAMES).length;
  return count === 0 ? null : { kind: 'newcomers', count, of: ids.length };
}

/** A draw is half a win; nobody's share counts before five games. */
function shareOfWins(games: readonly UsefulGame[], id: string): number {
  const played = playedBy(games, id);
  if (played.length < NEWCOMER_GAMES) return 0;
  const points = played.map((game) => (1 + Math.sign(sideOf(game, id) * aheadBy(game))) / 2);
  return points.reduce((sum, point) => sum + point, 0) / played.length;
}

function aheadBy({ result }: UsefulGame): number {
  return 'goals' in result ? result.goals : result.winner;
}

function playedBy(games: readonly UsefulGame[], id: string): UsefulGame[] {
  return games.filter((game) => sideOf(game, id) !== 0);
}

function sideOf({ teamA, teamB }: UsefulGame, id: string): 1 | -1 | 0 {
  if (teamA.includes(id)) return 1;
  return teamB.includes(id) ? -1 : 0;
}
