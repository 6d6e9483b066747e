import { fives, openSkill, pointsPerGame, snakeOnWinShare } from './pickers.ts';

/** Who is compared in the base group, besides random teams and the oracle. */
export const CONTENDERS = {
  'snake on win share': snakeOnWinShare,
  'points per game, exact': pointsPerGame,
  'OpenSkill, exact': openSkill,
  Fives: fives(),
  'Fives, winners only': fives({ winnersOnly: true }),
  'Fives, mix it up': fives({ preset: 'mix-it-up' }),
  'Fives, fairest': fives({ preset: 'fairest' }),
  'Fives with stars': fives({ stars: true }),
};

export type Contender = keyof typeof CONTENDERS | 'random' | 'oracle';
