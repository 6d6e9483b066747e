import { type GiId, type PlayerInstance, paths } from '@fives/domain';
import { useMemo } from 'react';
import { createStore, useStore } from '../lib/store.ts';
import { warnWhileUnsent } from '../lib/unsent.ts';
import type { Live } from './live.ts';

export interface LivePlayerInstance extends PlayerInstance {
  readonly isPending: boolean;
}

type GivenReply = Partial<PlayerInstance> & Pick<PlayerInstance, 'uid' | 'status'>;

/** Key: path of the player instance. */
type GivenReplies = ReadonlyMap<string, { readonly reply: GivenReply; readonly response: Promise<void> }>;

const givenReplies = createStore<GivenReplies>(new Map());

/**
 * Shows a reply at once, until the server responds. The Firestore listener needs a frame or more to show the reply.
 * @param path the path of the player instance
 */
export async function showOptimistically(
  path: string,
  reply: GivenReply,
  response: Promise<void>,
): Promise<void> {
  const given = { reply, response };
  givenReplies.set(new Map(givenReplies.get()).set(path, given));
  try {
    await warnWhileUnsent(response);
  } finally {
    // A later reply may have replaced this reply.
    const all = givenReplies.get();
    if (all.get(path) === given) givenReplies.set(new Map([...all].filter(([key]) => key !== path)));
  }
}

/** Waits for the server's response to the pending reply at `path`. Never rejects. */
export async function waitForGivenReply(path: string): Promise<void> {
  await givenReplies
    .get()
    .get(path)
    ?.response.catch(() => {});
}

export function useGivenReplies(
  giId: GiId | null,
  live: Live<LivePlayerInstance[]>,
): Live<LivePlayerInstance[]> {
  const given = useStore(givenReplies, (replies) => replies);
  return useMemo(() => {
    if (giId === null || live.status !== 'success') return live;
    const replies = [...given].filter(([path, { reply }]) => path === paths.playerInstance(giId, reply.uid));
    return { ...live, data: replies.reduce((people, [, { reply }]) => withReply(people, reply), live.data) };
  }, [giId, live, given]);
}

function withReply(people: LivePlayerInstance[], reply: GivenReply): LivePlayerInstance[] {
  const known = people.find(({ uid }) => uid === reply.uid);
  // A first reply has all fields.
  const playerInstance = { ...(known as LivePlayerInstance), ...reply, isPending: true };
  return known ? people.map((each) => (each === known ? playerInstance : each)) : [...people, playerInstance];
}
