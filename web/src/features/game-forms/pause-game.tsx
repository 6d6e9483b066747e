import { Button, Flex, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  cancelledText,
  DISPLAY_FORMATS,
  formatInZone,
  fromFormDate,
  type Game,
  type GameInstance,
  NO_PAUSE,
  notUpcomingReason,
  type Pause,
  pauseReason,
  pauseText,
  reasonText,
  skipAfter,
  startAfterPause,
} from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useGameInstance } from '../../db/game-instances.ts';
import { toSettingsBody, updateGame, useHistory } from '../../db/games.ts';
import { dataOf } from '../../db/live.ts';
import { useCall } from '../../hooks/use-api.ts';
import { useNow } from '../../hooks/use-environment.ts';
import { useLinkedDialog } from '../../hooks/use-linked-dialog.ts';
import { useSettings } from '../../hooks/use-settings.ts';
import { reportReach, useReach } from '../../shared/reach/reach.ts';
import { ReachNote } from '../../shared/reach/reach-note.tsx';
import { FormError, FormField } from '../../ui/form.tsx';
import { SettingSwitch, SettingsPanel } from '../../ui/settings.tsx';
import { Sheet, SheetAnswers, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.ts';

const LINKED_DIALOGS = ['skip', 'pause'] as const;

export function PauseGame({ game: stored }: { readonly game: Game }) {
  const { game, save } = useSettings(stored.id, stored);
  const pausedText = pauseText(game, useNow());
  const linkedDialog = useLinkedDialog(LINKED_DIALOGS);
  const [dialog, setDialog] = useState<'skip' | 'pause' | null>(linkedDialog);
  if (!game.isRecurring && pausedText === null) return null;
  const resume = async () => {
    if (await save(NO_PAUSE, "Couldn't resume the game")) toastSuccess('Game resumed');
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

interface PauseSheetsProps {
  readonly game: Game;
  readonly dialog: 'skip' | 'pause';
  readonly close: () => void;
}

function PauseSheets({ game, dialog, close }: PauseSheetsProps) {
  const history = useHistory(game.id);
  const instances = dataOf(history)?.instances ?? [];
  const newestGiId = instances.find(({ importId }) => !importId)?.giId;
  const live = useGameInstance(newestGiId ?? null);
  const newest = dataOf(live);
  const Form = dialog === 'skip' ? SkipForm : PauseForm;
  return (
    <Sheet open onClose={close} staysOnOutsideTap={dialog === 'pause'}>
      <SheetTitle>{dialog === 'skip' ? 'Skip next week?' : 'Pause the game'}</SheetTitle>
      {newest === null ? (
        <SheetBody>
          <Skeleton height="24" />
        </SheetBody>
      ) : (
        <Form game={game} newest={newest} close={close} />
      )}
    </Sheet>
  );
}

const FAILURE = "Couldn't pause the game";

interface FormProps extends Pick<PauseSheetsProps, 'game' | 'close'> {
  readonly newest: GameInstance;
}

function SkipForm({ game, newest, close }: FormProps) {
  const { skipped, pause } = skipAfter(newest, game.timeZone, useNow());
  const next = startAfterPause(newest, game.timeZone, pause.pausedUntil);
  const { run, isBusy, problem } = useCall(FAILURE, async () => {
    await savePause(game, pause, null);
    close();
  });
  return (
    <>
      <SheetBody>
        <Text>
          No game or invites for {dayOf(skipped, game)}. The next one is {dayOf(next, game)}.
        </Text>
        <FormError message={problem} />
      </SheetBody>
      <SheetAnswers size="md" no="Don't skip" onNo={close} isBusy={isBusy} onClick={() => void run()}>
        Skip
      </SheetAnswers>
    </>
  );
}

function PauseForm({ game, newest, close }: FormProps) {
  const now = useNow();
  const [day, setDay] = useState('');
  const [isCancelChosen, setCancelChosen] = useState(true);
  const [isSubmitted, setSubmitted] = useState(false);
  const pausedUntil = fromFormDate(`${day}T00:00`, game.timeZone);
  const problem = pausedUntil === null ? 'Choose a day' : reasonText(pauseReason(pausedUntil, now));
  const hasOpenInstance =
    pausedUntil !== null && notUpcomingReason(newest, now) === null && newest.startDateTime < pausedUntil;
  const isCancelling = hasOpenInstance && isCancelChosen;
  const reach = useReach(newest.id, JSON.stringify(newest.counts));
  const pause = pausedUntil && { pausedUntil, pausedFrom: null };
  const cancelReason = (pause && pauseText({ ...game, ...pause }, now)) ?? '';
  const { run, isBusy, ...call } = useCall(FAILURE, async (chosen: Pause) => {
    await savePause(game, chosen, isCancelling ? { ...newest, cancelReason } : null);
    close();
  });
  const pauseGame = () => {
    setSubmitted(true);
    if (pause !== null && problem === null) void run(pause);
  };
  return (
    <>
      <SheetBody>
        <Stack gap="4">
          <FormField
            label="Play again from"
            error={isSubmitted || day !== '' ? (problem ?? undefined) : undefined}
            help={
              pausedUntil &&
              `The next game is on ${dayOf(startAfterPause(newest, game.timeZone, pausedUntil), game)}.`
            }
          >
            <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          </FormField>
          {hasOpenInstance && problem === null && (
            <SettingSwitch
              label={`Cancel ${dayOf(newest.startDateTime, game)}`}
              help="Invites are already out. If you cancel, we'll notify everyone who hasn't said no. If you don't, no reminders go out."
              isOn={isCancelChosen}
              onChange={setCancelChosen}
            />
          )}
          {isCancelling && problem === null && (
            <ReachNote live={reach} of="plans" textForGroup={cancelledText({ ...newest, cancelReason })} />
          )}
          <FormError message={call.problem} />
        </Stack>
      </SheetBody>
      <SheetAnswers size="md" no="Don't pause" onNo={close} isBusy={isBusy} onClick={pauseGame}>
        Pause the game
      </SheetAnswers>
    </>
  );
}

function dayOf(start: Date, { timeZone }: Game): string {
  return formatInZone(start, timeZone, DISPLAY_FORMATS.header);
}

/** @param cancelled the instance to cancel in the same call, with its reason, or null */
async function savePause(game: Game, pause: Pause, cancelled: GameInstance | null): Promise<void> {
  if (cancelled === null) await updateGame(game.id, pause);
  else {
    const { id: giId, cancelReason } = cancelled;
    const body = { status: 'CANCELLED', cancelReason, game: toSettingsBody(pause) } as const;
    await callApi('updateGameInstance', { params: { giId }, body });
    await reportReach(giId, 'plans');
  }
  toastSuccess(pauseText({ ...game, ...pause }, new Date()) ?? '');
}
