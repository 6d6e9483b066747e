import { type GameInstance, notUpcomingReason } from '@fives/domain';
import type { SignedIn } from '../../../session/session.ts';
import { toActor } from '../../../session/session.ts';
import { useInstanceView } from '../use-instance.ts';
import { CalendarLinks } from './calendar-links.tsx';
import { ChatMessage } from './chat-message.tsx';
import { InvitesDialog } from './invites-dialog.tsx';
import { AutoInvitesSwitch, InviteAllButton, markInvitesSent, RenewLink } from './organiser-invites.tsx';

export interface ShareSheetProps {
  readonly instance: GameInstance;
  readonly session: SignedIn;
  readonly onClose: () => void;
}

export function ShareSheet({ instance, session, onClose }: ShareSheetProps) {
  const { view } = useInstanceView(instance, session);
  const { may } = view.viewer;
  const onHandedOn = may.has('editInstance') ? () => markInvitesSent(instance, toActor(session)) : undefined;
  return (
    <InvitesDialog instance={instance} onHandedOn={onHandedOn} onClose={onClose}>
      <ChatMessage view={view} onHandedOn={onHandedOn} />
      {notUpcomingReason(instance, view.now) === null && <CalendarLinks view={view} onClose={onClose} />}
      {may.has('editGame') && (
        <>
          <InviteAllButton view={view} />
          <AutoInvitesSwitch instance={instance} />
          <RenewLink gameId={instance.gameId} />
        </>
      )}
    </InvitesDialog>
  );
}
