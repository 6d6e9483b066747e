import { isDeepStrictEqual } from 'node:util';
import { gameSummarySchema, toGameSummary } from '@fives/domain';
import { pagesOfGame, updateGameInstance } from '../db/game-instances.ts';
import { findGame } from '../db/games.ts';
import { inPages } from '../db/pages.ts';
import { concerns, idIn, type WrittenHandler } from './written.ts';

const SUMMARY_FIELDS = Object.keys(gameSummarySchema.shape);

/** Keeps the summary of the game that each of its instances carries. */
export const gameWritten: WrittenHandler = async (written) => {
  if (written.after === null || !concerns(written, SUMMARY_FIELDS)) return;
  const gameId = idIn(written, 'gameId');
  await inPages(pagesOfGame(gameId), async (page, transaction) => {
    // Read anew for each page, so that of two changes the later one stands, in whatever order they are worked off.
    const game = await findGame(gameId, transaction);
    if (game === null) return;
    const summary = toGameSummary(game);
    for (const instance of page.filter((each) => !isDeepStrictEqual(each.game, summary))) {
      updateGameInstance(transaction, instance.id, { game: summary });
    }
  });
};
