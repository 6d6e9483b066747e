import { Button, Stack, Text } from '@chakra-ui/react';
import {
  ApiError,
  type FairChoice,
  type GiId,
  impossibleText,
  isImpossibleReason,
  type PlayerInstance,
  reasonText,
  type Uid,
} from '@fives/domain';
import { useState } from 'react';
import { LuHand, LuScale, LuShuffle, LuSlidersHorizontal } from 'react-icons/lu';
import { callApi } from '../../api/client.ts';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { namesOf } from './team-lists.ts';
import { type TeamsBefore, teamsBefore } from './undo-pick.tsx';

export interface PickTeamsSheetProps {
  readonly picking: PickMethod | null;
  readonly onPick: (method: PickMethod) => Promise<PickEnd>;
  readonly onClose: () => void;
  /** Called if fair teams are requested before the first result. */
  readonly onNoResults: () => void;
  readonly onByHand: () => void;
  readonly onConditions: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function PickTeamsSheet(props: PickTeamsSheetProps) {
  const { picking, onPick, onClose, onNoResults, onByHand, onConditions, finalFocus } = props;
  const run = async (method: PickMethod) => {
    const outcome = await onPick(method);
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
          <Button {...button} variant="ghost" onClick={onConditions}>
            <LuSlidersHorizontal aria-hidden="true" />
            Ratings and rules
          </Button>
          <Text color="fg.muted" fontSize="sm">
            Fair and random teams include everyone who's in.
          </Text>
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

interface FairTeamsSheetProps {
  readonly onClose: () => void;
  readonly onGiveStars: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function FairTeamsSheet({ onClose, onGiveStars, finalFocus }: FairTeamsSheetProps) {
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

export type PickMethod = 'fair' | 'random';

export type PickEnd = 'picked' | 'no-results' | 'failed';

/**
 * Lets the server pick both teams. `picking` is the running method, `before` the previous teams. A refusal shows a
 * toast with names.
 */
export function usePickTeams(giId: GiId, people: readonly PlayerInstance[]) {
  const [picking, setPicking] = useState<PickMethod | null>(null);
  const [before, setBefore] = useState<TeamsBefore | null>(null);
  const run = async (method: PickMethod, call: () => Promise<unknown>): Promise<PickEnd> => {
    setPicking(method);
    try {
      await call();
      setBefore(teamsBefore(people));
      toastSuccess('Teams picked');
      return 'picked';
    } catch (error) {
      return refused(error, namesOf(people));
    } finally {
      setPicking(null);
    }
  };
  const params = { giId };
  return {
    picking,
    before,
    pickFair: (body: FairChoice) => run('fair', () => callApi('pickFairTeams', { params, body })),
    pickRandom: () => run('random', () => callApi('pickRandomTeams', { params })),
  };
}

function refused(error: unknown, nameOf: (uid: Uid) => string): PickEnd {
  if (error instanceof ApiError && error.reason?.code === 'NO_RESULTS') return 'no-results';
  console.error('Picking teams failed', error);
  toastError(error instanceof ApiError ? messageOf(error, nameOf) : "Couldn't pick teams");
  return 'failed';
}

function messageOf({ reason, message }: ApiError, nameOf: (uid: Uid) => string): string {
  return reason && isImpossibleReason(reason) ? impossibleText(reason, nameOf) : message;
}
