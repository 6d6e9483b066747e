import { Button, type ButtonProps, Input, Spinner, Stack, Text } from '@chakra-ui/react';
import {
  ApiError,
  backOnText,
  cancelledText,
  DISPLAY_FORMATS,
  formatInZone,
  type GameInstance,
  type GiId,
  TEXT_LIMITS,
} from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { appPaths } from '../../config/paths.ts';
import { ReachNote, type ReachNoteProps } from '../../shared/reach/reach-note.tsx';
import { storeReachReport } from '../../shared/reach/reach-reports.ts';
import { useReach } from '../../shared/reach/use-reach.ts';
import { FormError, FormField } from '../../ui/form.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.ts';

export interface CallOffSheetProps {
  readonly instance: GameInstance;
  readonly close: () => void;
}

export function CallOffSheet({ instance, close }: CallOffSheetProps) {
  const [cancelReason, setReason] = useState('');
  const reach = useReach(instance.id, JSON.stringify(instance.counts));
  const textForGroup = cancelledText({ ...instance, cancelReason: cancelReason.trim() });
  const { save, isBusy, problem } = useSaveStatus(instance.id, { live: reach, of: 'plans', textForGroup });
  return (
    <Sheet open onClose={close} staysOnOutsideTap>
      <SheetTitle>Cancel this game?</SheetTitle>
      <SheetBody>
        <Stack gap="4">
          <WhichGame instance={instance} />
          <FormField label="Reason (optional)" help="Everyone sees it with the cancellation.">
            <Input
              autoComplete="off"
              maxLength={TEXT_LIMITS.cancelReason}
              placeholder="The pitch is flooded"
              value={cancelReason}
              onChange={({ target }) => setReason(target.value)}
            />
          </FormField>
          <ReachNote live={reach} of="plans" textForGroup={textForGroup} />
          <FormError message={problem} />
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" onClick={close}>
          Keep game
        </Button>
        <BusyButton
          colorPalette="red"
          isBusy={isBusy}
          onClick={() => void save({ status: 'CANCELLED', cancelReason }, 'Game cancelled')}
        >
          Cancel game
        </BusyButton>
      </SheetFooter>
    </Sheet>
  );
}

export function BringBackSheet({ instance, close }: CallOffSheetProps) {
  const reach = useReach(instance.id, JSON.stringify(instance.counts));
  const textForGroup = backOnText(instance);
  const { save, isBusy, problem } = useSaveStatus(instance.id, { live: reach, of: 'backOn', textForGroup });
  return (
    <Sheet open onClose={close}>
      <SheetTitle>Put this game back on?</SheetTitle>
      <SheetBody>
        <Stack gap="4">
          <WhichGame instance={instance} />
          <ReachNote live={reach} of="backOn" textForGroup={textForGroup} />
          <FormError message={problem} />
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" onClick={close}>
          Keep it cancelled
        </Button>
        <BusyButton isBusy={isBusy} onClick={() => void save({ status: 'CREATED' }, 'Game back on')}>
          Put it back on
        </BusyButton>
      </SheetFooter>
    </Sheet>
  );
}

function WhichGame({ instance: { game, startDateTime } }: Pick<CallOffSheetProps, 'instance'>) {
  return (
    <Text overflowWrap="anywhere">
      <bdi>{game.name}</bdi>, {formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header)}
    </Text>
  );
}

function BusyButton({ isBusy, children, ...props }: ButtonProps & { readonly isBusy: boolean }) {
  return (
    <Button disabled={isBusy} aria-busy={isBusy} {...props}>
      {isBusy && <Spinner size="sm" aria-hidden="true" />}
      {children}
    </Button>
  );
}

interface NewStatus {
  readonly status: 'CANCELLED' | 'CREATED';
  readonly cancelReason?: string;
}

interface SaveStatus {
  readonly save: (body: NewStatus, done: string) => Promise<void>;
  readonly isBusy: boolean;
  readonly problem: string | null;
}

function useSaveStatus(giId: GiId, { live, of, textForGroup }: ReachNoteProps): SaveStatus {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (body: NewStatus, done: string) => {
    setBusy(true);
    setProblem(null);
    try {
      await callApi('updateGameInstance', { params: { giId }, body });
      if (live.status === 'success') storeReachReport({ giId, reach: live.data[of], textForGroup });
      toastSuccess(done);
      await navigate(appPaths.instance(giId));
    } catch (error) {
      console.error('The status was not saved', error);
      setProblem(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
    }
    setBusy(false);
  };
  // The organiser sees the reach before the send.
  return { save, isBusy: isBusy || live.status === 'loading', problem };
}
