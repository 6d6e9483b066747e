import { Button, Stack, Text } from '@chakra-ui/react';
import { DISPLAY_FORMATS, formatInZone, type GameInstance, rescheduledText, startAfter } from '@fives/domain';
import { useId } from 'react';
import { ReachNote } from '../../shared/reach/reach-note.tsx';
import { useReach } from '../../shared/reach/use-reach.ts';
import { Sheet, SheetBody, SheetTitle } from '../../ui/sheet.tsx';

export type MoveChoice = 'this-week' | 'all';

export interface MoveSheetProps {
  readonly instance: GameInstance;
  readonly startDateTime: Date | null;
  readonly location: string;
  /** Null cancels the move. */
  readonly onChoice: (choice: MoveChoice | null) => void;
}

/** Asks whether to move one week of a recurring game, or all that follow. Shows whom the move reaches. */
export function MoveSheet({ instance, startDateTime, location, onChoice }: MoveSheetProps) {
  const reach = useReach(instance.id, JSON.stringify(instance.counts));
  const { game } = instance;
  const start = startDateTime ?? instance.startDateTime;
  const regularStart = instance.regularStart ?? instance.startDateTime;
  const next = (last: { startDateTime: Date; regularStart: Date | null }, locationSuffix: string) => {
    const at = startAfter(last, game.timeZone, start);
    return `Next game: ${formatInZone(at, game.timeZone, DISPLAY_FORMATS.header)}${locationSuffix}.`;
  };
  const isElsewhere = location !== game.location;
  const moved = { ...instance, startDateTime: start, game: { ...game, location } };
  return (
    <Sheet open onClose={() => onChoice(null)}>
      <SheetTitle>Which games move?</SheetTitle>
      <SheetBody>
        <Stack gap="5">
          <Choice
            label="Just this game"
            text={next({ startDateTime: start, regularStart }, isElsewhere ? ', at the usual location' : '')}
            isOff={reach.status === 'loading'}
            onClick={() => onChoice('this-week')}
          />
          <Choice
            label="This and all future games"
            text={next(
              {
                startDateTime: start,
                regularStart: startDateTime === null ? instance.regularStart : null,
              },
              isElsewhere ? ', at the new location' : '',
            )}
            isOff={reach.status === 'loading'}
            onClick={() => onChoice('all')}
          />
          <ReachNote live={reach} of="move" textForGroup={rescheduledText(moved)} />
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly text: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function Choice({ label, text, isOff, onClick }: ChoiceProps) {
  const textId = useId();
  return (
    <Stack gap="1">
      <Button variant="outline" aria-describedby={textId} disabled={isOff} onClick={onClick}>
        {label}
      </Button>
      <Text id={textId} color="fg.muted" fontSize="sm">
        {text}
      </Text>
    </Stack>
  );
}
