import type { InviteCard } from '@fives/domain';
import type { MouseEvent } from 'react';
import { useNow } from '../../../hooks/use-now.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { toastInfo } from '../../../ui/toasts.ts';
import type { Dialogs } from '../use-dialogs.ts';
import { VisitorView } from './visitor-view.tsx';

const ReplyDialog = lazyPart(async () => (await import('../reply/reply-dialog.tsx')).ReplyDialog);

export interface VisitorScreenProps {
  readonly card: InviteCard;
  /** Handed in, for the page has to know whether somebody is signing in through one of them. */
  readonly dialogs: Dialogs;
  readonly onInvites: () => void;
}

/** An instance as its invite card tells of it: how it stands, a way to reply or log in, and nobody's name. */
export function VisitorScreen({ card, dialogs, onInvites }: VisitorScreenProps) {
  const now = useNow();
  return (
    <>
      <VisitorView
        card={card}
        now={now}
        onDialog={dialogs.show}
        onInvites={onInvites}
        onStats={explainStats}
      />
      <VisitorDialog giId={card.id} dialogs={dialogs} />
    </>
  );
}

/** Outside the screen, which is drawn anew as time passes: a tile with the same handler is not. */
function explainStats(event: MouseEvent): void {
  event.preventDefault();
  toastInfo("Reply to see the stats. You don't need an account.");
}

interface VisitorDialogProps {
  readonly giId: string;
  readonly dialogs: Dialogs;
}

function VisitorDialog({ giId, dialogs }: VisitorDialogProps) {
  const { shown, close, finish, finalFocus } = dialogs;
  if (shown === null) return null;
  const { subject, serial, isOpen } = shown;
  if (subject.kind === 'person' || subject.kind === 'add') return null;
  if (subject.kind === 'attendance') return null;
  return (
    <ReplyDialog
      key={serial}
      giId={giId}
      firstStep={subject.kind}
      {...(subject.kind === 'join' && { firstReply: subject.reply, isGuestRefused: subject.isGuestRefused })}
      {...{ isOpen, finalFocus }}
      onClose={() => close(serial)}
      onDone={() => finish(serial)}
    />
  );
}
