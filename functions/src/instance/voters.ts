import { type GameInstance, isEntitledToVote, type PlayerInstance, votingProblem } from '@fives/domain';

/** Who may vote for player of the match now; nobody while there is no vote, or it is over. */
export function votersOf(instance: GameInstance, people: readonly PlayerInstance[], now: Date): string[] {
  if (instance.handled.motm || votingProblem(instance, now) !== null) return [];
  return people.filter((person) => isEntitledToVote(person, people)).map(({ uid }) => uid);
}
