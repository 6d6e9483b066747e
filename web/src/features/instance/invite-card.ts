import { ApiError, type GameInstance, type GameResponse, type Result, type TeamLooks } from '@fives/domain';
import { useEffect, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { inviteKey } from '../../config/paths.ts';

/** What the holder of an invite link is told of an instance without signing in. It names nobody. */
export type InviteCard = Readonly<
  Pick<GameInstance, 'id' | 'gameId' | 'startDateTime' | 'status' | 'counts' | keyof Result | keyof TeamLooks>
> & {
  readonly game: Readonly<
    Pick<GameInstance['game'], 'name' | 'location' | 'numberOfPlayers' | 'timeZone' | 'inviteKey'>
  >;
};

/** How far the card is on its way; null where no instance has this id. */
export type AskedCard =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error }
  | { readonly status: 'success'; readonly card: InviteCard | null };

/** How long a card is shown before it is asked for again, in milliseconds. */
const RENEWED_AFTER = 30_000;

/**
 * Asks the API for an invite card: at once, every 30 seconds while the page is visible, and when it becomes visible or
 * the network comes back. A card that is already known stays while a later one cannot be had.
 * @param giId null asks for nothing, and leaves what was known as it is
 */
export function useInviteCard(giId: string | null): AskedCard {
  const [asked, setAsked] = useState<AskedCard>({ status: 'loading' });
  useEffect(() => {
    if (giId === null) return;
    let newest = 0;
    const ask = async () => {
      const request = ++newest;
      const next = await askForCard(giId);
      if (request === newest) setAsked((known) => (next.status === 'error' && hasCard(known) ? known : next));
    };
    const askWhenVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    const timer = setInterval(askWhenVisible, RENEWED_AFTER);
    document.addEventListener('visibilitychange', askWhenVisible);
    window.addEventListener('online', askWhenVisible);
    return () => {
      newest = Number.POSITIVE_INFINITY;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askWhenVisible);
      window.removeEventListener('online', askWhenVisible);
    };
  }, [giId]);
  return asked;
}

async function askForCard(giId: string): Promise<AskedCard> {
  try {
    const key = inviteKey();
    const query = key === null ? {} : { key };
    return {
      status: 'success',
      card: toInviteCard(await callApi('getGameInstance', { params: { giId }, query })),
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return { status: 'success', card: null };
    if (!(error instanceof ApiError)) console.error(error);
    return { status: 'error', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function hasCard(asked: AskedCard): boolean {
  return asked.status === 'success' && asked.card !== null;
}

function toInviteCard({
  gameInstances,
  name,
  location,
  numberOfPlayers,
  timeZone,
}: GameResponse): InviteCard | null {
  const [instance] = gameInstances;
  if (instance === undefined) return null;
  return {
    ...instance,
    id: instance._id,
    startDateTime: new Date(instance.startDateTime),
    // Whoever sees the card came by the link as it is now.
    game: { name, location, numberOfPlayers, timeZone, inviteKey: inviteKey() },
  };
}
