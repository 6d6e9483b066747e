import { Text } from '@chakra-ui/react';
import type { Game, Uid } from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveGame } from '../../api/waiting-leaves.ts';
import { appPaths } from '../../config/paths.ts';
import { useLinkedDialog } from '../../hooks/use-linked-dialog.ts';
import { DangerButton } from '../../ui/buttons.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';
import { Sheet, SheetAnswers, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import { saveOrToast, toastInfo, toastSuccess } from '../../ui/toasts.ts';

const LINKED_DIALOGS = ['leave'] as const;

export function LeaveGame({ game, uid }: { readonly game: Game; readonly uid: Uid }) {
  const { id: gameId, name } = game;
  const linkedDialog = useLinkedDialog(LINKED_DIALOGS);
  const [isAsking, setAsking] = useState(linkedDialog !== null);
  const navigate = useNavigate();
  const leave = async () => {
    // Navigates first, because this page ends with the membership.
    await navigate(appPaths.home());
    await saveOrToast(
      leaveGame({ gameId, uid }).then((isLeft) => {
        if (isLeft) toastSuccess(`You left ${name}`);
        else toastInfo(`You're offline. You'll leave ${name} when you're back online`);
      }),
      `Couldn't leave ${name}`,
    );
  };
  return (
    <SettingsPanel title="Leaving?" help="You can come back with the invite link.">
      <DangerButton onClick={() => setAsking(true)}>Leave game</DangerButton>
      {isAsking && (
        <Sheet open onClose={() => setAsking(false)}>
          <SheetTitle>
            Leave <bdi>{name}</bdi>?
          </SheetTitle>
          <SheetBody>
            <Text>
              You're out of the upcoming games, with anyone you bring, and you get no more invites. Your past
              results stay.
            </Text>
          </SheetBody>
          <SheetAnswers
            no="Stay"
            onNo={() => setAsking(false)}
            colorPalette="red"
            onClick={() => void leave()}
          >
            Leave game
          </SheetAnswers>
        </Sheet>
      )}
    </SettingsPanel>
  );
}
