import { type GameInstance, isOrganiser } from '@fives/domain';
import { useActor } from '../../session/session.ts';
import { InvitesDialog } from './invites-dialog.tsx';
import { AutoInvitesSwitch, markInvitesSent, RenewLink } from './organiser-invites.tsx';

export interface LiveInvitesDialogProps {
  readonly instance: GameInstance;
  readonly onClose: () => void;
}

/** The invite of an instance for whoever is signed in, with what its organiser may set. */
export function LiveInvitesDialog({ instance, onClose }: LiveInvitesDialogProps) {
  const actor = useActor();
  if (!isOrganiser(instance.game, actor)) return <InvitesDialog instance={instance} onClose={onClose} />;
  return (
    <InvitesDialog instance={instance} onHandedOn={() => markInvitesSent(instance, actor)} onClose={onClose}>
      <AutoInvitesSwitch instance={instance} />
      <RenewLink gameId={instance.gameId} />
    </InvitesDialog>
  );
}
