import type { Reason, Reply } from '@fives/domain';
import { useState } from 'react';
import { useStable } from '../../../hooks/use-stable.ts';
import { toastError } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import type { Dialogs, Home } from '../use-dialogs.ts';
import { joinWith } from './join.ts';
import { useJoinReason } from './use-join-reason.ts';
import { useSaveOwnReply } from './use-save-own-reply.ts';

interface FirstReply {
  readonly isReady: boolean;
  readonly reason: Reason | null;
  readonly register: () => void;
  readonly isSending: boolean;
  readonly give: (reply: Reply) => void;
}

/**
 * Saves the first reply with one tap. An unknown guest is asked for a name. The focus moves to `home`, because the card
 * with the buttons goes.
 */
export function useFirstReply(view: InstanceView, show: Dialogs['show'], home: Home): FirstReply {
  const { save, isReady } = useSaveOwnReply(view);
  const [isJoining, setJoining] = useState(false);
  const { viewer, own, instance } = view;
  const moveFocus = () => home.current?.focus();
  const give = useStable((reply: Reply) => {
    if (viewer.role === 'guest' && own === null) {
      if (viewer.name === '') return show({ kind: 'join', reply }, home);
      setJoining(true);
      const done = () => setJoining(false);
      void joinWith(instance.id, reply, done).asGuest({ name: viewer.name });
    } else {
      const problem = save(reply);
      if (problem !== null) return toastError(problem);
    }
    moveFocus();
  });
  const reason = useJoinReason(view);
  const register = () => show({ kind: 'join', reply: 'PLAYING', isGuestRefused: true }, home);
  return { isReady: isReady && !isJoining, isSending: isJoining, reason, register, give };
}
