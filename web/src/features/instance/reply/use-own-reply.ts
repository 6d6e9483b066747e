import { notUpcomingReason, type Reply, reasonText } from '@fives/domain';
import { useRef } from 'react';
import { saveReply } from '../../../db/player-instances.ts';
import { usePlayer } from '../../../db/players.ts';
import { announceInstallMoment } from '../../../lib/install-moment.ts';
import { useActor } from '../../../session/session.ts';
import { saveOrToast } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import { NOT_SAVED } from './join.ts';

/**
 * Saves the viewer's own reply, which shows at once and survives offline. Guests without a player instance use another
 * path, because joining needs a name. `isReady` is false while the name for a first reply loads.
 */
export function useSaveOwnReply({ instance, viewer, own, standing }: InstanceView) {
  const actor = useActor();
  const isNameless = viewer.role === 'player' && viewer.name === '';
  const player = usePlayer(isNameless ? viewer.uid : null);
  // Two fast taps are one reply, because the second tap sees the player instance before the first.
  const given = useRef<{ readonly reply: Reply; readonly own: InstanceView['own'] } | null>(null);
  const name = viewer.name || (player.status === 'success' && player.data?.name) || '';
  const save = (reply: Reply): string | null => {
    const problem = reasonText(notUpcomingReason(instance, new Date()));
    if (problem !== null) return problem;
    const isRepeated = given.current?.reply === reply && given.current.own === own;
    // A reserve says yes again to accept an offer.
    const isSame = own?.status === reply && standing?.kind !== 'reserve';
    if (isSame || isRepeated) return null;
    if (own === null && name === '') return 'Your name is still loading. Try again in a moment.';
    const change = own === null ? { status: reply, name } : { status: reply };
    given.current = { reply, own };
    const state = { instance, uid: viewer.uid, playerInstance: own };
    void saveOrToast(saveReply(state, actor, change), NOT_SAVED);
    announceInstallMoment();
    return null;
  };
  return { save, isReady: own !== null || !isNameless || player.status !== 'loading' };
}
