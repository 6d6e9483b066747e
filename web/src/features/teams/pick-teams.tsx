import { Button, Stack, Text } from '@chakra-ui/react';
import {
  ApiError,
  impossibleText,
  isImpossibleReason,
  reasonText,
  type TeamMoves,
  type Uid,
} from '@fives/domain';
import { useState } from 'react';
import { LuHand, LuScale, LuShuffle, LuSlidersHorizontal } from 'react-icons/lu';
import { callApi } from '../../api/client.ts';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { type FairChoiceSettings, toFairChoice } from './fair/forecast.ts';
import type { TeamsView } from './team-lists.ts';
import { teamsToRestore } from './use-line-up.ts';

interface PickTeamsSheetProps extends Pick<PickTeams, 'picking' | 'pick'> {
  readonly onClose: () => void;
  /** Called if fair teams are requested before the first result. */
  readonly onNoResults: () => void;
  readonly onByHand: () => void;
  readonly onConditions: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function PickTeamsSheet(props: PickTeamsSheetProps) {
  const { picking, pick, onClose, onNoResults, onByHand, onConditions, finalFocus } = props;
  const run = async (method: PickMethod) => {
    const outcome = await pick(method);
    if (outcome === 'picked') onClose();
    if (outcome === 'no-results') onNoResults();
  };
  const button = { size: 'lg', justifyContent: 'flex-start', disabled: picking !== null } as const;
  return (
    <Sheet title="Pick teams" open onClose={onClose} finalFocus={finalFocus}>
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
        <Button {...button} variant="ghost" onClick={onConditions}>
          <LuSlidersHorizontal aria-hidden="true" />
          Ratings and rules
        </Button>
        <Text color="fg.muted" fontSize="sm">
          Fair and random teams include everyone who's in.
        </Text>
      </Stack>
    </Sheet>
  );
}

interface NoResultsSheetProps extends Pick<PickTeamsSheetProps, 'onClose' | 'finalFocus'> {
  readonly onGiveStars: () => void;
}

export function NoResultsSheet({ onClose, onGiveStars, finalFocus }: NoResultsSheetProps) {
  return (
    <Sheet open onClose={onClose} finalFocus={finalFocus}>
      <SheetTitle>Fair teams</SheetTitle>
      <SheetBody>
        <Text fontSize="md">{reasonText({ code: 'NO_RESULTS' })}</Text>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" onClick={onGiveStars}>
          or give stars now
        </Button>
        <Button onClick={onClose}>Got it!</Button>
      </SheetFooter>
    </Sheet>
  );
}

type PickMethod = 'fair' | 'random';
type PickOutcome = 'picked' | 'no-results' | 'failed';

export type PickTeams = ReturnType<typeof usePickTeams>;

/**
 * Returns `pick`, which lets the server pick both teams. `picking` is the running method. `previousTeams` is null before
 * the first pick, or if no one was in a team before the last pick.
 */
export function usePickTeams({ instance, people, nameOf }: TeamsView, settings: FairChoiceSettings) {
  const [picking, setPicking] = useState<PickMethod | null>(null);
  const [previousTeams, setPreviousTeams] = useState<TeamMoves | null>(null);
  const pick = async (method: PickMethod, alternative?: number): Promise<PickOutcome> => {
    setPicking(method);
    try {
      const params = { giId: instance.id };
      if (method === 'random') await callApi('pickRandomTeams', { params });
      else await callApi('pickFairTeams', { params, body: toFairChoice(settings, alternative) });
      setPreviousTeams(teamsToRestore(people));
      toastSuccess('Teams picked');
      return 'picked';
    } catch (error) {
      return handlePickError(error, nameOf);
    } finally {
      setPicking(null);
    }
  };
  return { picking, previousTeams, pick };
}

function handlePickError(error: unknown, nameOf: (uid: Uid) => string): PickOutcome {
  if (error instanceof ApiError && error.reason?.code === 'NO_RESULTS') return 'no-results';
  console.error('Picking teams failed', error);
  toastError(error instanceof ApiError ? messageOf(error, nameOf) : "Couldn't pick teams");
  return 'failed';
}

function messageOf({ reason, message }: ApiError, nameOf: (uid: Uid) => string): string {
  return reason && isImpossibleReason(reason) ? impossibleText(reason, nameOf) : message;
}
