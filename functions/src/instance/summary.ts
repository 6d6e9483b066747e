import { isDeepStrictEqual } from 'node:util';
import { type Game, type GameInstance, hasStarted, summaryForInstance } from '@fives/domain';
import { updateGameInstance } from '../db/collections/game-instances.ts';
import type { Transaction } from '../db/transaction.ts';

export function storeSummary(transaction: Transaction, game: Game, instance: GameInstance): GameInstance {
  const summary = summaryForInstance(instance, game);
  if (isDeepStrictEqual(summary, instance.game)) return instance;
  updateGameInstance(transaction, instance.id, { game: summary });
  return { ...instance, game: summary };
}

/** Calls `storeSummary` only before the start, because a played instance keeps its settings. */
export function updateSummary<S extends { readonly game: Game; readonly instance: GameInstance }>(
  transaction: Transaction,
  state: S,
  now: Date,
): S {
  const { game, instance } = state;
  if (hasStarted(instance.startDateTime, now)) return state;
  return { ...state, instance: storeSummary(transaction, game, instance) };
}

/** Call this in the transaction of a merge, so that no one reads merged entries without the aliases. */
export function storeAliases(
  transaction: Transaction,
  { game, instance }: { readonly game: Game; readonly instance: GameInstance },
): void {
  const { aliases } = game;
  if (isDeepStrictEqual(aliases, instance.game.aliases)) return;
  updateGameInstance(transaction, instance.id, { game: { ...instance.game, aliases } });
}
