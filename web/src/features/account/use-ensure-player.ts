import { TEXT_LIMITS } from '@fives/domain';
import { useEffect } from 'react';
import { callApi } from '../../api/client.ts';
import { usePlayer } from '../../db/players.ts';
import { useSession } from '../../session/session.ts';
import { toastError } from '../../ui/toasts.tsx';

/**
 * Stores the player of an account that has none, because registering was cut off half-way. Nothing happens while the
 * server has not said that there is none, and storing twice is storing once.
 */
export function useEnsurePlayer(): void {
  const session = useSession();
  const account = session.status === 'player' ? session : null;
  const player = usePlayer(account?.uid ?? null);
  const isMissing = player.status === 'success' && !player.fromCache && player.data === null;
  const { uid, email, name } = account ?? { uid: '', email: '', name: '' };
  useEffect(() => {
    if (isMissing && uid) void storePlayer(uid, email, name);
  }, [isMissing, uid, email, name]);
}

async function storePlayer(uid: string, email: string, name: string): Promise<void> {
  try {
    await callApi('createPlayer', { body: { uid, email, name: name || nameFrom(email) } });
  } catch (error) {
    console.error('The player was not stored', error);
    toastError('Your name is still not saved. Reload to try again.');
  }
}

/** What to call somebody whose account was cut off before it got a name. */
function nameFrom(email: string): string {
  return (email.split('@')[0] ?? '').slice(0, TEXT_LIMITS.personName);
}
