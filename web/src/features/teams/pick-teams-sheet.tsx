import { Button, Stack, Text } from '@chakra-ui/react';
import { LuHand, LuScale, LuShuffle } from 'react-icons/lu';
import { Sheet, SheetBody, SheetTitle } from '../../components/ui/sheet.tsx';
import { type PickMethod, usePickTeams } from './use-pick-teams.ts';

export interface PickTeamsSheetProps {
  readonly giId: string;
  readonly onClose: () => void;
  /** Fair teams were asked for before there are results to judge by. */
  readonly onNoResults: () => void;
  readonly onByHand: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** Three ways to two teams: by past results, by chance, by hand. */
export function PickTeamsSheet(props: PickTeamsSheetProps) {
  const { giId, onClose, onNoResults, onByHand, finalFocus } = props;
  const { picking, pick } = usePickTeams(giId);
  const run = async (method: PickMethod) => {
    const outcome = await pick(method);
    if (outcome === 'picked') onClose();
    if (outcome === 'no-results') onNoResults();
  };
  const button = { size: 'lg', justifyContent: 'flex-start', disabled: picking !== null } as const;
  return (
    <Sheet open onClose={onClose} finalFocus={finalFocus}>
      <SheetTitle>Pick teams</SheetTitle>
      <SheetBody>
        <Stack gap="3">
          <Button {...button} loading={picking === 'fair'} onClick={() => void run('fair')}>
            <LuScale aria-hidden="true" />
            Pick fair teams
          </Button>
          <Button
            {...button}
            variant="outline"
            loading={picking === 'random'}
            onClick={() => void run('random')}
          >
            <LuShuffle aria-hidden="true" />
            Pick random teams
          </Button>
          <Button {...button} variant="outline" onClick={onByHand}>
            <LuHand aria-hidden="true" />
            Pick by hand
          </Button>
          <Text color="fg.muted" fontSize="sm">
            Fair and random picks deal out everybody who has a place. Afterwards you can still move players
            one by one: tap a name, or the bib beside it.
          </Text>
        </Stack>
      </SheetBody>
    </Sheet>
  );
}
