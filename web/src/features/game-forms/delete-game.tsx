import { Stack, Text } from '@chakra-ui/react';
import { deleteFormSchema, type Game } from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { appPaths } from '../../config/paths.ts';
import { DeleteWordField } from '../../shared/people/account-fields.tsx';
import { DangerButton } from '../../ui/buttons.tsx';
import { CheckedForm, useCheckedForm } from '../../ui/checked-form.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';
import { Sheet, SheetAnswers, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import { saveOrToast, toastSuccess } from '../../ui/toasts.ts';
import { ExportButtons } from './export-game.tsx';

export function DeleteGame({ game }: { readonly game: Game }) {
  const [step, setStep] = useState<'export' | 'confirm' | null>(null);
  const close = () => setStep(null);
  return (
    <SettingsPanel title="Deleting the game?" help="Only you, the lead organiser, can delete it.">
      <DangerButton onClick={() => setStep('export')}>Delete game</DangerButton>
      {step !== null && (
        <Sheet open onClose={close} staysOnOutsideTap>
          <SheetTitle>
            Delete <bdi>{game.name}</bdi>?
          </SheetTitle>
          {step === 'export' ? (
            <>
              <SheetBody>
                <Stack gap="4">
                  <Text>
                    All dates, results, stats and payments go, for everyone. You can't undo this. To keep the
                    results, download them first.
                  </Text>
                  <ExportButtons game={game} />
                </Stack>
              </SheetBody>
              <SheetAnswers no="Keep game" onNo={close} onClick={() => setStep('confirm')}>
                Continue
              </SheetAnswers>
            </>
          ) : (
            <ConfirmStep game={game} onCancel={close} />
          )}
        </Sheet>
      )}
    </SettingsPanel>
  );
}

function ConfirmStep({ game, onCancel }: { readonly game: Game; readonly onCancel: () => void }) {
  const { id: gameId, name } = game;
  const form = useCheckedForm(deleteFormSchema, { confirmation: '' });
  const navigate = useNavigate();
  const submit = async () => {
    // Navigates first, because this page ends with the game.
    await navigate(appPaths.home());
    if (await saveOrToast(callApi('deleteGame', { params: { gameId } }), `Couldn't delete ${name}`))
      toastSuccess(`${name} is deleted`);
    return null;
  };
  return (
    <CheckedForm form={form} onSubmit={submit} gap="0" minH="0">
      <SheetBody>
        <Stack gap="4">
          <Text>We tell everyone who is in the next game, or hasn't replied.</Text>
          <DeleteWordField form={form} />
        </Stack>
      </SheetBody>
      <SheetAnswers no="Keep game" onNo={onCancel} colorPalette="red">
        Delete for good
      </SheetAnswers>
    </CheckedForm>
  );
}
