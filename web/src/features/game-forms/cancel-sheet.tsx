import { Button, Input, Stack, Text } from '@chakra-ui/react';
import {
  backOnText,
  cancelledText,
  DISPLAY_FORMATS,
  formatInZone,
  type GameInstance,
  TEXT_LIMITS,
} from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { appPaths } from '../../config/paths.ts';
import { useCall } from '../../hooks/use-api-data.ts';
import { storeReachReport, useReach } from '../../shared/reach/reach.ts';
import { ReachNote } from '../../shared/reach/reach-note.tsx';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.ts';

const CANCEL_TEXTS = {
  title: 'Cancel this game?',
  keep: 'Keep game',
  change: 'Cancel game',
  done: 'Game cancelled',
  reachKind: 'plans',
} as const;

const PUT_BACK_ON_TEXTS = {
  title: 'Put this game back on?',
  keep: 'Keep it cancelled',
  change: 'Put it back on',
  done: 'Game back on',
  reachKind: 'backOn',
} as const;

interface CancelSheetProps {
  readonly instance: GameInstance;
  readonly close: () => void;
}

export function CancelSheet({ instance, close }: CancelSheetProps) {
  const { id: giId, game, startDateTime } = instance;
  const isCancelled = instance.status === 'CANCELLED';
  const texts = isCancelled ? PUT_BACK_ON_TEXTS : CANCEL_TEXTS;
  const navigate = useNavigate();
  const [cancelReason, setReason] = useState('');
  const reach = useReach(giId, JSON.stringify(instance.counts));
  const textForGroup = isCancelled
    ? backOnText(instance)
    : cancelledText({ ...instance, cancelReason: cancelReason.trim() });
  const { run, isBusy, problem } = useCall('Something went wrong', async () => {
    const body = isCancelled
      ? ({ status: 'CREATED' } as const)
      : ({ status: 'CANCELLED', cancelReason } as const);
    await callApi('updateGameInstance', { params: { giId }, body });
    if (reach.status === 'success')
      storeReachReport({ giId, reach: reach.data[texts.reachKind], textForGroup });
    toastSuccess(texts.done);
    await navigate(appPaths.instance(giId));
  });
  return (
    <Sheet open onClose={close} staysOnOutsideTap={!isCancelled}>
      <SheetTitle>{texts.title}</SheetTitle>
      <SheetBody>
        <Stack gap="4">
          <Text overflowWrap="anywhere">
            <bdi>{game.name}</bdi>, {formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header)}
          </Text>
          {!isCancelled && (
            <FormField label="Reason (optional)" help="Everyone sees it with the cancellation.">
              <Input
                autoComplete="off"
                maxLength={TEXT_LIMITS.cancelReason}
                placeholder="The pitch is flooded"
                value={cancelReason}
                onChange={({ target }) => setReason(target.value)}
              />
            </FormField>
          )}
          <ReachNote live={reach} of={texts.reachKind} textForGroup={textForGroup} />
          <FormError message={problem} />
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" onClick={close}>
          {texts.keep}
        </Button>
        {/* Busy until the reach has loaded, so that the organiser sees the reach before saving. */}
        <SubmitButton
          size="md"
          {...(!isCancelled && { colorPalette: 'red' })}
          isBusy={isBusy || reach.status === 'loading'}
          onClick={() => void run()}
        >
          {texts.change}
        </SubmitButton>
      </SheetFooter>
    </Sheet>
  );
}
