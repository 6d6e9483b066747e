import { paths } from '@fives/domain';
import { firestore } from './firestore.ts';

/**
 * How many ballots are missing until everybody who may vote has: a first look by two counts, which cost a read each
 * where reading everybody would cost one for every player, after every vote.
 */
export async function countAwaitedVoters(giId: string): Promise<number> {
  const voters = firestore
    .collection(paths.playerInstances(giId))
    .where('status', '==', 'PLAYING')
    .where('isGuest', '==', false);
  const [entitled, ballots] = await Promise.all([
    voters.count().get(),
    firestore.collection(paths.motmBallots(giId)).count().get(),
  ]);
  return Math.max(0, entitled.data().count - ballots.data().count);
}
