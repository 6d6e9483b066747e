import type { Outcome } from '../outcome.ts';

const TEAM_EMOJI = new Set('🔴🔵🟢🟡🟠⚪⚫🟣🟤🟥🟦🟩🟨🟧⬜⬛🟪🟫❤💙💚💛🧡🤍🖤💜👕👚🎽🦺🔶🔷🔸🔹');
const OUTCOME_EMOJI: Readonly<Record<string, Outcome>> = {
  '✅': 'W',
  '✔': 'W',
  '🏆': 'W',
  '🥇': 'W',
  '👑': 'W',
  '❌': 'L',
  '✖': 'L',
  '✗': 'L',
  '✘': 'L',
  '🤝': 'D',
  '➖': 'D',
};

/** Returns null for an emoji without a meaning in results. */
export function emojiMeaning(emoji: string): Outcome | 'TEAM' | null {
  const [base = ''] = emoji;
  return TEAM_EMOJI.has(base) ? 'TEAM' : (OUTCOME_EMOJI[base] ?? null);
}
