import { NEWCOMER_GAMES, type Reason } from './reasons.ts';
import type { Side } from './request.ts';

/** A reason as a sentence for the players. */
export function reasonText(
  reason: Reason,
  nameOf: (id: string) => string,
  teamNames: Readonly<Record<Side, string>> = { TEAM_A: 'Team A', TEAM_B: 'Team B' },
): string {
  switch (reason.kind) {
    case 'pair-split':
      return `${both(reason.players, nameOf)} were together in ${reason.together} of their last ${reason.of} games, so they are apart`;
    case 'winners-apart':
      return `${both(reason.players, nameOf)} have won most often, so they are on different teams`;
    case 'extra-player':
      return `${teamNames[reason.side]} has one player more, and that is counted in`;
    case 'newcomers':
      return newcomersText(reason.count, reason.of);
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
