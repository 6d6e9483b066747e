import type { PlayerInstance, Team, TeamMoves } from '@fives/domain';
import { useEffect, useRef } from 'react';
import { saveLineUp, saveReply } from '../../db/player-instances.ts';
import { useActor } from '../../session/session.ts';
import { saveOrToast, toastUndo } from '../../ui/toasts.ts';
import { useFocusFollowsRow } from './player-row.tsx';
import type { TeamsView } from './team-lists.ts';

export type LineUpActions = ReturnType<typeof useLineUp>;

/**
 * Moves people between teams and keeps the focus on them. Each move is saved separately, and a refusal shows a toast.
 */
export function useLineUp({ instance, people }: TeamsView) {
  const followRow = useFocusFollowsRow(people);
  const actor = useActor();
  const latest = useRef({ instance, people });
  useEffect(() => {
    latest.current = { instance, people };
  });
  const saveMoves = (moves: TeamMoves) => saveLineUp(latest.current, actor, moves);
  const offerUndo = (done: string, movesBack: () => TeamMoves) =>
    toastUndo(done, () => void saveOrToast(saveMoves(movesBack()), "Couldn't undo the move"));
  const save = (moved: readonly PlayerInstance[], moves: TeamMoves, done: string, failure: string) => {
    const before = teamsOf(moved);
    followRow(moved[0]?.uid ?? '');
    void saveOrToast(saveMoves(moves), failure).then(
      (isSaved) => isSaved && offerUndo(done, () => stillPossible(before, latest.current.people)),
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
    /** Moves several people in one transaction. */
    moveAll: (moves: TeamMoves) => void saveOrToast(saveMoves(moves), "Couldn't move the players"),
    takeOut: (person: PlayerInstance) => {
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

/** Returns the teams before a pick, or null if no one is in a team. */
export function teamsBefore(people: readonly PlayerInstance[]): TeamMoves | null {
  return people.every(({ team }) => team === 'NO_TEAM') ? null : teamsOf(people);
}

/** Returns the moves that undo a pick. */
export function movesBack(before: TeamMoves | null, people: readonly PlayerInstance[]): TeamMoves {
  if (before === null) return new Map();
  const moves = people
    .map(({ uid, team }) => ({ uid, team, back: before.get(uid) ?? 'NO_TEAM' }))
    .filter(({ team, back }) => team !== back);
  return stillPossible(new Map(moves.map(({ uid, back }) => [uid, back])), people);
}

function teamsOf(people: readonly PlayerInstance[]): TeamMoves {
  return new Map(people.map(({ uid, team }) => [uid, team]));
}

/** Leaves out people who have said no since, because a move into a team would make it a yes. */
function stillPossible(moves: TeamMoves, people: readonly PlayerInstance[]): TeamMoves {
  const playing = new Set(people.filter(({ status }) => status === 'PLAYING').map(({ uid }) => uid));
  return new Map([...moves].filter(([uid, team]) => team === 'NO_TEAM' || playing.has(uid)));
}
