import {
  type Actor,
  changeSettings,
  DOCUMENTS,
  type Game,
  type GameId,
  type GameInstance,
  type GameSettings,
  type GameSummary,
  type History,
  type HistoryPart,
  type Pause,
  type PlayerGameStats,
  paths,
  setStatus,
} from '@fives/domain';
import { doc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { decideStoredFields } from './decisions.ts';
import { readerOf, useLiveDoc } from './live.ts';
import { changeFields, changeFieldsOfAll } from './unanswered-writes.ts';

const readGame = readerOf(DOCUMENTS.game);
const readTable = readerOf(DOCUMENTS.statsTable);
const readHistory = readerOf(DOCUMENTS.statsHistory);
const readHistoryPart = readerOf(DOCUMENTS.statsHistoryPart);

export function useGame(gameId: GameId | null) {
  const db = useFirestore();
  return useLiveDoc<Game>(gameId === null ? null : doc(db, paths.game(gameId)), readGame);
}

/**
 * Watches the unsorted rows of a game's table, either of one season or of all time. A null `gameId` watches nothing.
 */
export function useStatsTable(gameId: GameId | null, seasonId: string | null = null) {
  const db = useFirestore();
  const table =
    gameId === null
      ? null
      : doc(db, seasonId === null ? paths.statsTable(gameId) : paths.seasonTable(gameId, seasonId));
  return useLiveDoc<PlayerGameStats[]>(table, (fields, id) => Object.values(readTable(fields, id).rows));
}

export function useHistory(gameId: GameId | null) {
  const db = useFirestore();
  return useLiveDoc<History>(gameId === null ? null : doc(db, paths.statsHistory(gameId)), readHistory);
}

export function useHistoryPart(gameId: GameId, n: number | null) {
  const db = useFirestore();
  return useLiveDoc<HistoryPart>(
    n === null ? null : doc(db, paths.statsHistoryPart(gameId, n)),
    readHistoryPart,
  );
}

export async function saveGameSettings(
  gameId: GameId,
  game: GameSummary,
  actor: Actor,
  settings: Partial<GameSettings>,
): Promise<void> {
  const stored = decideStoredFields(changeSettings, game, actor, settings);
  await changeFields(actor.uid, paths.game(gameId), stored);
}

export async function savePause(
  game: Game,
  actor: Actor,
  pause: Pause,
  off: { readonly instance: GameInstance; readonly cancelReason: string } | null,
): Promise<void> {
  const called =
    off &&
    decideStoredFields(setStatus, off.instance, actor, {
      status: 'CANCELLED',
      cancelReason: off.cancelReason,
    });
  await changeFieldsOfAll(actor.uid, {
    [paths.game(game.id)]: decideStoredFields(changeSettings, game, actor, pause),
    ...(off && { [paths.gameInstance(off.instance.id)]: called }),
  });
}
