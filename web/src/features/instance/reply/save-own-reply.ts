import {
  conditionReason,
  isSame,
  newcomerReason,
  notUpcomingReason,
  type Reason,
  type Reply,
  type ReplyChange,
  type ReplyCondition,
  reasonText,
} from '@fives/domain';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useGame } from '../../../db/games.ts';
import { dataOf } from '../../../db/live.ts';
import { saveReply } from '../../../db/player-instances.ts';
import { usePlayer } from '../../../db/players.ts';
import { announceInstallMoment } from '../../../lib/device.ts';
import { useActor } from '../../../session/session.ts';
import { saveOrToast, toastError } from '../../../ui/toasts.ts';
import { type InstanceView, openCondition, ownDropOutQuestion } from '../instance-view.ts';
import type { Dialogs, FallbackFocus } from '../use-dialogs.ts';
import { joinActions, REPLY_NOT_SAVED } from './join.ts';

/**
 * Returns `save`, which stores the viewer's reply, also offline. A reply without a condition removes an earlier one.
 * `save` returns a problem or null. A guest without a player instance joins through the API instead. `isReady`
 * is false while the name for a first reply loads.
 */
export function useSaveOwnReply(view: InstanceView) {
  const { instance, viewer, own, replyState } = view;
  const actor = useActor();
  const isNameless = viewer.role === 'player' && viewer.name === '';
  const player = usePlayer(isNameless ? viewer.uid : null);
  // Detects a second tap before `own` has changed.
  const lastSaved = useRef<(ReplyChange & Pick<InstanceView, 'own'>) | null>(null);
  const name = viewer.name || dataOf(player)?.name || '';
  const save = (reply: Reply, asked?: ReplyCondition): string | null => {
    const now = new Date();
    const condition = asked ?? (reply === 'PLAYING' && openCondition(own, view) !== null ? null : undefined);
    const reason =
      notUpcomingReason(instance, now) ?? conditionReason(instance, { status: reply, condition }, now);
    if (reason !== null) return reasonText(reason);
    const last = lastSaved.current;
    const isRepeated =
      last?.status === reply && last.own === own && isSame(last.condition ?? null, condition ?? null);
    // A reserve says yes again to accept an offer.
    const isUnchanged = condition === undefined && own?.status === reply && replyState?.kind !== 'reserve';
    if (isUnchanged || isRepeated) return null;
    if (own === null && name === '') return 'Your name is still loading. Try again in a moment.';
    const change = { status: reply, condition, ...(own === null && { name }) };
    lastSaved.current = { ...change, own };
    const state = { instance, uid: viewer.uid, playerInstance: own };
    void saveOrToast(saveReply(state, actor, change), REPLY_NOT_SAVED);
    announceInstallMoment();
    return null;
  };
  return { save, isReady: own !== null || !isNameless || player.status !== 'loading' };
}

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
    if (reply === 'NOT_PLAYING' && ownDropOutQuestion(view) !== null)
      return show({ kind: 'reply', startsWith: 'drop-out' }, fallback);
    if (viewer.role === 'guest' && own === null) {
      if (viewer.name === '') return show({ kind: 'join', reply }, fallback);
      setSending(true);
      void joinActions(instance.id, { reply }, () => setSending(false)).asGuest({ name: viewer.name });
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
