import { newcomerReason, type Reason, type Reply } from '@fives/domain';
import { useState } from 'react';
import { useGame } from '../../../db/games.ts';
import { useStable } from '../../../hooks/use-stable.ts';
import { toastError } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import type { Dialogs, Home } from '../use-dialogs.ts';
import { joinWith } from './join.ts';
import { useSaveOwnReply } from './use-own-reply.ts';

export type FirstReply = ReturnType<typeof useFirstReply>;

/**
 * Saves the first reply with one tap. A guest without a name gets a dialog for the name. The focus moves to `home`,
 * because the card with the buttons disappears. `reason` says why the viewer cannot join, or is null.
 */
export function useFirstReply(view: InstanceView, show: Dialogs['show'], home: Home) {
  const { save, isReady } = useSaveOwnReply(view);
  const [isSending, setSending] = useState(false);
  const reason = useJoinReason(view);
  const { viewer, own, instance } = view;
  const sendReply = useStable((reply: Reply) => {
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
  return { isReady: isReady && !isSending, isSending, reason, sendReply };
}

/** Returns null for members, who can always join. Only members can read the game. */
function useJoinReason({ instance, viewer, own }: InstanceView): Reason | null {
  const isGuest = viewer.role === 'guest';
  const reason = own === null ? newcomerReason(instance.game, instance.counts, isGuest) : null;
  const game = useGame(reason === null ? null : instance.gameId);
  return game.status === 'success' && game.data !== null ? null : reason;
}
