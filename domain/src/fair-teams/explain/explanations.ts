import type { Team } from '../../instance/player-instance.schema.ts';
import type { LineUp } from '../../teams/line-up.ts';
import type { Moment, UsefulGame } from '../model/played-games.ts';
import type { Rating } from '../model/rating.ts';

/** Why this line-up was picked, from what everybody could see on the pitch. Strengths and stars are never told. */
export type Explanation =
  /** Two who were nearly always in the same team are not now. */
  | {
      readonly kind: 'pair-split';
      readonly players: readonly [string, string];
      readonly together: number;
      readonly of: number;
    }
  /** The two with the largest share of wins are in different teams. */
  | { readonly kind: 'winners-apart'; readonly players: readonly [string, string] }
  /** With an odd number of players one team has one more, and that is counted in. */
  | { readonly kind: 'extra-player'; readonly team: Team }
  /** Some have played so few games that little is known of them. */
  | { readonly kind: 'newcomers'; readonly count: number; readonly of: number }
  /** Nothing stands out. */
  | { readonly kind: 'most-even' };

const MOST_EXPLANATIONS = 2;
/** Whoever has played fewer games than this counts as a newcomer. */
export const NEWCOMER_GAMES = 5;
const RECENT_GAMES = 5;
/** A pair is nearly always together from this share of its recent games on. */
const OFTEN_TOGETHER = 0.8;

/** One or two explanations of a line-up, the most telling first. */
export function explanationsOf(rating: Rating, teams: LineUp): Explanation[] {
  const games = rating.moments.flatMap((moment) => moment.games);
  const found = [
    pairSplit(rating.moments, teams),
    winnersApart(games, teams),
    extraPlayer(teams),
    newcomers(games, [...teams.teamA, ...teams.teamB]),
  ].filter((explanation) => explanation !== null);
  return found.length > 0 ? found.slice(0, MOST_EXPLANATIONS) : [{ kind: 'most-even' }];
}

function pairSplit(moments: readonly Moment[], { teamA, teamB }: LineUp): Explanation | null {
  let best: Extract<Explanation, { kind: 'pair-split' }> | null = null;
  for (const one of teamA) {
    for (const other of teamB) {
      const recent = recentGamesOf(moments, one, other);
      const together = recent.filter((game) => signOf(game, one) === signOf(game, other)).length;
      if (together < OFTEN_TOGETHER * Math.max(RECENT_GAMES, recent.length)) continue;
      if (together > (best?.together ?? 0)) {
        best = { kind: 'pair-split', players: [one, other], together, of: recent.length };
      }
    }
  }
  return best;
}

/** The last five games that both played; more where several were played at the time of the fifth. */
function recentGamesOf(moments: readonly Moment[], one: string, other: string): UsefulGame[] {
  const recent: UsefulGame[] = [];
  for (const { games } of moments.toReversed()) {
    if (recent.length >= RECENT_GAMES) break;
    recent.push(...games.filter((game) => signOf(game, one) !== 0 && signOf(game, other) !== 0));
  }
  return recent;
}

function winnersApart(games: readonly UsefulGame[], { teamA, teamB }: LineUp): Explanation | null {
  const shares = [...teamA, ...teamB].map((id) => ({ id, share: shareOfWins(games, id) }));
  const [first, second, third] = shares.toSorted((a, b) => b.share - a.share);
  if (!first || !second || second.share <= Math.max(0.5, third?.share ?? 0)) return null;
  if (teamA.includes(first.id) === teamA.includes(second.id)) return null;
  return { kind: 'winners-apart', players: [first.id, second.id] };
}

function extraPlayer({ teamA, teamB }: LineUp): Explanation | null {
  if (teamA.length === teamB.length) return null;
  return { kind: 'extra-player', team: teamA.length > teamB.length ? 'TEAM_A' : 'TEAM_B' };
}

function newcomers(games: readonly UsefulGame[], ids: readonly string[]): Explanation | null {
  const count = ids.filter((id) => playedBy(games, id).length < NEWCOMER_GAMES).length;
  return count === 0 ? null : { kind: 'newcomers', count, of: ids.length };
}

/** From 0 to 1; a draw is half a win. 0 for anybody with fewer than five games. */
function shareOfWins(games: readonly UsefulGame[], id: string): number {
  const played = playedBy(games, id);
  if (played.length < NEWCOMER_GAMES) return 0;
  const points = played.map((game) => (1 + Math.sign(signOf(game, id) * aheadBy(game))) / 2);
  return points.reduce((sum, point) => sum + point, 0) / played.length;
}

function aheadBy({ result }: UsefulGame): number {
  return 'goals' in result ? result.goals : result.winner;
}

function playedBy(games: readonly UsefulGame[], id: string): UsefulGame[] {
  return games.filter((game) => signOf(game, id) !== 0);
}

function signOf({ teamA, teamB }: UsefulGame, id: string): 1 | -1 | 0 {
  if (teamA.includes(id)) return 1;
  return teamB.includes(id) ? -1 : 0;
}

/** The explanation as a sentence for the players. */
export function explanationText(
  explanation: Explanation,
  nameOf: (id: string) => string,
  teamNames: Readonly<Record<Team, string>> = { TEAM_A: 'Team A', TEAM_B: 'Team B' },
): string {
  switch (explanation.kind) {
    case 'pair-split':
      return `${both(explanation.players, nameOf)} were together in ${explanation.together} of their last ${explanation.of} games, so they are apart`;
    case 'winners-apart':
      return `${both(explanation.players, nameOf)} have won most often, so they are on different teams`;
    case 'extra-player':
      return `${teamNames[explanation.team]} has one more player, which is counted in`;
    case 'newcomers':
      return newcomersText(explanation.count, explanation.of);
    case 'most-even':
      return 'Of all the ways to split you, this looks the most even';
  }
}

function newcomersText(count: number, of: number): string {
  if (count === of) return `Nobody has played ${NEWCOMER_GAMES} games yet, so this is mostly a guess`;
  return `${count} of ${of} ${count === 1 ? 'has' : 'have'} played fewer than ${NEWCOMER_GAMES} games`;
}

function both([one, other]: readonly [string, string], nameOf: (id: string) => string): string {
  return `${nameOf(one)} and ${nameOf(other)}`;
}
