import type { GameInstance, PlayerInstance, Team, Uid, WinningTeam } from '@fives/domain';
import { type RefObject, useState } from 'react';
import { useLinkedDialog } from '../../hooks/use-linked-dialog.ts';
import { Conditions } from './conditions/conditions-loader.tsx';
import { EditTeamSheet } from './edit-team-sheet.tsx';
import { type FairSettings, toChoice } from './fair/fair-settings.ts';
import { FairTeamsSheet, PickTeamsSheet, type usePickTeams } from './pick-teams.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import { RecordResult } from './result/record-result.tsx';
import type { TeamLists } from './team-lists.ts';
import type { LineUpActions } from './use-line-up.ts';

export interface TeamsDialogsProps {
  readonly uid: Uid;
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly lists: TeamLists;
  readonly lineUp: LineUpActions;
  readonly pickTeams: ReturnType<typeof usePickTeams>;
  readonly wishes: FairSettings;
  readonly dialog: TeamsDialog;
  readonly open: (dialog: TeamsDialog) => void;
  readonly close: () => void;
  readonly closeScore: () => void;
  readonly onByHand: () => void;
  readonly pickTeamsRef: RefObject<HTMLButtonElement | null>;
  readonly changeResultRef: RefObject<HTMLButtonElement | null>;
}

export function TeamsDialogs(props: TeamsDialogsProps) {
  const { uid, instance, people, lists, lineUp, pickTeams, wishes, dialog, open, close, onByHand } = props;
  const finalFocus = () => props.pickTeamsRef.current;
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'pick-teams':
      return (
        <PickTeamsSheet
          picking={pickTeams.picking}
          onPick={(method) =>
            method === 'fair' ? pickTeams.pickFair(toChoice(wishes)) : pickTeams.pickRandom()
          }
          onClose={close}
          onNoResults={() => open({ kind: 'fair-teams' })}
          onByHand={onByHand}
          onConditions={wishes.onConditions}
          finalFocus={finalFocus}
        />
      );
    case 'fair-teams':
      return <FairTeamsSheet onClose={close} onGiveStars={wishes.onConditions} finalFocus={finalFocus} />;
    case 'conditions':
      return <Conditions {...{ uid, instance, people, wishes, finalFocus }} onClose={close} />;
    case 'player': {
      const person = people.find((each) => each.uid === dialog.uid);
      return person ? (
        <PlayerSheet {...{ uid, instance, people, lists, person, lineUp }} onClose={close} />
      ) : null;
    }
    case 'edit-team':
      return <EditTeamSheet instance={instance} team={dialog.team} onClose={close} />;
    case 'winner':
    case 'score':
      return (
        <RecordResult
          {...{ instance, lists }}
          winningTeam={dialog.kind === 'score' ? dialog.winningTeam : null}
          onScore={(winningTeam) => open({ kind: 'score', winningTeam })}
          onPickTeams={() => open({ kind: 'pick-teams' })}
          onClose={close}
          onCloseScore={props.closeScore}
          finalFocus={() => props.changeResultRef.current}
        />
      );
  }
}

type TeamsDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'pick-teams' }
  | { readonly kind: 'fair-teams' }
  | { readonly kind: 'conditions' }
  | { readonly kind: 'player'; readonly uid: Uid }
  | { readonly kind: 'edit-team'; readonly team: Team }
  | { readonly kind: 'winner' }
  | { readonly kind: 'score'; readonly winningTeam: WinningTeam };

const NONE: TeamsDialog = { kind: 'none' };
const OPENED_AT_ONCE = ['winner', 'pick-teams'] as const;

export function useTeamsDialogs() {
  const asked = useLinkedDialog(OPENED_AT_ONCE);
  const [dialog, setDialog] = useState<TeamsDialog>(asked === null ? NONE : { kind: asked });
  return {
    dialog,
    open: setDialog,
    close: () => setDialog(NONE),
    /** Closes only the score dialog, because another dialog may have opened since. */
    closeScore: () => setDialog((current) => (current.kind === 'score' ? NONE : current)),
  };
}
