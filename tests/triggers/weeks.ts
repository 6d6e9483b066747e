import { paths } from '@fives/domain';
import { aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { firestore } from '../../functions/src/db/firestore.ts';

export const UIDS = ['ana', 'ben', 'gus', 'tim'];
const WEEK = 7 * 24 * 3_600_000;
export const week = (number: number) => new Date(Date.UTC(2020, 0, 7, 18) + number * WEEK);
export const giId = (number: number) => `week-${number}`;

/** Stores played weeks without running triggers. */
export async function putWeeks(from: number, to: number): Promise<void> {
  const writer = firestore.bulkWriter();
  for (let at = from; at < to; at++) {
    const { id, ...instance } = aGameInstance({
      id: giId(at),
      startDateTime: week(at),
      winningTeam: at % 3 === 0 ? 'TEAM_B' : 'TEAM_A',
      motmAwarded: at === 5 ? [{ uid: 'ana', name: 'Ana', votes: 2 }] : [],
      memberUids: UIDS,
      counts: { playing: 4, notPlaying: 0, unanswered: 0, guests: 1, inTeams: 4 },
    });
    void writer.set(firestore.doc(paths.gameInstance(id)), instance);
    for (const [index, uid] of UIDS.entries()) {
      const team = (index + at) % 2 === 0 ? 'TEAM_A' : 'TEAM_B';
      const { uid: _, ...person } = aPlayerInstance({ uid, team, isGuest: uid === 'gus' });
      void writer.set(firestore.doc(paths.playerInstance(id, uid)), person);
    }
  }
  await writer.close();
}
