import { type GameId, toGameExport, toResultsCsv } from '@fives/domain';
import { readHistory, readsAllParts } from '../../stats/read-history.ts';
import type { Caller, Handlers } from '../handler.ts';
import { requireGameToChange } from './games.ts';

export const exportHandlers = {
  async exportGame({ params: { gameId }, caller, now }) {
    const { game, history } = await readAllResults(gameId, caller);
    return toGameExport(game, history, now);
  },

  async exportResults({ params: { gameId }, caller }) {
    const { game, history } = await readAllResults(gameId, caller);
    return toResultsCsv(game, history);
  },
} satisfies Partial<Handlers>;

/** Reads the whole history: one document per hundred instances. */
async function readAllResults(gameId: GameId, caller: Caller) {
  const game = await requireGameToChange(gameId, caller, 'editGame');
  const { history } = await readHistory(gameId, readsAllParts);
  return { game, history };
}
