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
    const others = waitingLeaves().filter(({ gameId, uid }) => gameId !== leave.gameId || uid !== leave.uid);
    remember(KEY, [...others, leave]);
    return false;
  }
}

/** Sends the calls of this person that wait. A refused call is dropped, because a repeat would be refused too. */
export async function sendWaitingLeaves(uid: Uid): Promise<void> {
  const all = waitingLeaves();
  const own = all.filter((each) => each.uid === uid);
  if (own.length === 0) return;
  const others = all.filter((each) => each.uid !== uid);
  remember(KEY, others);
  for (const leave of own) await leaveGame(leave).catch(console.error);
}

function waitingLeaves(): readonly Leave[] {
  // Only this file writes `KEY`.
  return (recall(KEY) ?? []) as readonly Leave[];
}
