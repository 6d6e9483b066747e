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
  /** Whether a reply can be taken at this moment. */
  readonly isReady: boolean;
  /** Why the viewer has no entry and cannot get one, or null. */
  readonly reason: Reason | null;
  /** Opens registration. */
  readonly register: () => void;
  /** Whether a guest is joining by it. */
  readonly isSending: boolean;
  readonly give: (reply: Reply) => void;
}

/**
 * Takes the first reply by one tap on the card. A guest without a place joins under the name this browser knows; one
 * whom it does not know is asked for it. The buttons go with the card, so the focus moves to where it stood.
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
