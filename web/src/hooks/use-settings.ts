import type { GameId, GameSettings } from '@fives/domain';
import { useState } from 'react';
import { updateGame } from '../db/games.ts';
import { saveOrToast } from '../ui/toasts.ts';

/**
 * Returns the game with the settings that were chosen here, until the stored ones change or the server refuses them.
 * `save` shows a toast after a refusal, and never rejects.
 */
export function useSettings<G extends GameSettings>(gameId: GameId, stored: G) {
  const [chosen, setChosen] = useState<{ settings: Partial<GameSettings>; before: G } | null>(null);
  const fields = Object.keys(chosen?.settings ?? {}) as (keyof GameSettings)[];
  // Unchanged parts of a document keep their identity.
  if (fields.some((field) => stored[field] !== chosen?.before[field])) setChosen(null);
  const save = async (settings: Partial<GameSettings>, failure: string): Promise<boolean> => {
    const choice = { settings, before: stored };
    setChosen(choice);
    const isSaved = await saveOrToast(updateGame(gameId, settings), failure);
    if (!isSaved) setChosen((current) => (current === choice ? null : current));
    return isSaved;
  };
  return { game: { ...stored, ...chosen?.settings }, save };
}
