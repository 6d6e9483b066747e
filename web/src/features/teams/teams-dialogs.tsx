import {
  type GameInstance,
  lineUpReason,
  NO_SCORE,
  type PlayerInstance,
  type Team,
  type WinningTeam,
  winnerByGoals,
  withWinner,
} from '@fives/domain';
import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openedBy } from '../../lib/opened-at-once.ts';
import { Conditions } from './conditions/conditions-loader.tsx';
import { EditTeamSheet } from './edit-team-sheet.tsx';
import { type FairWishes, toChoice } from './fair/fair-wishes.ts';
import type { usePickTeams } from './pick-teams.tsx';
import { FairTeamsSheet, PickTeamsSheet } from './pick-teams.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import type { Goals } from './score.form.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { missingTeamsWarning, type TeamLists, teamLooks } from './team-lists.ts';
import { type LineUpActions, useRecordResult } from './use-save-teams.ts';
import { WinnerSheet } from './winner-sheet.tsx';

export interface TeamsDialogsProps {
  /** Who looks. */
  readonly uid: string;
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly lists: TeamLists;
  readonly lineUp: LineUpActions;
  readonly pickTeams: ReturnType<typeof usePickTeams>;
  readonly wishes: FairWishes;
  readonly dialog: TeamsDialog;
  readonly open: (dialog: TeamsDialog) => void;
  readonly close: () => void;
  readonly closeScore: () => void;
  readonly onByHand: () => void;
  /** Where the focus goes after a chain of dialogs. */
  readonly pickTeamsRef: RefObject<HTMLButtonElement | null>;
  /** What takes the place of 'Pick winner!' once the result is in. */
  readonly changeResultRef: RefObject<HTMLButtonElement | null>;
}

/** Whichever dialog is open. */
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
      return <FairTeamsSheet onClose={close} finalFocus={finalFocus} />;
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
      return <ResultDialogs {...props} dialog={dialog} />;
  }
}

type ResultDialogsProps = TeamsDialogsProps & {
  readonly dialog: Extract<TeamsDialog, { kind: 'winner' | 'score' }>;
};

/** First the winner, which is saved at once; then the score, for whoever wants to enter it. */
function ResultDialogs(props: ResultDialogsProps) {
  const { instance, lists, dialog, open, close, closeScore, changeResultRef } = props;
  const { saveWinner, saveScore, decline } = useRecordResult(instance);
  const looks = teamLooks(instance);
  const warning = lineUpReason(instance) === null ? missingTeamsWarning(lists) : null;
  const choose = async (winningTeam: WinningTeam) => {
    open({ kind: 'score', winningTeam });
    // Without a winner there is nothing to enter a score for.
    if (!(await saveWinner(winningTeam))) closeScore();
  };
  // Neither is waited for: without a network both are kept, in their order.
  const saveGoals = (goals: Goals) => {
    const winningTeam = winnerByGoals(goals.teamAGoals, goals.teamBGoals);
    void saveWinner(winningTeam);
    void saveScore(winningTeam, { ...NO_SCORE, ...goals });
    close();
  };
  if (dialog.kind === 'winner') {
    return (
      <WinnerSheet
        looks={looks}
        missingTeams={warning}
        onPickTeams={() => open({ kind: 'pick-teams' })}
        onGoals={saveGoals}
        onChoose={(winningTeam) => void choose(winningTeam)}
        onClose={close}
      />
    );
  }
  return (
    <ScoreSheet
      winningTeam={dialog.winningTeam}
      score={withWinner(instance, dialog.winningTeam)}
      looks={looks}
      onSave={(score) => void saveScore(dialog.winningTeam, score)}
      onDecline={() => void decline(dialog.winningTeam)}
      onClose={close}
      finalFocus={() => changeResultRef.current}
    />
  );
}

/** The one dialog of the teams screen that is open. */
type TeamsDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'pick-teams' }
  | { readonly kind: 'fair-teams' }
  | { readonly kind: 'conditions' }
  | { readonly kind: 'player'; readonly uid: string }
  | { readonly kind: 'edit-team'; readonly team: Team }
  | { readonly kind: 'winner' }
  | { readonly kind: 'score'; readonly winningTeam: WinningTeam };

const NONE: TeamsDialog = { kind: 'none' };

/** Which dialog is open. Opening one closes another. */
export function useTeamsDialogs() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = openedBy(state);
  const [dialog, setDialog] = useState<TeamsDialog>(asked === null ? NONE : { kind: asked });
  // Once only: who reloads or comes back has done with it.
  useEffect(() => {
    if (asked !== null) void navigate('.', { replace: true, state: null, preventScrollReset: true });
  }, [asked, navigate]);
  return {
    dialog,
    open: setDialog,
    close: () => setDialog(NONE),
    /** Closes the score's dialog, and no other that may have been opened since. */
    closeScore: () => setDialog((current) => (current.kind === 'score' ? NONE : current)),
  };
}
