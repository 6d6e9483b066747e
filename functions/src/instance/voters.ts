import { isEntitledToVote, type PlayerInstance, votingProblem } from '@fives/domain';
import { handledOf, type Watched } from './progress.ts';

/** Who may vote for player of the match now; nobody while there is no vote, or it is over. */
export function votersOf(watched: Watched, people: readonly PlayerInstance[], now: Date): string[] {
  if (handledOf(watched).motm || votingProblem(watched.instance, now) !== null) return [];
  return people.filter((person) => isEntitledToVote(person, people)).map(({ uid }) => uid);
}
