import {
  conditionReason,
  isSame,
  notUpcomingReason,
  type Reply,
  type ReplyChange,
  type ReplyCondition,
  reasonText,
} from '@fives/domain';
import { useRef } from 'react';
import { dataOf } from '../../../db/live.ts';
import { saveReply } from '../../../db/player-instances.ts';
import { usePlayer } from '../../../db/players.ts';
import { announceInstallMoment } from '../../../lib/device.ts';
import { useActor } from '../../../session/session.ts';
import { saveOrToast } from '../../../ui/toasts.ts';
import { type InstanceView, openCondition } from '../instance-view.ts';
import { REPLY_NOT_SAVED } from './join.ts';

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
