import { ApiError, type GameId, type Uid } from '@fives/domain';
import { recall, remember } from '../lib/device-memory.ts';
import { callApi } from './client.ts';

const KEY = 'fives-waiting-leaves';

type Leave = Readonly<{ gameId: GameId; uid: Uid }>;

/**
 * Leaves a game. Without a connection, the call waits on this device, also after a reload.
 * @returns false if the call waits
 */
export async function leaveGame(leave: Leave): Promise<boolean> {
  try {
    await callApi('leaveGame', { params: leave });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
    remember(KEY, [...waitingLeaves().filter((each) => each.gameId !== leave.gameId), leave]);
    return false;
  }
}

/** Sends the calls of this person that wait. A refused call is dropped, because a repeat would be refused too. */
export async function sendWaitingLeaves(uid: Uid): Promise<void> {
  const all = waitingLeaves();
  remember(
    KEY,
    all.filter((each) => each.uid !== uid),
  );
  for (const leave of all.filter((each) => each.uid === uid)) await leaveGame(leave).catch(console.error);
}

function waitingLeaves(): readonly Leave[] {
  // Only this file writes `KEY`.
  return (recall(KEY) ?? []) as readonly Leave[];
}
