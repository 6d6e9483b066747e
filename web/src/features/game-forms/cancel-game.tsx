import { Button, Flex, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import {
  ApiError,
  cancelledText,
  DISPLAY_FORMATS,
  formatInZone,
  type GameInstance,
  type PlayerInstance,
} from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { appPaths } from '../../config/paths.ts';
import { useReach } from '../../hooks/use-reach.ts';
import { FormError } from '../../ui/form.tsx';
import { ReachNote } from '../../ui/reach-note.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.ts';

export interface CancelGameProps {
  readonly instance: GameInstance;
  /** Everyone with a place; null while they are on their way. */
  readonly people: readonly PlayerInstance[] | null;
}

/** The way to call a game off, apart from what one changes every week. */
export function CancelGame({ instance, people }: CancelGameProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack as="section" layerStyle="panel" gap="4" p={{ base: '5', md: '8' }}>
      <Stack gap="1">
        <Heading as="h2" textStyle="title">
          Not going ahead?
        </Heading>
        <Text color="fg.muted">
          A cancelled game cannot be brought back.
          {instance.game.isRecurring && ' The next one opens a week later as usual.'}
        </Text>
      </Stack>
      <Flex>
        <Button
          variant="outline"
          borderColor="border.error"
          color="fg.error"
          disabled={people === null}
          onClick={() => setAsking(true)}
        >
          Cancel this game
        </Button>
      </Flex>
      {people && isAsking && (
        <CancelSheet instance={instance} people={people} onClose={() => setAsking(false)} />
      )}
    </Stack>
  );
}

interface CancelSheetProps {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly onClose: () => void;
}

/** Asks once more, and says how many will hear of it and how many will not. */
function CancelSheet({ instance, people, onClose }: CancelSheetProps) {
  const { cancel, isBusy, problem } = useCancelGame(instance.id);
  const { game, startDateTime } = instance;
  const reach = useReach(instance.id, repliesOf(people));
  return (
    <Sheet open onClose={onClose}>
      <SheetTitle>Cancel this game?</SheetTitle>
      <SheetBody>
        <Stack gap="4">
          <Text overflowWrap="anywhere">
            <bdi>{game.name}</bdi>, {formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header)}
          </Text>
          <ReachNote live={reach} of="plans" textForGroup={cancelledText(instance)} />
          <FormError message={problem} />
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" onClick={onClose}>
          Keep it
        </Button>
        <Button colorPalette="red" disabled={isBusy} aria-busy={isBusy} onClick={() => void cancel()}>
          {isBusy && <Spinner size="sm" aria-hidden="true" />}
          Cancel the game
        </Button>
      </SheetFooter>
    </Sheet>
  );
}

export interface CancelGame {
  readonly cancel: () => Promise<void>;
  readonly isBusy: boolean;
  /** Why it was not cancelled. */
  readonly problem: string | null;
}

/** Calls one instance off for everybody, and goes to it. */
function useCancelGame(giId: string): CancelGame {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await callApi('updateGameInstance', { params: { giId }, body: { status: 'CANCELLED' } });
      toastSuccess('The game is cancelled');
      await navigate(appPaths.instance(giId));
    } catch (error) {
      console.error('The game was not cancelled', error);
      setProblem(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
    }
    setBusy(false);
  };
  return { cancel, isBusy, problem };
}

/** What the numbers of those to tell depend on, of what this device knows. */
function repliesOf(people: readonly PlayerInstance[]): string {
  return people.map(({ uid, status }) => `${uid} ${status}`).join(',');
}
