import { newcomerReason, type Reason, type Reply } from '@fives/domain';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useGame } from '../../../db/games.ts';
import { toastError } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import type { Dialogs, FallbackFocus } from '../use-dialogs.ts';
import { joinActions } from './join.ts';
import { useSaveOwnReply } from './use-save-own-reply.ts';

export type FirstReply = ReturnType<typeof useFirstReply>;

/**
 * Returns `sendReply`, which saves the first reply or asks a new guest for a name. Then `fallback` gets the focus,
 * because the card with the buttons disappears. `reason` is null if the viewer can join.
 */
export function useFirstReply(view: InstanceView, show: Dialogs['show'], fallback: FallbackFocus) {
  const { save, isReady } = useSaveOwnReply(view);
  const [isSending, setSending] = useState(false);
  const reason = useJoinReason(view);
  const { viewer, own, instance } = view;
  const sendReply = useStableHandler((reply: Reply) => {
    if (viewer.role === 'guest' && own === null) {
      if (viewer.name === '') return show({ kind: 'join', reply }, fallback);
      setSending(true);
      void joinActions(instance.id, reply, () => setSending(false)).asGuest({ name: viewer.name });
    } else {
      const problem = save(reply);
      if (problem !== null) return toastError(problem);
    }
    fallback.current?.focus();
  });
  return { isReady: isReady && !isSending, isSending, reason, sendReply };
}

/** A viewer who can read the game is a member and can always join. */
function useJoinReason({ instance, viewer, own }: InstanceView): Reason | null {
  const isGuest = viewer.role === 'guest';
  const reason = own === null ? newcomerReason(instance.game, instance.counts, isGuest) : null;
  const game = useGame(reason === null ? null : instance.gameId);
  return game.status === 'success' && game.data !== null ? null : reason;
}

/**
 * Returns a function that never changes and calls the latest `handle`, so that memoised children do not render again.
 * @param handle an event handler. A call during a render would reach the handler of the previous render.
 */
function useStableHandler<Args extends readonly unknown[]>(handle: (...args: Args) => void) {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
