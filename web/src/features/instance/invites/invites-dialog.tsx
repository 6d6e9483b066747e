import { Button, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuShare2 } from 'react-icons/lu';
import { useNow } from '../../../hooks/use-now.ts';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../../ui/sheet.tsx';
import { type Invited, invitesProblem, useInvite } from './use-invite.ts';

export interface InvitesDialogProps extends InviteLinkProps {
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function InvitesDialog({ instance, onHandedOn, onClose, children }: InvitesDialogProps) {
  const problem = invitesProblem(instance, useNow());
  return (
    <Sheet open onClose={onClose}>
      <SheetTitle>Invites</SheetTitle>
      <SheetBody>
        <Stack gap="6">
          {problem === null ? (
            <InviteLink instance={instance} onHandedOn={onHandedOn} />
          ) : (
            <Text fontWeight="600">{problem}</Text>
          )}
          {children}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

interface InviteLinkProps {
  readonly instance: Invited;
  readonly onHandedOn?: (() => void) | undefined;
}

function InviteLink({ instance, onHandedOn }: InviteLinkProps) {
  const { link, copyLink, share } = useInvite(instance, onHandedOn);
  return (
    <Stack gap="4">
      <CopyField
        label="Invite link"
        help="Anyone with this link can see the game and reply."
        value={link}
        action="Copy link"
        onCopy={() => void copyLink()}
      />
      <Button size="lg" onClick={() => void share()}>
        <LuShare2 aria-hidden="true" />
        Share invite
      </Button>
    </Stack>
  );
}
