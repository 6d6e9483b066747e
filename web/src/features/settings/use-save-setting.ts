import type { GameSettings } from '@fives/domain';
import { saveVisibly } from '../../components/ui/save-visibly.ts';
import { saveGameSettings } from '../../db/games.ts';

type Setting = Partial<Pick<GameSettings, 'autoInvites' | 'pickMotm'>>;

/**
 * Saves a setting at once. The database shows it before the server has it and takes it back where the server refuses,
 * so the switch turns back by itself; why, is said in a toast.
 */
export function useSaveSetting(gameId: string): (setting: Setting, failure: string) => Promise<boolean> {
  return (setting, failure) => saveVisibly(saveGameSettings(gameId, setting), failure);
}
