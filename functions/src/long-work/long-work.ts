import type { GameId, Uid } from '@fives/domain';
import { getFunctions } from 'firebase-admin/functions';
import { deleteAccount } from '../account/delete-account.ts';
import { deleteGameData } from '../account/delete-game.ts';
import { findGameImport } from '../db/collections/game-imports.ts';
import { countInstancesOfGame } from '../db/collections/game-instances.ts';
import { findGamesOf } from '../db/collections/games.ts';
import { app, REGION } from '../firebase.ts';
import { runImport, undoImport } from '../import/run-import.ts';
import { claimGuest, finishMerge } from '../people/merge-entries.ts';

/** Work whose duration depends on the length of the history. A repeated run does only the remaining steps. */
export type LongWork =
  | { readonly kind: 'deleteAccount'; readonly uid: Uid; readonly isGuest: boolean }
  | { readonly kind: 'claimGuest'; readonly guest: Uid; readonly account: Uid }
  | { readonly kind: 'deleteGame'; readonly gameId: GameId }
  | { readonly kind: 'finishMerge'; readonly gameId: GameId; readonly from: Uid }
  | { readonly kind: 'runImport' | 'undoImport'; readonly gameId: GameId; readonly id: string };

/** Maximum number of instances that an API call processes directly, in about two seconds. */
const MAX_DIRECT_INSTANCES = 50;

export function doLongWork(work: LongWork, now: Date): Promise<void> {
  switch (work.kind) {
    case 'deleteAccount':
      return deleteAccount(work.uid, work.isGuest, now);
    case 'deleteGame':
      return deleteGameData(work.gameId);
    case 'claimGuest':
      return claimGuest(work.guest, work.account, now);
    case 'finishMerge':
      return finishMerge(work.gameId, work.from, now);
    case 'runImport':
      return runImport(work.gameId, work.id, now);
    case 'undoImport':
      return undoImport(work.gameId, work.id, now);
  }
}

/** Does the work at once if the history is short. Otherwise adds the work to a queue, which retries after a failure. */
export async function doOrQueue(work: LongWork, now: Date): Promise<void> {
  if ((await countInstances(work)) <= MAX_DIRECT_INSTANCES) return doLongWork(work, now);
  const queue = `locations/${REGION.value()}/functions/longWork`;
  await getFunctions(app).taskQueue<LongWork>(queue).enqueue(work);
}

async function countInstances(work: LongWork): Promise<number> {
  switch (work.kind) {
    case 'deleteGame':
    case 'finishMerge':
    case 'undoImport':
      return countInstancesOfGame(work.gameId);
    case 'runImport': {
      const gameImport = await findGameImport(work.gameId, work.id);
      return (gameImport?.games ?? 0) + (await countInstancesOfGame(work.gameId));
    }
    case 'deleteAccount':
    case 'claimGuest': {
      const games = await findGamesOf(work.kind === 'deleteAccount' ? work.uid : work.guest);
      const counts = await Promise.all(games.map(({ id }) => countInstancesOfGame(id)));
      return counts.reduce((total, count) => total + count, 0);
    }
  }
}
