import type { PlayerInstance, Team, TeamMoves } from '@fives/domain';
import { useEffect, useRef } from 'react';
import { saveLineUp, saveReply } from '../../db/player-instances.ts';
import { useActor } from '../../session/session.ts';
import { saveOrToast, toastUndo } from '../../ui/toasts.ts';
import type { TeamsView } from './team-lists.ts';
import { useFocusAfterMove } from './team-panels.tsx';

export type LineUpActions = ReturnType<typeof useLineUp>;

/** Returns functions that save changes of the line-up. The moved row gets the focus. A failure shows a toast. */
export function useLineUp({ instance, people }: TeamsView) {
  const focusAfterMove = useFocusAfterMove(people);
  const actor = useActor();
  const latest = useRef({ instance, people });
  useEffect(() => {
    latest.current = { instance, people };
  });
  const saveMoves = (moves: TeamMoves) => saveLineUp(latest.current, actor, moves);
  const offerUndo = (done: string, undoMoves: () => TeamMoves) =>
    toastUndo(done, () => void saveOrToast(saveMoves(undoMoves()), "Couldn't undo the move"));
  const save = (moved: readonly PlayerInstance[], moves: TeamMoves, done: string, failure: string) => {
    const before = teamsOf(moved);
    focusAfterMove(moved[0]?.uid ?? '');
    void saveOrToast(saveMoves(moves), failure).then(
      (isSaved) => isSaved && offerUndo(done, () => withoutDropOuts(before, latest.current.people)),
    );
  };
  return {
    move: (person: PlayerInstance, team: Team) =>
      save([person], new Map([[person.uid, team]]), `${person.name} moved`, `Couldn't move ${person.name}`),
    swap: (one: PlayerInstance, other: PlayerInstance) =>
      save(
        [one, other],
        new Map([
          [one.uid, other.team],
          [other.uid, one.team],
        ]),
        `${one.name} and ${other.name} swapped`,
        `Couldn't swap ${one.name} and ${other.name}`,
      ),
    repair: (moves: TeamMoves) =>
      save(
        people.filter(({ uid }) => moves.has(uid)),
        moves,
        'Teams changed',
        "Couldn't change the teams",
      ),
    /** Has no undo toast. */
    moveAll: (moves: TeamMoves) => void saveOrToast(saveMoves(moves), "Couldn't move the players"),
    markNotPlaying: (person: PlayerInstance) => {
      focusAfterMove(person.uid);
      void saveOrToast(
        saveReply({ instance, uid: person.uid, playerInstance: person }, actor, { status: 'NOT_PLAYING' }),
        `Couldn't mark ${person.name} as not playing`,
      ).then((isSaved) => {
        // A move into a team gives the spot back. Without a team, a new yes would join the end of the queue.
        if (isSaved && person.team !== 'NO_TEAM')
          offerUndo(`${person.name} marked as not playing`, () => teamsOf([person]));
      });
    },
  };
}

export function teamsToRestore(people: readonly PlayerInstance[]): TeamMoves | null {
  return people.every(({ team }) => team === 'NO_TEAM') ? null : teamsOf(people);
}

/** Returns the moves back to the teams before a pick. New people leave their team. */
export function movesToUndo(before: TeamMoves | null, people: readonly PlayerInstance[]): TeamMoves {
  if (before === null) return new Map();
  const moves = people
    .map(({ uid, team }) => ({ uid, team, back: before.get(uid) ?? 'NO_TEAM' }))
    .filter(({ team, back }) => team !== back);
  return withoutDropOuts(new Map(moves.map(({ uid, back }) => [uid, back])), people);
}

function teamsOf(people: readonly PlayerInstance[]): TeamMoves {
  return new Map(people.map(({ uid, team }) => [uid, team]));
}

/** Excludes people who said no after the pick, because a move into a team would change the no to a yes. */
function withoutDropOuts(moves: TeamMoves, people: readonly PlayerInstance[]): TeamMoves {
  const playing = new Set(people.filter(({ status }) => status === 'PLAYING').map(({ uid }) => uid));
  return new Map([...moves].filter(([uid, team]) => team === 'NO_TEAM' || playing.has(uid)));
}
