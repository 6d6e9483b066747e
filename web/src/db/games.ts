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
import { useMemo } from 'react';
import { callApi } from '../api/client.ts';
import { createStore, useStore } from '../lib/store.ts';
import { saveOrToast } from '../ui/toasts.ts';
import { firestore } from './firestore.ts';
import { liveDocOf, readerOf, useLiveDoc } from './live.ts';

const readTable = readerOf(DOCUMENTS.statsTable);

const useStoredGame = liveDocOf(DOCUMENTS.game, paths.game);
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

interface Choice {
  readonly gameId: GameId;
  readonly settings: Partial<GameSettings>;
}

/** Choices on this device that the listener of the game may not have yet, oldest first. */
const choices = createStore<readonly Choice[]>([]);

/** Watches a game, with the settings that this device is saving. */
export function useGame(gameId: GameId | null) {
  const live = useStoredGame(gameId);
  const all = useStore(choices, (value) => value);
  return useMemo(() => {
    const own = all.filter((choice) => choice.gameId === gameId);
    if (live.status !== 'success' || live.data === null || own.length === 0) return live;
    return { ...live, data: Object.assign({ ...live.data }, ...own.map(({ settings }) => settings)) };
  }, [live, all, gameId]);
}

type SettingsBody = Sent<ApiContract['updateGame']>['body'];

/** Time until the listener of a game has a change that the API has stored. */
const LISTENER_MS = 2_000;

let lastSave: Promise<unknown> = Promise.resolve();

/**
 * Shows the settings at once, and shows the stored ones again with a toast if the server refuses. Calls the API only
 * after the previous answer, so that the last choice is stored last.
 * @param send replaces the call that changes only the settings
 * @returns true if the settings are stored. Never rejects
 */
export async function saveGameSettings(
  gameId: GameId,
  settings: Partial<GameSettings>,
  failure: string,
  send = (body: SettingsBody): Promise<unknown> => callApi('updateGame', { params: { gameId }, body }),
): Promise<boolean> {
  const choice = { gameId, settings };
  choices.set([...choices.get(), choice]);
  // JSON has the dates as the API reads them.
  const body: SettingsBody = JSON.parse(JSON.stringify(settings));
  const saved = lastSave.then(() => saveOrToast(send(body), failure));
  lastSave = saved;
  const isSaved = await saved;
  const forget = () => choices.set(choices.get().filter((each) => each !== choice));
  if (isSaved) setTimeout(forget, LISTENER_MS);
  else forget();
  return isSaved;
}

export function saveOrganiserNotes(gameId: GameId, uid: Uid, notes: OrganiserNotes): Promise<void> {
  return setDoc(doc(firestore, paths.organiserNotesOf(gameId, uid)), notes);
}
