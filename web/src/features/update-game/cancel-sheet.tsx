import { Button, Spinner, Stack, Text } from '@chakra-ui/react';
import { DISPLAY_FORMATS, formatInZone, type GameInstance, type PlayerInstance } from '@fives/domain';
import { FormError } from '../../components/form-error.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../components/ui/sheet.tsx';
import { useCancelGame } from './use-cancel-game.ts';
import { countToTell, toTellText } from './who-is-told.ts';

export interface CancelSheetProps {
  readonly open: boolean;
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly onClose: () => void;
}

/** Asks once more, and says who will hear of it. */
export function CancelSheet({ open, instance, people, onClose }: CancelSheetProps) {
  const { cancel, isBusy, problem } = useCancelGame(instance.id);
  const { game, startDateTime } = instance;
  return (
    <Sheet open={open} onClose={onClose}>
      <SheetTitle>Cancel this game?</SheetTitle>
      <SheetBody>
        <Stack gap="4">
          <Text overflowWrap="anywhere">
            <bdi>{game.name}</bdi>, {formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header)}
          </Text>
          <Text fontWeight="600">{toTellText(countToTell(people, game.orgUid))}</Text>
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
