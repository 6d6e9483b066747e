import { Alert, Skeleton, Stack } from '@chakra-ui/react';
import {
  actionsOf,
  DRAFT_TEXT,
  draftOf,
  type GameInstance,
  halfTimeText,
  hasSameTeams,
  isMember,
  lineUpChanges,
  lineUpChangesText,
  lineUpOf,
  lineUpReason,
  notUpcomingReason,
  offReason,
  type PlayerInstance,
  reasonText,
  type Uid,
  winnerReason,
} from '@fives/domain';
import { Suspense, useRef, useState } from 'react';
import { useNow } from '../../hooks/use-environment.ts';
import { lazyOptionalPart, lazyPart } from '../../lib/lazy-part.tsx';
import { MessagePanel } from '../../ui/messages.tsx';
import { PendingNote } from '../../ui/person.tsx';
import { type FairSettings, useFairSettings } from './fair/forecast.ts';
import { NotifyTeams } from './notify-teams.tsx';
import { usePickTeams } from './pick-teams.tsx';
import type { RepairCardProps, RepairCause } from './repair/repair-card.tsx';
import { HalfTimePanel } from './result/half-time.tsx';
import { MotmCard, ResultPanel, useFocusOnResult } from './result/result-panel.tsx';
import { isAnyoneInTeam, type TeamsView, toTeamsView } from './team-lists.ts';
import { TeamPanels } from './team-panels.tsx';
import { TeamsDialogs, useTeamsDialogs } from './teams-dialogs.tsx';
import { ByHandNote, TeamsActions, TeamsHeader, UndoPick } from './teams-header.tsx';
import { movesToUndo, useLineUp } from './use-line-up.ts';

// The code for fair teams loads after the line-ups, which most viewers need first.
const FairPanel = lazyOptionalPart(async () => (await import('./fair/fair-panel.tsx')).FairPanel);

interface FairSectionProps {
  readonly view: TeamsView;
  readonly uid: Uid | null;
  readonly fairSettings: FairSettings | null;
}

function FairSection({ view, uid, fairSettings }: FairSectionProps) {
  const { instance, lists } = view;
  const arePicked = lists.TEAM_A.length > 0 && lists.TEAM_B.length > 0;
  if (!arePicked || uid === null || !isMember({ ...instance.game, memberUids: instance.memberUids }, uid))
    return null;
  // Has the height of the panel, so that the teams below do not move.
  const skeleton = <Skeleton height="calc({sizes.12} + 2px)" borderRadius="2xl" />;
  return (
    <Suspense fallback={skeleton}>
      <FairPanel view={view} uid={uid} fairSettings={fairSettings} skeleton={skeleton} />
    </Suspense>
  );
}

// Loads the code for fair teams only if someone joined or left, or at half-time.
const RepairCard = lazyOptionalPart(async () => (await import('./repair/repair-card.tsx')).RepairCard);

function RepairSection(props: Omit<RepairCardProps, 'cause' | 'skeleton'>) {
  const cause = causeOf(props.view);
  if (cause === null) return null;
  const skeleton = <Skeleton height="56" borderRadius="2xl" />;
  return (
    <Suspense fallback={skeleton}>
      <RepairCard {...props} cause={cause} skeleton={skeleton} />
    </Suspense>
  );
}

function causeOf({ instance, people }: TeamsView): RepairCause | null {
  const changes = lineUpChanges(people, instance);
  if (changes !== null) return { text: lineUpChangesText(changes), isHalfTime: false };
  const { firstHalf } = instance;
  if (firstHalf === null || !hasSameTeams(lineUpOf(people), firstHalf)) return null;
  return { text: `${halfTimeText(firstHalf)}.`, isHalfTime: true };
}

const ShareTeamsSheet = lazyPart(async () => (await import('./share-teams-sheet.tsx')).ShareTeamsSheet);

interface TeamsBoardProps {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  /** Null for a visitor. */
  readonly uid: Uid | null;
  readonly isPending: boolean;
}

