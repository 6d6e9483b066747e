import {
  type Actor,
  changeSettings,
  DOCUMENTS,
  type Game,
  type GameId,
  type GameInstance,
  type GameSettings,
  type GameSummary,
  type OrganiserNotes,
  type Pause,
  type PlayerGameStats,
  paths,
  setStatus,
  type Uid,
} from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { firestore } from './firestore.ts';
import { liveDocOf, readerOf, useLiveDoc } from './live.ts';
import { changeFields, decideStoredFields } from './writes.ts';

const readTable = readerOf(DOCUMENTS.statsTable);

export const useGame = liveDocOf(DOCUMENTS.game, paths.game);
export const useHistory = liveDocOf(DOCUMENTS.statsHistory, paths.statsHistory);
export const useHistoryPart = liveDocOf(DOCUMENTS.statsHistoryPart, paths.statsHistoryPart);
export const useOrganiserNotes = liveDocOf(DOCUMENTS.organiserNotes, paths.organiserNotesOf);
export const useOtherStars = liveDocOf(DOCUMENTS.otherStars, paths.otherStarsOf);

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

export async function saveGameSettings(
  gameId: GameId,
  game: GameSummary,
  actor: Actor,
  settings: Partial<GameSettings>,
): Promise<void> {
  const stored = decideStoredFields(changeSettings, game, actor, settings);
  await changeFields(actor.uid, { [paths.game(gameId)]: stored });
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
  await changeFields(actor.uid, {
    [paths.game(game.id)]: decideStoredFields(changeSettings, game, actor, pause),
    ...(cancelled && { [paths.gameInstance(cancelled.instance.id)]: cancelledFields }),
  });
}

export function saveOrganiserNotes(gameId: GameId, uid: Uid, notes: OrganiserNotes): Promise<void> {
  return setDoc(doc(firestore, paths.organiserNotesOf(gameId, uid)), notes);
}
