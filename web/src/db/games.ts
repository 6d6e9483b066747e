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
  type OrganiserNotes,
  type OtherStars,
  type Pause,
  type PlayerGameStats,
  paths,
  setStatus,
  type Uid,
} from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';
import { changeFields, changeFieldsOfAll, decideStoredFields } from './writes.ts';

const readTable = readerOf(DOCUMENTS.statsTable);
const readHistory = readerOf(DOCUMENTS.statsHistory);
const readHistoryPart = readerOf(DOCUMENTS.statsHistoryPart);

export function useGame(gameId: GameId | null) {
  return useLiveDoc<Game>(gameId === null ? null : paths.game(gameId), readerOf(DOCUMENTS.game));
}

/**
 * Watches the unsorted rows of a table.
 * @param seasonId null for the table of all time
 */
export function useStatsTable(gameId: GameId | null, seasonId: string | null = null) {
  const tableOf = (id: GameId) =>
    seasonId === null ? paths.statsTable(id) : paths.seasonTable(id, seasonId);
  return useLiveDoc<PlayerGameStats[]>(gameId === null ? null : tableOf(gameId), (fields, id) =>
    Object.values(readTable(fields, id).rows),
  );
}

export function useHistory(gameId: GameId | null) {
  return useLiveDoc<History>(gameId === null ? null : paths.statsHistory(gameId), readHistory);
}

export function useHistoryPart(gameId: GameId, n: number | null) {
  return useLiveDoc<HistoryPart>(n === null ? null : paths.statsHistoryPart(gameId, n), readHistoryPart);
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

/** @param cancelled the instance to cancel together with the pause, or null */
export async function savePause(
  game: Game,
  actor: Actor,
  pause: Pause,
  cancelled: { readonly instance: GameInstance; readonly cancelReason: string } | null,
): Promise<void> {
  const cancelledFields =
    cancelled &&
    decideStoredFields(setStatus, cancelled.instance, actor, {
      status: 'CANCELLED',
      cancelReason: cancelled.cancelReason,
    });
  await changeFieldsOfAll(actor.uid, {
    [paths.game(game.id)]: decideStoredFields(changeSettings, game, actor, pause),
    ...(cancelled && { [paths.gameInstance(cancelled.instance.id)]: cancelledFields }),
  });
}

export function useOrganiserNotes(gameId: GameId | null, uid: Uid | null) {
  const path = gameId === null || uid === null ? null : paths.organiserNotesOf(gameId, uid);
  return useLiveDoc<OrganiserNotes>(path, readerOf(DOCUMENTS.organiserNotes));
}

export function useOtherStars(gameId: GameId | null, uid: Uid | null) {
  const path = gameId === null || uid === null ? null : paths.otherStarsOf(gameId, uid);
  return useLiveDoc<OtherStars>(path, readerOf(DOCUMENTS.otherStars));
}

export function saveOrganiserNotes(gameId: GameId, uid: Uid, notes: OrganiserNotes): Promise<void> {
  return setDoc(doc(firestore, paths.organiserNotesOf(gameId, uid)), notes);
}
