import type { PlayerInstance } from '../instance/player-instance.schema.ts';

type Claimed = Pick<PlayerInstance, 'uid' | 'status' | 'sameAs'>;

/**
 * Returns everyone except entries without a reply that someone with a reply claims. Until an organiser decides, the
 * reply counts for both.
 */
export function withoutClaimed<P extends Claimed>(people: readonly P[]): P[] {
  const claims = people.flatMap(({ status, sameAs }) => (status !== 'UNANSWERED' && sameAs ? [sameAs] : []));
  return people.filter(({ uid, status }) => status !== 'UNANSWERED' || !claims.includes(uid));
}

export function peopleWithoutReply<P extends Claimed>(people: readonly P[]): P[] {
  return withoutClaimed(people).filter(({ status }) => status === 'UNANSWERED');
}
