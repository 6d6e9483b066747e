import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { type GameInstance, hasStarted, inviteText, inviteTitle, offReason, reasonText } from '@fives/domain';
import { type ReactNode, useId } from 'react';
import { LuShare2 } from 'react-icons/lu';
import { inviteLink, type Linked } from '../../../config/paths.ts';
import { useNow } from '../../../hooks/use-environment.ts';
import { ownTimeZone } from '../../../lib/device.ts';
import { copyText, shareOrCopy } from '../../../lib/share.ts';
import { CopyField } from '../../../ui/form.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

type Invited = Pick<GameInstance, 'status' | 'startDateTime'> &
  Linked & {
    readonly game: Parameters<typeof inviteTitle>[0] &
      Omit<Parameters<typeof inviteText>[0], 'startDateTime'>;
  };

interface InviteLinkProps {
  readonly instance: Invited;
  readonly onShared?: (() => void) | undefined;
}

interface InvitesDialogProps extends InviteLinkProps {
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function InvitesDialog({ instance, onShared, onClose, children }: InvitesDialogProps) {
  const problem = invitesProblem(instance, useNow());
  return (
    <Sheet title="Invites" open onClose={onClose}>
      <Stack gap="6">
        {problem === null ? (
          <InviteLink instance={instance} onShared={onShared} />
        ) : (
          <Text fontWeight="600">{problem}</Text>
        )}
        {children}
      </Stack>
    </Sheet>
  );
}

export function invitesProblem(
  instance: Pick<Invited, 'status' | 'startDateTime'>,
  now: Date,
): string | null {
  const off = offReason(instance);
  if (off !== null) return reasonText(off);
  return hasStarted(instance.startDateTime, now) ? reasonText({ code: 'PLAYED_UNINVITED' }) : null;
}

const LINK_COPIED = {
  done: 'Link copied!',
  failed: "Couldn't copy. Select the link and copy it yourself.",
};

function InviteLink({ instance, onShared }: InviteLinkProps) {
  const { game, startDateTime } = instance;
  const link = inviteLink(instance);
  const copyLink = async () => {
    if (await copyText(link, LINK_COPIED)) onShared?.();
  };
  const share = async () => {
    const text = inviteText({ ...game, startDateTime }, ownTimeZone());
    if (await shareOrCopy({ title: inviteTitle(game), text, url: link })) onShared?.();
  };
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

export function ShareSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3" borderTopWidth="1px" pt="4">
      <Heading as="h3" id={titleId} textStyle="title" fontSize="lg">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
