import { motmClosesAt, paths } from '@fives/domain';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { documentId } from '../../emulator-data/cast.ts';
import type { DemoWorld } from '../../emulator-data/load.ts';
import { projectId } from '../../scripts/emulators/ports.ts';
import type { ScreenIds } from './screens.ts';

const AN_HOUR = 3_600_000;

/** Returns ids of the running demo world. Opens the vote of one instance. */
export async function findScreenIds({ inviteLink }: DemoWorld): Promise<ScreenIds> {
  const name = 'screens';
  const app = getApps().find((known) => known.name === name) ?? initializeApp({ projectId }, name);
  const giId = new URL(inviteLink).pathname.split('/').at(-1) ?? '';
  const instances = getFirestore(app).collection(paths.gameInstances());
  const gameId = String((await instances.doc(giId).get()).get('gameId'));
  const { docs } = await instances.where('gameId', '==', gameId).orderBy('startDateTime', 'desc').get();
  const played = docs.find((found) => found.get('winningTeam') !== null);
  // This instance was played yesterday, so its vote may have closed. A new start opens the vote again.
  const votingGiId = documentId('lunchtime 0');
  const startDateTime = new Date(Date.now() - AN_HOUR);
  await instances.doc(votingGiId).update({ startDateTime, motmClosesAt: motmClosesAt(startDateTime) });
  return { giId, gameId, playedGiId: played?.id ?? giId, votingGiId };
}
