import { Alert, Stack } from '@chakra-ui/react';
import {
  actionsOf,
  type GameInstance,
  lineUpReason,
  notUpcomingReason,
  type PlayerInstance,
  reasonText,
  type Uid,
  winnerReason,
} from '@fives/domain';
import { useRef, useState } from 'react';
import { useNow } from '../../hooks/use-now.ts';
import { PendingNote } from '../../ui/person.tsx';
import { FairSection } from './fair/fair-section.tsx';
import { toChoice, useFairSettings } from './fair/fair-settings.ts';
import { NotifyTeams } from './notify-teams.tsx';
import { usePickTeams } from './pick-teams.tsx';
import { MotmCard } from './result/motm-card.tsx';
import { ResultPanel, useFocusOnResult } from './result/result-panel.tsx';
import { shareTeams } from './share-teams.ts';
import { isAnyoneInTeam, teamLooks, toTeamLists } from './team-lists.ts';
import { TeamPanels } from './team-panels.tsx';
import { TeamsDialogs, useTeamsDialogs } from './teams-dialogs.tsx';
import { ByHandNote, TeamsActions, TeamsHeader } from './teams-header.tsx';
import { movesBack, UndoPick } from './undo-pick.tsx';
import { useLineUp } from './use-line-up.ts';

export interface TeamsBoardProps {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  /** Null for a visitor. */
  readonly uid: Uid | null;
  readonly isPending: boolean;
}

export function TeamsBoard({ instance, people, uid, isPending }: TeamsBoardProps) {
  const now = useNow();
  const { dialog, open, close, closeScore } = useTeamsDialogs();
  const [isByHand, setIsByHand] = useState(false);
  const changeResultRef = useRef<HTMLButtonElement>(null);
  const pickTeamsRef = useRef<HTMLButtonElement>(null);
  const lineUp = useLineUp(instance, people);
  const pickTeams = usePickTeams(instance.id, people);
  const remembered = useFairSettings();

  const lists = toTeamLists(people, instance);
  const { text, share } = shareTeams(instance, people);
  const looks = teamLooks(instance);
  const may = actionsOf(uid, instance.game);
  const isCancelled = instance.status === 'CANCELLED';
  const hasResult = instance.winningTeam !== null;
  useFocusOnResult(hasResult, changeResultRef);
  const isPicked = isAnyoneInTeam(lists);
  const canLineUp = may.has('editLineUp') && lineUpReason(instance) === null;
  const canRecord = may.has('recordResult') && winnerReason(instance, now) === null;

  const wishes = {
    ...remembered,
    onConditions: () => open({ kind: 'conditions' }),
    isPicking: pickTeams.picking !== null,
    use: (alternative: number) => void pickTeams.pickFair(toChoice(remembered, alternative)),
  };
  const fair = { instance, people, uid, lists };
  const back = movesBack(pickTeams.before, people);
  const undo = () => {
    lineUp.moveAll(back);
    pickTeamsRef.current?.focus();
  };
  const pickByHand = () => {
    setIsByHand(true);
    close();
  };

  return (
    <Stack gap="4">
      <TeamsHeader instance={instance} onShare={isPicked || hasResult ? share : null}>
        {hasResult && (
          <ResultPanel
            instance={instance}
            changeRef={changeResultRef}
            onChange={canRecord ? () => open({ kind: 'winner' }) : null}
          />
        )}
      </TeamsHeader>
      {isCancelled && <CancelledNote />}
      <TeamsActions
        isPicked={isPicked}
        pickTeamsRef={pickTeamsRef}
        onPickTeams={canLineUp ? () => open({ kind: 'pick-teams' }) : null}
        onPickWinner={canRecord && !hasResult ? () => open({ kind: 'winner' }) : null}
      />
      {canLineUp && back.size > 0 && <UndoPick onUndo={undo} />}
      {isByHand && canLineUp && <ByHandNote onDone={() => setIsByHand(false)} />}
      <MotmCard awards={instance.motmAwarded} points={instance.game.points.motm} />
      <FairSection {...fair} wishes={canLineUp ? wishes : null} />
      <TeamPanels
        lists={lists}
        looks={looks}
        uid={uid}
        rowActions={
          canLineUp
            ? { looks, onMove: lineUp.move, onOpen: (person) => open({ kind: 'player', uid: person.uid }) }
            : null
        }
        onEditTeam={
          may.has('editInstance') && !isCancelled ? (team) => open({ kind: 'edit-team', team }) : null
        }
      >
        {canLineUp && notUpcomingReason(instance, now) === null && (
          <NotifyTeams instance={instance} people={people} textForGroup={text} />
        )}
        <PendingNote isPending={isPending} />
      </TeamPanels>
      {uid !== null && (
        <TeamsDialogs
          {...{
            uid,
            instance,
            people,
            lists,
            lineUp,
            pickTeams,
            wishes,
            dialog,
            open,
            close,
            closeScore,
            changeResultRef,
            pickTeamsRef,
          }}
          onByHand={pickByHand}
        />
      )}
    </Stack>
  );
}

function CancelledNote() {
  return (
    <Alert.Root status="error" borderRadius="2xl">
      <Alert.Indicator />
      <Alert.Title>{reasonText({ code: 'CANCELLED' })}</Alert.Title>
    </Alert.Root>
  );
}
