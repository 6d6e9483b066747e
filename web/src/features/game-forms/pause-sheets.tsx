import { Button, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  cancelledText,
  DISPLAY_FORMATS,
  formatInZone,
  fromFormDate,
  type Game,
  type GameInstance,
  notUpcomingReason,
  type Pause,
  pauseReason,
  pauseText,
  reasonText,
  skipAfter,
  startAfterPause,
} from '@fives/domain';
import { useState } from 'react';
import { useGameInstance } from '../../db/game-instances.ts';
import { savePause, useHistory } from '../../db/games.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useActor } from '../../session/session.ts';
import { ReachNote } from '../../shared/reach/reach-note.tsx';
import { reportReach } from '../../shared/reach/report-reach.ts';
import { useReach } from '../../shared/reach/use-reach.ts';
import { FormField } from '../../ui/form.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { SettingSwitch } from '../../ui/switches.tsx';
import { saveOrToast, toastSuccess } from '../../ui/toasts.ts';

interface PauseSheetsProps {
  readonly game: Game;
  readonly dialog: 'skip' | 'pause';
  readonly close: () => void;
}

export function PauseSheets({ game, dialog, close }: PauseSheetsProps) {
  const history = useHistory(game.id);
  const newest = history.status === 'success' ? (history.data?.instances[0]?.giId ?? null) : null;
  const live = useGameInstance(newest);
  const last = live.status === 'success' ? live.data : null;
  const Form = dialog === 'skip' ? SkipForm : PauseForm;
  return (
    <Sheet open onClose={close} staysOnOutsideTap={dialog === 'pause'}>
      <SheetTitle>{dialog === 'skip' ? 'Skip next week?' : 'Pause the game'}</SheetTitle>
      {last === null ? (
        <SheetBody>
          <Skeleton height="24" />
        </SheetBody>
      ) : (
        <Form game={game} last={last} close={close} />
      )}
    </Sheet>
  );
}

interface FormProps extends Pick<PauseSheetsProps, 'game' | 'close'> {
  readonly last: GameInstance;
}

function SkipForm({ game, last, close }: FormProps) {
  const save = useSavePause(game);
  const { skipped, pause } = skipAfter(last, game.timeZone, useNow());
  const next = startAfterPause(last, game.timeZone, pause.pausedUntil);
  const skip = () => {
    close();
    void save(pause, null);
  };
  return (
    <>
      <SheetBody>
        <Text>
          No game or invites for {dayOf(skipped, game)}. The next one is {dayOf(next, game)}.
        </Text>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" onClick={close}>
          Don't skip
        </Button>
        <Button onClick={skip}>Skip</Button>
      </SheetFooter>
    </>
  );
}

function PauseForm({ game, last, close }: FormProps) {
  const now = useNow();
  const save = useSavePause(game);
  const [day, setDay] = useState('');
  const [isCancelChosen, setCancelChosen] = useState(true);
  const [isTried, setTried] = useState(false);
  const pausedUntil = fromFormDate(`${day}T00:00`, game.timeZone);
  const problem = pausedUntil === null ? 'Choose a day' : reasonText(pauseReason(pausedUntil, now));
  const hasOpenInstance =
    pausedUntil !== null && notUpcomingReason(last, now) === null && last.startDateTime < pausedUntil;
  const isCancelling = hasOpenInstance && isCancelChosen;
  const reach = useReach(last.id, JSON.stringify(last.counts));
  const pause = pausedUntil && { pausedUntil, pausedFrom: null };
  const cancelReason = (pause && pauseText({ ...game, ...pause }, now)) ?? '';
  const pauseGame = () => {
    setTried(true);
    if (pause === null || problem !== null) return;
    close();
    void save(pause, isCancelling ? { instance: last, cancelReason } : null);
  };
  return (
    <>
      <SheetBody>
        <Stack gap="4">
          <FormField
            label="Play again from"
            error={isTried || day !== '' ? (problem ?? undefined) : undefined}
            help={
              pausedUntil &&
              `The next game is on ${dayOf(startAfterPause(last, game.timeZone, pausedUntil), game)}.`
            }
          >
            <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          </FormField>
          {hasOpenInstance && problem === null && (
            <SettingSwitch
              label={`Cancel ${dayOf(last.startDateTime, game)}`}
              help="Invites are already out. If you cancel, we'll notify everyone who hasn't said no. If you don't, no reminders go out."
              isOn={isCancelChosen}
              onChange={setCancelChosen}
            />
          )}
          {isCancelling && problem === null && (
            <ReachNote live={reach} of="plans" textForGroup={cancelledText({ ...last, cancelReason })} />
          )}
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" onClick={close}>
          Don't pause
        </Button>
        <Button onClick={pauseGame}>Pause the game</Button>
      </SheetFooter>
    </>
  );
}

function dayOf(start: Date, { timeZone }: Game): string {
  return formatInZone(start, timeZone, DISPLAY_FORMATS.header);
}

function useSavePause(game: Game) {
  const actor = useActor();
  return async (pause: Pause, cancellation: Parameters<typeof savePause>[3]) => {
    const saved = savePause(game, actor, pause, cancellation);
    if (!(await saveOrToast(saved, "Couldn't pause the game"))) return;
    toastSuccess(pauseText({ ...game, ...pause }, new Date()) ?? '');
    if (cancellation !== null)
      await reportReach(
        cancellation.instance.id,
        'plans',
        cancelledText({ ...cancellation.instance, ...cancellation }),
      );
  };
}
