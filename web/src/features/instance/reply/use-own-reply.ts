import { newcomerReason, notUpcomingReason, type Reason, type Reply, reasonText } from '@fives/domain';
import { useRef, useState } from 'react';
import { useGame } from '../../../db/games.ts';
import { saveReply } from '../../../db/player-instances.ts';
import { usePlayer } from '../../../db/players.ts';
import { useStable } from '../../../hooks/use-stable.ts';
import { announceInstallMoment } from '../../../lib/install-moment.ts';
import { useActor } from '../../../session/session.ts';
import { saveOrToast, toastError } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import type { Dialogs, Home } from '../use-dialogs.ts';
import { joinWith, NOT_SAVED } from './join.ts';

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

export type FirstReply = ReturnType<typeof useFirstReply>;

/**
 * Saves the first reply with one tap. An unknown guest is asked for a name. The focus moves to `home`, because the card
 * with the buttons goes. `reason` is why the viewer has no entry and cannot get one, or null.
 */
export function useFirstReply(view: InstanceView, show: Dialogs['show'], home: Home) {
  const { save, isReady } = useSaveOwnReply(view);
  const [isSending, setSending] = useState(false);
  const reason = useJoinReason(view);
  const { viewer, own, instance } = view;
  const give = useStable((reply: Reply) => {
    if (viewer.role === 'guest' && own === null) {
      if (viewer.name === '') return show({ kind: 'join', reply }, home);
      setSending(true);
      void joinWith(instance.id, reply, () => setSending(false)).asGuest({ name: viewer.name });
    } else {
      const problem = save(reply);
      if (problem !== null) return toastError(problem);
    }
    home.current?.focus();
  });
  return { isReady: isReady && !isSending, isSending, reason, give };
}

/** Only members can read the game, and they always fit. */
function useJoinReason({ instance, viewer, own }: InstanceView): Reason | null {
  const isGuest = viewer.role === 'guest';
  const reason = own === null ? newcomerReason(instance.game, instance.counts, isGuest) : null;
  const game = useGame(reason === null ? null : instance.gameId);
  return game.status === 'success' && game.data !== null ? null : reason;
}
