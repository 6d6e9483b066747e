import type { Team } from '../../instance/player-instance.schema.ts';
import type { LineUp } from '../../teams/line-up.ts';
import { type GamesAtTime, signOf, type UsefulGame } from '../model/played-games.ts';
import type { Rating } from '../model/rating.ts';

/** Reason for a line-up, based on public results only, because strengths and stars are private. */
export type Explanation =
  | {
      readonly kind: 'pair-split';
      readonly players: readonly [string, string];
      readonly together: number;
      readonly of: number;
    }
  | { readonly kind: 'winners-apart'; readonly players: readonly [string, string] }
  | { readonly kind: 'extra-player'; readonly team: Team }
  | { readonly kind: 'newcomers'; readonly count: number; readonly of: number }
  | { readonly kind: 'most-even' };

const MAX_EXPLANATIONS = 2;
const NEWCOMER_GAMES = 5;
const RECENT_GAMES = 5;
const MIN_SHARE_TOGETHER = 0.8;

export function explanationsOf(rating: Rating, teams: LineUp): Explanation[] {
  const games = rating.moments.flatMap((moment) => moment.games);
  const records = [...teams.teamA, ...teams.teamB].map((id) => ({ id, points: pointsOf(games, id) }));
  const found = [
    pairSplit(rating.moments, teams),
    winnersApart(records, teams),
    extraPlayer(teams),
    newcomers(records),
  ].filter((explanation) => explanation !== null);
  return found.length > 0 ? found.slice(0, MAX_EXPLANATIONS) : [{ kind: 'most-even' }];
}

function pairSplit(moments: readonly GamesAtTime[], { teamA, teamB }: LineUp): Explanation | null {
  let best: Extract<Explanation, { kind: 'pair-split' }> | null = null;
  for (const one of teamA) {
    for (const other of teamB) {
      const recent = recentGamesOf(moments, one, other);
      const together = recent.filter((game) => signOf(game, one) === signOf(game, other)).length;
      if (together < MIN_SHARE_TOGETHER * Math.max(RECENT_GAMES, recent.length)) continue;
      if (together > (best?.together ?? 0)) {
        best = { kind: 'pair-split', players: [one, other], together, of: recent.length };
      }
    }
  }
  return best;
}

/** Returns the last five games that both people played, plus games at the same time as the fifth. */
function recentGamesOf(moments: readonly GamesAtTime[], one: string, other: string): UsefulGame[] {
  const recent: UsefulGame[] = [];
  for (const { games } of moments.toReversed()) {
    if (recent.length >= RECENT_GAMES) break;
    recent.push(...games.filter((game) => signOf(game, one) !== 0 && signOf(game, other) !== 0));
  }
  return recent;
}

interface PlayerRecord {
  readonly id: string;
  /** Per game: 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly points: readonly number[];
}

function pointsOf(games: readonly UsefulGame[], id: string): number[] {
  return games
    .filter((game) => signOf(game, id) !== 0)
    .map((game) => {
      const { result } = game;
      const lead = 'goals' in result ? result.goals : result.winner;
      return (1 + Math.sign(signOf(game, id) * lead)) / 2;
    });
}

function winnersApart(records: readonly PlayerRecord[], { teamA }: LineUp): Explanation | null {
  const shares = records.map(({ id, points }) => ({ id, share: winShare(points) }));
  const [first, second, third] = shares.toSorted((a, b) => b.share - a.share);
  if (!first || !second || second.share <= Math.max(0.5, third?.share ?? 0)) return null;
  if (teamA.includes(first.id) === teamA.includes(second.id)) return null;
  return { kind: 'winners-apart', players: [first.id, second.id] };
}

function extraPlayer({ teamA, teamB }: LineUp): Explanation | null {
  if (teamA.length === teamB.length) return null;
  return { kind: 'extra-player', team: teamA.length > teamB.length ? 'TEAM_A' : 'TEAM_B' };
}

function newcomers(records: readonly PlayerRecord[]): Explanation | null {
  const count = records.filter(({ points }) => points.length < NEWCOMER_GAMES).length;
  return count === 0 ? null : { kind: 'newcomers', count, of: records.length };
}

function winShare(points: readonly number[]): number {
  return points.length < NEWCOMER_GAMES ? 0 : points.reduce((sum, point) => sum + point, 0) / points.length;
}

export function explanationText(
  explanation: Explanation,
  nameOf: (id: string) => string,
  teamNames: Readonly<Record<Team, string>> = { TEAM_A: 'Team A', TEAM_B: 'Team B' },
): string {
  switch (explanation.kind) {
    case 'pair-split':
      return `${pairText(explanation.players, nameOf)} played together in ${explanation.together} of their last ${explanation.of} games, so they're split up`;
    case 'winners-apart':
      return `${pairText(explanation.players, nameOf)} win most often, so they're on different teams`;
    case 'extra-player':
      return `${teamNames[explanation.team]} have an extra player, and that's included in the odds`;
    case 'newcomers':
      return newcomersText(explanation.count, explanation.of);
    case 'most-even':
      return 'The most even split we found';
  }
}

function newcomersText(count: number, of: number): string {
  if (count === of) return `No one has played ${NEWCOMER_GAMES} games yet, so this is mostly a guess`;
  return `${count} of ${of} ${count === 1 ? 'has' : 'have'} played fewer than ${NEWCOMER_GAMES} games`;
}

function pairText([one, other]: readonly [string, string], nameOf: (id: string) => string): string {
  return `${nameOf(one)} and ${nameOf(other)}`;
}
