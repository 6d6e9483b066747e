import { Alert, Stack } from '@chakra-ui/react';
import {
  CANCELLED_PROBLEM,
  type GameInstance,
  lineUpProblem,
  type PlayerInstance,
  winnerProblem,
} from '@fives/domain';
import { useRef, useState } from 'react';
import { useNow } from '../../hooks/use-now.ts';
import { PendingNote } from '../../ui/person.tsx';
import { ByHandNote } from './by-hand-note.tsx';
import { FairSection } from './fair/fair-section.tsx';
import { toChoice, useFairWishes } from './fair/fair-wishes.ts';
import { MotmCard } from './motm-card.tsx';
import { ResultPanel } from './result-panel.tsx';
import { SquadLists } from './squad-lists.tsx';
import { areTeamsPicked, teamLooks, toSquads } from './squads.ts';
import { TeamsActions } from './teams-actions.tsx';
import { TeamsDialogs } from './teams-dialogs.tsx';
import { TeamsHeader } from './teams-header.tsx';
import { useFocusOnResult } from './use-focus-on-result.ts';
import { useLineUp } from './use-line-up.ts';
import { usePickTeams } from './use-pick-teams.ts';
import { useShareTeams } from './use-share-teams.ts';
import { useTeamsDialogs } from './use-teams-dialogs.ts';

export interface TeamsBoardProps {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  /** Who looks at it; null for a visitor. */
  readonly uid: string | null;
  /** Whether something shown has not reached the server. */
  readonly isPending: boolean;
}

/** The line-ups of one instance, its result once it is in, and what its organiser can do about both. */
export function TeamsBoard({ instance, people, uid, isPending }: TeamsBoardProps) {
  const now = useNow();
  const { dialog, open, close, closeScore } = useTeamsDialogs();
  const [isByHand, setIsByHand] = useState(false);
  const changeResultRef = useRef<HTMLButtonElement>(null);
  const pickTeamsRef = useRef<HTMLButtonElement>(null);
  const lineUp = useLineUp(instance.id, people);
  const pickTeams = usePickTeams(instance.id);
  const remembered = useFairWishes();

  const squads = toSquads(people, instance.game.numberOfPlayers);
  const share = useShareTeams(instance, squads);
  const looks = teamLooks(instance);
  const isOrganiser = uid === instance.game.orgUid;
  const isCancelled = instance.status === 'CANCELLED';
  const hasResult = instance.winningTeam !== null;
  useFocusOnResult(hasResult, changeResultRef);
  const isPicked = areTeamsPicked(squads);
  const canLineUp = isOrganiser && lineUpProblem(instance) === null;
  const canRecord = isOrganiser && winnerProblem(instance, now) === null;

  const wishes = {
    ...remembered,
    onConditions: () => open({ kind: 'conditions' }),
    isPicking: pickTeams.picking !== null,
    use: (alternative: number) => void pickTeams.pickFair(toChoice(remembered, alternative)),
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
        areTeamsPicked={isPicked}
        pickTeamsRef={pickTeamsRef}
        onPickTeams={canLineUp ? () => open({ kind: 'pick-teams' }) : null}
        onPickWinner={canRecord && !hasResult ? () => open({ kind: 'winner' }) : null}
      />
      {isByHand && canLineUp && <ByHandNote onDone={() => setIsByHand(false)} />}
      <MotmCard awards={instance.motmAwarded} />
      <FairSection {...{ instance, people, uid, squads }} wishes={canLineUp ? wishes : null} />
      <PendingNote isPending={isPending} />
      <SquadLists
        squads={squads}
        looks={looks}
        uid={uid}
        rowActions={
          canLineUp
            ? { looks, onMove: lineUp.move, onOpen: (person) => open({ kind: 'player', uid: person.uid }) }
            : null
        }
        onEditTeam={isOrganiser && !isCancelled ? (side) => open({ kind: 'edit-team', side }) : null}
      />
      <TeamsDialogs
        {...{
          instance,
          people,
          squads,
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
    </Stack>
  );
}

function CancelledNote() {
  return (
    <Alert.Root status="error" borderRadius="2xl">
      <Alert.Indicator />
      <Alert.Title>{CANCELLED_PROBLEM}</Alert.Title>
    </Alert.Root>
  );
}
