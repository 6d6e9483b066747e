import { type GiId, type PlayerInstance, paths } from '@fives/domain';
import { useMemo } from 'react';
import { createStore, useStore } from '../lib/store.ts';
import { warnWhileUnsent } from '../lib/unsent.ts';
import type { Live } from './live.ts';

export interface LivePlayerInstance extends PlayerInstance {
  /** True until the server has a change that was made on this device. */
  readonly isPending: boolean;
}

/** What a reply writes into a place; all of the place, where that is new. */
type Given = Partial<PlayerInstance> & Pick<PlayerInstance, 'uid' | 'status'>;

/** By the place's path, each with the server's answer to it. */
type GivenReplies = ReadonlyMap<string, { readonly reply: Given; readonly answer: Promise<void> }>;

const givenReplies = createStore<GivenReplies>(new Map());

/**
 * Shows a reply from now until the server has answered it. The database's library shows it too, but only once it stands
 * in the cache on this device, which is a frame or more later.
 * @param path the place's
 */
export async function shownAtOnce(path: string, reply: Given, answer: Promise<void>): Promise<void> {
  const given = { reply, answer };
  givenReplies.set(new Map(givenReplies.get()).set(path, given));
  try {
    await warnWhileUnsent(answer);
  } finally {
    // Another one may have been given since.
    const all = givenReplies.get();
    if (all.get(path) === given) givenReplies.set(new Map([...all].filter(([of]) => of !== path)));
  }
}

/** The server's answer to the reply that was given last for a place; at once where it has come, and never a refusal. */
export async function waitForGivenReply(path: string): Promise<void> {
  await givenReplies
    .get()
    .get(path)
    ?.answer.catch(() => {});
}

/** The people of an instance with the replies that have just been given on this page. */
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

function withReply(people: LivePlayerInstance[], reply: Given): LivePlayerInstance[] {
  const known = people.find(({ uid }) => uid === reply.uid);
  // Where there is no place yet, the reply is all of it.
  const playerInstance = { ...(known as LivePlayerInstance), ...reply, isPending: true };
  return known ? people.map((each) => (each === known ? playerInstance : each)) : [...people, playerInstance];
}
