import { Stack, Text } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { Sheet, SheetBody, SheetTitle } from '../../components/ui/sheet.tsx';
import { useNow } from '../../components/use-now.ts';
import { useUid } from '../../session/session.ts';
import { AutoInvitesSwitch } from './auto-invites-switch.tsx';
import { InviteLink } from './invite-link.tsx';
import { invitesProblem } from './invites-problem.ts';

export interface InvitesDialogProps {
  readonly instance: GameInstance;
  readonly onClose: () => void;
}

/** The link that lets people in, and for the organiser whether the next game invites by itself. */
export function InvitesDialog({ instance, onClose }: InvitesDialogProps) {
  const now = useNow();
  const isOrganiser = useUid() === instance.game.orgUid;
  const problem = invitesProblem(instance, now);
  return (
    <Sheet open onClose={onClose}>
      <SheetTitle>Invites</SheetTitle>
      <SheetBody>
        <Stack gap="6">
          {problem === null ? <InviteLink instance={instance} /> : <Text fontWeight="600">{problem}</Text>}
          {isOrganiser && <AutoInvitesSwitch instance={instance} />}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}
