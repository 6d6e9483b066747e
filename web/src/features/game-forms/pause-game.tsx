import { Button, Flex } from '@chakra-ui/react';
import { type Game, NO_PAUSE, pauseText } from '@fives/domain';
import { useState } from 'react';
import { saveGameSettings } from '../../db/games.ts';
import { useLinkedDialog } from '../../hooks/use-linked-dialog.ts';
import { useNow } from '../../hooks/use-now.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useActor } from '../../session/session.ts';
import { SettingsPanel } from '../../ui/settings-panel.tsx';
import { saveOrToast, toastSuccess } from '../../ui/toasts.ts';

const PauseSheets = lazyPart(async () => (await import('./pause-sheets.tsx')).PauseSheets);

const LINKED_DIALOGS = ['skip', 'pause'] as const;

export function PauseGame({ game }: { readonly game: Game }) {
  const actor = useActor();
  const pausedText = pauseText(game, useNow());
  const linkedDialog = useLinkedDialog(LINKED_DIALOGS);
  const [dialog, setDialog] = useState<'skip' | 'pause' | null>(linkedDialog);
  if (!game.isRecurring && pausedText === null) return null;
  const resume = async () => {
    const saved = saveGameSettings(game.id, game, actor, NO_PAUSE);
    if (await saveOrToast(saved, "Couldn't resume the game")) toastSuccess('Game resumed');
  };
  return (
    <SettingsPanel
      title={pausedText ?? 'Taking a break?'}
      help={
        pausedText === null
          ? 'While the game is paused, there are no new games, invites or reminders.'
          : 'No new games, invites or reminders until then.'
      }
    >
      <Flex gap="3" wrap="wrap">
        {pausedText === null ? (
          <>
            <Button variant="outline" onClick={() => setDialog('skip')}>
              Skip next week
            </Button>
            <Button variant="outline" onClick={() => setDialog('pause')}>
              Pause until…
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => void resume()}>
            Resume now
          </Button>
        )}
      </Flex>
      {dialog && <PauseSheets game={game} dialog={dialog} close={() => setDialog(null)} />}
    </SettingsPanel>
  );
}
