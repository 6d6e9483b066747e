import type { GameInstance, PlayerInstance, Team, TeamMoves } from '@fives/domain';
import { useEffect, useRef } from 'react';
import { saveLineUp, saveReply } from '../../db/player-instances.ts';
import { useActor } from '../../session/session.ts';
import { saveOrToast, toastUndo } from '../../ui/toasts.ts';
import { useFocusFollowsRow } from './player-row.tsx';

export interface LineUpActions {
  readonly move: (person: PlayerInstance, team: Team) => void;
  readonly swap: (one: PlayerInstance, other: PlayerInstance) => void;
  /** Moves several people in one transaction. */
  readonly moveAll: (moves: TeamMoves) => void;
  readonly takeOut: (person: PlayerInstance) => void;
}

/**
 * Moves people between teams and keeps the focus on them. Each move is saved separately, and a refusal shows a toast.
 */
export function useLineUp(instance: GameInstance, people: readonly PlayerInstance[]): LineUpActions {
  const followRow = useFocusFollowsRow(people);
  const actor = useActor();
  const latest = useRef({ instance, people });
  useEffect(() => {
    latest.current = { instance, people };
  });
  const saveMoves = (moves: TeamMoves) => saveLineUp(latest.current, actor, moves);
  const offerUndo = (done: string, movesBack: () => TeamMoves) =>
    toastUndo(done, () => void saveOrToast(saveMoves(movesBack()), "Couldn't undo the move"));
  const save = (moved: readonly PlayerInstance[], write: Promise<void>, done: string, failure: string) => {
    const before = teamsOf(moved);
    followRow(moved[0]?.uid ?? '');
    void saveOrToast(write, failure).then(
      (isSaved) => isSaved && offerUndo(done, () => stillPossible(before, latest.current.people)),
    );
  };
  return {
    move: (person, team) =>
      save(
        [person],
        saveMoves(new Map([[person.uid, team]])),
        `${person.name} moved`,
        `Couldn't move ${person.name}`,
      ),
    swap: (one, other) =>
      save(
        [one, other],
        saveMoves(
          new Map([
            [one.uid, other.team],
            [other.uid, one.team],
          ]),
        ),
        `${one.name} and ${other.name} swapped`,
        `Couldn't swap ${one.name} and ${other.name}`,
      ),
    moveAll: (moves) => void saveOrToast(saveMoves(moves), "Couldn't move the players"),
    takeOut: (person) => {
      followRow(person.uid);
      void saveOrToast(
        saveReply({ instance, uid: person.uid, playerInstance: person }, actor, { status: 'NOT_PLAYING' }),
        `Couldn't mark ${person.name} as not playing`,
      ).then((isSaved) => {
        // A move into a team is a yes that keeps the spot. A yes without a team goes to the end of the queue.
        if (isSaved && person.team !== 'NO_TEAM')
          offerUndo(`${person.name} marked as not playing`, () => teamsOf([person]));
      });
    },
  };
}

function teamsOf(people: readonly PlayerInstance[]): TeamMoves {
  return new Map(people.map(({ uid, team }) => [uid, team]));
}

/** Leaves out people who have said no since, because a move into a team would make it a yes. */
function stillPossible(moves: TeamMoves, people: readonly PlayerInstance[]): TeamMoves {
  const playing = new Set(people.filter(({ status }) => status === 'PLAYING').map(({ uid }) => uid));
  return new Map([...moves].filter(([uid, team]) => team === 'NO_TEAM' || playing.has(uid)));
}
