import {
  type ApiContract,
  DOCUMENTS,
  type GameId,
  type GameSettings,
  type OrganiserNotes,
  type PlayerGameStats,
  paths,
  type Sent,
  type Uid,
} from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { callApi } from '../api/client.ts';
import { firestore } from './firestore.ts';
import { liveDocOf, readerOf, useLiveDoc } from './live.ts';

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

let lastCall: Promise<unknown> = Promise.resolve();

/** Calls the API only after the previous answer, so that the last of several choices is stored last. */
export function updateGame(gameId: GameId, settings: Partial<GameSettings>): Promise<unknown> {
  const body = toSettingsBody(settings);
  const call = () => callApi('updateGame', { params: { gameId }, body });
  lastCall = lastCall.then(call, call);
  return lastCall;
}

/** JSON has dates as the API reads them. */
export function toSettingsBody(settings: Partial<GameSettings>): Sent<ApiContract['updateGame']>['body'] {
  return JSON.parse(JSON.stringify(settings));
}

export function saveOrganiserNotes(gameId: GameId, uid: Uid, notes: OrganiserNotes): Promise<void> {
  return setDoc(doc(firestore, paths.organiserNotesOf(gameId, uid)), notes);
}
