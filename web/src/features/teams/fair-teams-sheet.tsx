import { Button, Text } from '@chakra-ui/react';
import { FAIR_TEAMS_PROBLEM } from '@fives/domain';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';

export interface FairTeamsSheetProps {
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** Why there are no fair teams yet. */
export function FairTeamsSheet({ onClose, finalFocus }: FairTeamsSheetProps) {
  return (
    <Sheet open onClose={onClose} finalFocus={finalFocus}>
      <SheetTitle>Fair teams</SheetTitle>
      <SheetBody>
        <Text fontSize="md">{FAIR_TEAMS_PROBLEM}</Text>
      </SheetBody>
      <SheetFooter>
        <Button onClick={onClose}>Got it!</Button>
      </SheetFooter>
    </Sheet>
  );
}
