import { idSchema, type Uid } from '@fives/domain';
import { type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { sendWaitingLeaves } from '../api/waiting-leaves.ts';
import { LiveData } from '../db/live-data.tsx';
import { refusedWrites } from '../db/writes.ts';
import { useUid } from '../session/session.ts';
import { NoSuchGame } from '../ui/messages.tsx';
import { toastError } from '../ui/toasts.ts';

/** Firestore throws at an id that cannot exist, so a screen renders only for a possible id. */
export function LiveScreen({ children }: { readonly children: ReactNode }) {
  const { gameId, giId } = useParams();
  const isPossible = [gameId, giId].every((id) => id === undefined || idSchema.safeParse(id).success);
  return (
    <LiveData>
      {isPossible ? children : <NoSuchGame />}
      <RefusedWrites />
    </LiveData>
  );
}

function RefusedWrites() {
  const uid = useUid();
  useEffect(() => {
    if (uid === null) return;
    void showRefusals(uid);
    const send = () => void sendWaitingLeaves(uid);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [uid]);
  return null;
}

async function showRefusals(uid: Uid): Promise<void> {
  try {
    const texts = (await refusedWrites(uid)).map((path) => refusalText(path, uid));
    for (const text of new Set(texts)) toastError(text);
  } catch (error) {
    console.error('Could not check the writes of earlier page loads', error);
  }
}

function refusalText(path: string, uid: Uid): string {
  if (path.includes('/motmBallots/')) return "Couldn't save your earlier votes. Vote again.";
  if (path.endsWith(`/playerInstances/${uid}`)) return "Couldn't save your earlier reply. Reply again.";
  return "Couldn't save an earlier change. Try it again.";
}