export function TeamsBoard({ instance, people, uid, isPending }: TeamsBoardProps) {
  const now = useNow();
  const dialogs = useTeamsDialogs();
  const { open, close } = dialogs;
  const [isByHand, setIsByHand] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const changeResultRef = useRef<HTMLButtonElement>(null);
  const pickTeamsRef = useRef<HTMLButtonElement>(null);
  const view = toTeamsView(instance, people);
  const lineUp = useLineUp(view);
  const choiceSettings = useFairSettings();
  const pickTeams = usePickTeams(view, choiceSettings);

  const may = actionsOf(uid, instance.game);
  const offText = reasonText(offReason(instance));
  const draft = draftOf(instance, may.has('editLineUp'), now);
  const hasResult = instance.winningTeam !== null;
  useFocusOnResult(hasResult, changeResultRef);
  const isPicked = isAnyoneInTeam(view.lists);
  const areBothTeamsPicked = view.lists.TEAM_A.length > 0 && view.lists.TEAM_B.length > 0;
  const canLineUp = may.has('editLineUp') && lineUpReason(instance) === null;
  const canRecord = may.has('recordResult') && winnerReason(instance, now) === null;

  const canShare = hasResult || (isPicked && draft !== 'hidden');
  const fairSettings = {
    ...choiceSettings,
    onConditions: () => open({ kind: 'conditions' }),
    isPicking: pickTeams.picking !== null,
    pickAlternative: (alternative: number) => void pickTeams.pick('fair', alternative),
  };
  const undoMoves = movesToUndo(pickTeams.previousTeams, people);
  const undoPick = () => {
    lineUp.moveAll(undoMoves);
    pickTeamsRef.current?.focus();
  };
  const pickByHand = () => {
    setIsByHand(true);
    close();
  };
  const openPlayer = (person: PlayerInstance) => open({ kind: 'player', uid: person.uid });

  return (
    <Stack gap="4">
      <TeamsHeader instance={instance} now={now} onShare={canShare ? () => setSharing(true) : null}>
        {hasResult && (
          <ResultPanel
            instance={instance}
            changeRef={changeResultRef}
            onChange={canRecord ? () => open({ kind: 'winner' }) : null}
          />
        )}
        <HalfTimePanel
          view={view}
          onChange={canRecord && !hasResult && areBothTeamsPicked ? () => open({ kind: 'half-time' }) : null}
        />
      </TeamsHeader>
      {offText !== null && (
        <Alert.Root status="error" borderRadius="2xl">
          <Alert.Indicator />
          <Alert.Title>{offText}</Alert.Title>
        </Alert.Root>
      )}
      <TeamsActions
        isPicked={isPicked}
        pickTeamsRef={pickTeamsRef}
        onPickTeams={canLineUp ? () => open({ kind: 'pick-teams' }) : null}
        onPickWinner={canRecord && !hasResult ? () => open({ kind: 'winner' }) : null}
      />
      {canLineUp && undoMoves.size > 0 && <UndoPick onUndo={undoPick} />}
      {isByHand && canLineUp && <ByHandNote onDone={() => setIsByHand(false)} />}
      {offText === null && <MotmCard awards={instance.motmAwarded} points={instance.game.points.motm} />}
      {canLineUp && uid !== null && !isByHand && (
        <RepairSection {...{ view, uid, fairSettings }} onApply={lineUp.repair} />
      )}
      {draft === 'hidden' ? (
        <MessagePanel
          title={DRAFT_TEXT.hidden}
          text="You'll see them here when an organiser tells the players."
        />
      ) : (
        <>
          <FairSection view={view} uid={uid} fairSettings={canLineUp ? fairSettings : null} />
          <TeamPanels
            view={view}
            uid={uid}
            rowActions={canLineUp ? { looks: view.looks, onMove: lineUp.move, onOpen: openPlayer } : null}
            onEditTeam={
              may.has('editInstance') && offText === null ? (team) => open({ kind: 'edit-team', team }) : null
            }
          >
            {canLineUp && notUpcomingReason(instance, now) === null && (
              <NotifyTeams instance={instance} people={people} now={now} />
            )}
            <PendingNote isPending={isPending} />
          </TeamPanels>
        </>
      )}
      {isSharing && (
        <ShareTeamsSheet
          view={{ instance, people, draft, viewer: { uid }, now }}
          onClose={() => setSharing(false)}
        />
      )}
      {uid !== null && (
        <TeamsDialogs
          {...{ view, uid, lineUp, pickTeams, fairSettings, dialogs, changeResultRef, pickTeamsRef }}
          onByHand={pickByHand}
        />
      )}
    </Stack>
  );
}
