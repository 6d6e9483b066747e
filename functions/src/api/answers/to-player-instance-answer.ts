import { type PlayerInstance, type PlayerInstanceAnswer, toPiId } from '@fives/domain';
import type { View } from './view.ts';

/** A person's place as the caller may see it. */
export function toPlayerInstanceAnswer(
  giId: string,
  person: PlayerInstance,
  view: View,
): PlayerInstanceAnswer {
  const email = view.emails.get(person.uid);
  const ballot = person.uid === view.uid ? view.ballots.get(giId) : undefined;
  return {
    _id: toPiId(giId, person.uid),
    ...(person.isGuest ? { anonUid: person.uid } : { playerId: person.uid }),
    name: person.name,
    ...(email !== undefined && { email }),
    status: person.status === 'UNANSWERED' ? null : person.status,
    team: person.team,
    isGuest: person.isGuest,
    repliedAt: person.repliedAt?.toISOString() ?? null,
    motmVotesReceived: person.motmVotesReceived,
    ...(ballot && { motmVotes: ballot.votes.map((uid) => toPiId(giId, uid)) }),
  };
}
