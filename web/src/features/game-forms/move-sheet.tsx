import { Button, Stack, Text } from '@chakra-ui/react';
import {
  DISPLAY_FORMATS,
  formatInZone,
  type GameInstance,
  startAfter,
  type UpdateGameValues,
} from '@fives/domain';
import { useId } from 'react';
import { useReach } from '../../shared/reach/reach.ts';
import { ReachNote } from '../../shared/reach/reach-note.tsx';
import { Sheet } from '../../ui/sheet.tsx';

export type MoveChoice = 'this-week' | 'all';

interface MoveReachProps {
  readonly instance: GameInstance;
  readonly textForGroup: string;
}

export function MoveReach({ instance, textForGroup }: MoveReachProps) {
  const live = useReach(instance.id, JSON.stringify(instance.counts));
  return <ReachNote live={live} of="move" textForGroup={textForGroup} />;
}

interface MoveSheetProps extends MoveReachProps {
  readonly values: Pick<UpdateGameValues, 'startDateTime' | 'location'>;
  /** Called with null if the organiser closes the sheet. */
  readonly onChoice: (choice: MoveChoice | null) => void;
}

export function MoveSheet({ instance, values, textForGroup, onChoice }: MoveSheetProps) {
  const reach = useReach(instance.id, JSON.stringify(instance.counts));
  const { game } = instance;
  const start = values.startDateTime ?? instance.startDateTime;
  const isLocationChanged = values.location !== game.location;
  const nextGameText = (regularStart: Date | null, locationSuffix: string) => {
    const nextStart = startAfter({ startDateTime: start, regularStart }, game.timeZone, start);
    const day = formatInZone(nextStart, game.timeZone, DISPLAY_FORMATS.header);
    return `Next game: ${day}${isLocationChanged ? locationSuffix : ''}.`;
  };
  return (
    <Sheet title="Which games move?" open onClose={() => onChoice(null)}>
      <Stack gap="5">
        <Choice
          label="Just this game"
          text={nextGameText(instance.regularStart ?? instance.startDateTime, ', at the usual location')}
          isDisabled={reach.status === 'loading'}
          onClick={() => onChoice('this-week')}
        />
        <Choice
          label="This and all future games"
          text={nextGameText(
            values.startDateTime === null ? instance.regularStart : null,
            ', at the new location',
          )}
          isDisabled={reach.status === 'loading'}
          onClick={() => onChoice('all')}
        />
        <ReachNote live={reach} of="move" textForGroup={textForGroup} />
      </Stack>
    </Sheet>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly text: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function Choice({ label, text, isDisabled, onClick }: ChoiceProps) {
  const textId = useId();
  return (
    <Stack gap="1">
      <Button variant="outline" aria-describedby={textId} disabled={isDisabled} onClick={onClick}>
        {label}
      </Button>
      <Text id={textId} color="fg.muted" fontSize="sm">
        {text}
      </Text>
    </Stack>
  );
}
