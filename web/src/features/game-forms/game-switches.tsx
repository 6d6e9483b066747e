import { Box, Separator, Stack } from '@chakra-ui/react';
import type { Game, GameSettings } from '@fives/domain';
import { saveGameSettings } from '../../db/games.ts';
import { useActor } from '../../session/session.ts';
import { PendingNote } from '../../ui/person.tsx';
import { AUTO_INVITES, SettingSwitch } from '../../ui/switches.tsx';
import { saveVisibly } from '../../ui/toasts.tsx';

export interface GameSwitchesProps {
  readonly game: Game;
  /** Whether a change has not reached the server. */
  readonly isPending: boolean;
}

/** What the organiser can switch on and off, saved with each tap. */
export function GameSwitches({ game, isPending }: GameSwitchesProps) {
  const save = useSaveSetting(game);
  return (
    <Stack gap="3">
      <Box layerStyle="panel" px={{ base: '5', md: '8' }} py="5">
        <Stack gap="5" separator={<Separator />}>
          <SettingSwitch
            {...AUTO_INVITES}
            isOn={game.autoInvites}
            onChange={(autoInvites) => void save({ autoInvites }, 'Automatic invites were not changed')}
          />
          <SettingSwitch
            label="Pick player-of-the-match"
            help="Players vote after each game."
            isOn={game.pickMotm}
            onChange={(pickMotm) => void save({ pickMotm }, 'Pick player-of-the-match was not changed')}
          />
        </Stack>
      </Box>
      <PendingNote isPending={isPending} />
    </Stack>
  );
}

type Setting = Partial<Pick<GameSettings, 'autoInvites' | 'pickMotm'>>;

/**
 * Saves a setting at once. The database shows it before the server has it and takes it back where the server refuses,
 * so the switch turns back by itself; why, is said in a toast.
 */
function useSaveSetting(game: Game): (setting: Setting, failure: string) => Promise<boolean> {
  const actor = useActor();
  return (setting, failure) => saveVisibly(saveGameSettings(game.id, game, actor, setting), failure);
}
