import { Button, Icon, Stack, Text } from '@chakra-ui/react';
import { type PlayerInstance, TEAMS, type Team, type Uid, type WinningTeam } from '@fives/domain';
import { type RefObject, Suspense, useState } from 'react';
import { LuUserX } from 'react-icons/lu';
import { useLinkedDialog } from '../../hooks/use-linked-dialog.ts';
import { lazyOptionalPart } from '../../lib/lazy-part.tsx';
import { BibIcon } from '../../shared/game/game-parts.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toastError } from '../../ui/toasts.ts';
import { EditTeamSheet } from './edit-team-sheet.tsx';
import type { FairSettings } from './fair/forecast.ts';
import { NoResultsSheet, type PickTeams, PickTeamsSheet } from './pick-teams.tsx';
import { HalfTimeSheet } from './result/half-time.tsx';
import { RecordResult } from './result/record-result.tsx';
import type { TeamsView } from './team-lists.ts';
import type { LineUpActions } from './use-line-up.ts';

// Loads the code for fair teams only for viewers who can swap players.
const SwapList = lazyOptionalPart(async () => (await import('./fair/swap-list.tsx')).SwapList);

interface PlayerSheetProps {
  readonly view: TeamsView;
  readonly uid: Uid;
  readonly person: PlayerInstance;
  readonly lineUp: LineUpActions;
  readonly onClose: () => void;
}

function PlayerSheet({ view, uid, person, lineUp, onClose }: PlayerSheetProps) {
  const { looks } = view;
  const otherTeams = TEAMS.filter((team) => team !== person.team);
  const [otherTeam] = otherTeams;
  const choose = (change: () => void) => {
    change();
    onClose();
  };
  return (
    <Sheet title={<bdi>{person.name}</bdi>} open onClose={onClose}>
      <Stack gap="3">
        {otherTeams.map((team) => (
          <Button
            key={team}
            size="lg"
            h="auto"
            minH="12"
            py="1.5"
            variant="outline"
            justifyContent="flex-start"
            onClick={() => choose(() => lineUp.move(person, team))}
          >
            <BibIcon colour={looks[team].colour} />
            <Text as="span" whiteSpace="normal" overflowWrap="anywhere" textAlign="start" minW="0">
              Move to <bdi>{looks[team].name}</bdi>
            </Text>
          </Button>
        ))}
        {person.status !== 'NOT_PLAYING' && (
          <Button
            size="lg"
            variant="outline"
            justifyContent="flex-start"
            onClick={() => choose(() => lineUp.markNotPlaying(person))}
          >
            <Icon boxSize="6" mx="0.5">
              <LuUserX aria-hidden="true" />
            </Icon>
            {person.team === 'NO_TEAM' ? 'Not playing' : 'Mark as not playing'}
          </Button>
        )}
        {person.team !== 'NO_TEAM' && otherTeam && (
          <Suspense fallback={null}>
            <SwapList
              {...{ view, uid, person }}
              otherTeam={otherTeam}
              onSwap={(partner) => choose(() => lineUp.swap(person, partner))}
            />
          </Suspense>
        )}
      </Stack>
    </Sheet>
  );
}

const ConditionsSheet = lazyOptionalPart(
  async () => (await import('./conditions/conditions-sheet.tsx')).ConditionsSheet,
  () => toastError("Couldn't load your ratings and rules. Try again when you're online."),
);

interface TeamsDialogsProps {
  readonly view: TeamsView;
  readonly uid: Uid;
  readonly lineUp: LineUpActions;
  readonly pickTeams: PickTeams;
  readonly fairSettings: FairSettings;
  readonly dialogs: ReturnType<typeof useTeamsDialogs>;
  readonly onByHand: () => void;
  readonly pickTeamsRef: RefObject<HTMLButtonElement | null>;
  readonly changeResultRef: RefObject<HTMLButtonElement | null>;
}

export function TeamsDialogs(props: TeamsDialogsProps) {
  const { view, uid, lineUp, pickTeams, fairSettings, onByHand } = props;
  const { dialog, open, close, closeScore } = props.dialogs;
  const finalFocus = () => props.pickTeamsRef.current;
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'pick-teams':
      return (
        <PickTeamsSheet
          {...pickTeams}
          onClose={close}
          onNoResults={() => open({ kind: 'no-results' })}
          onByHand={onByHand}
          onConditions={fairSettings.onConditions}
          finalFocus={finalFocus}
        />
      );
    case 'no-results':
      return (
        <NoResultsSheet onClose={close} onGiveStars={fairSettings.onConditions} finalFocus={finalFocus} />
      );
    case 'conditions':
      return (
        <Suspense fallback={null}>
          <ConditionsSheet {...{ view, uid, fairSettings, finalFocus }} onClose={close} />
        </Suspense>
      );
    case 'player': {
      const person = view.people.find((each) => each.uid === dialog.uid);
      return person ? <PlayerSheet {...{ view, uid, person, lineUp }} onClose={close} /> : null;
    }
    case 'edit-team':
      return <EditTeamSheet view={view} team={dialog.team} onClose={close} />;
    case 'half-time':
      return <HalfTimeSheet view={view} onClose={close} />;
    case 'winner':
    case 'score':
      return (
        <RecordResult
          view={view}
          winningTeam={dialog.kind === 'score' ? dialog.winningTeam : null}
          onScore={(winningTeam) => open({ kind: 'score', winningTeam })}
          onPickTeams={() => open({ kind: 'pick-teams' })}
          onClose={close}
          onCloseScore={closeScore}
          finalFocus={() => props.changeResultRef.current}
        />
      );
  }
}

type TeamsDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'pick-teams' }
  | { readonly kind: 'no-results' }
  | { readonly kind: 'conditions' }
  | { readonly kind: 'player'; readonly uid: Uid }
  | { readonly kind: 'edit-team'; readonly team: Team }
  | { readonly kind: 'half-time' }
  | { readonly kind: 'winner' }
  | { readonly kind: 'score'; readonly winningTeam: WinningTeam };

const NONE: TeamsDialog = { kind: 'none' };
const LINKED_DIALOGS = ['winner', 'half-time', 'pick-teams'] as const;

export function useTeamsDialogs() {
  const linked = useLinkedDialog(LINKED_DIALOGS);
  const [dialog, setDialog] = useState<TeamsDialog>(linked === null ? NONE : { kind: linked });
  return {
    dialog,
    open: setDialog,
    close: () => setDialog(NONE),
    /** Closes only the score dialog, because another dialog may have opened since. */
    closeScore: () => setDialog((current) => (current.kind === 'score' ? NONE : current)),
  };
}
