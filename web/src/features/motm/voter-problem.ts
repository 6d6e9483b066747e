import {
  type GameInstance,
  NOBODY_TO_PICK_PROBLEM,
  type PlayerInstance,
  picksNeeded,
  votingProblem,
} from '@fives/domain';

/** Why somebody can not vote. A guest can do something about it. */
export interface VoterProblem {
  readonly text: string;
  readonly canRegister: boolean;
}

export interface Voter {
  readonly uid: string;
  readonly isGuest: boolean;
}

/**
 * What keeps a person from voting for player of the match at this moment; null where they may.
 * @param people everyone with a place in the instance
 */
export function voterProblem(
  instance: GameInstance,
  people: readonly PlayerInstance[],
  { uid, isGuest }: Voter,
  now: Date,
): VoterProblem | null {
  const closed =
    votingProblem(instance, now) ?? (instance.motmAwarded.length > 0 ? 'Voting has closed' : null);
  if (closed !== null) return { text: closed, canRegister: false };
  const playing = people.filter((person) => person.status === 'PLAYING');
  if (!playing.some((person) => person.uid === uid))
    return { text: 'Only players who played can vote', canRegister: false };
  if (isGuest) return { text: 'Only registered players can vote', canRegister: true };
  if (picksNeeded(playing.length) === 0) return { text: NOBODY_TO_PICK_PROBLEM, canRegister: false };
  return null;
}
