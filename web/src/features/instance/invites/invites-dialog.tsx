import { Button, Stack, Text } from '@chakra-ui/react';
import {
  type GameInstance,
  hasStarted,
  inviteText,
  inviteTitle,
  type NextInstance,
  nextGameText,
  notUpcomingReason,
  offReason,
  reasonText,
  shareTitle,
} from '@fives/domain';
import type { ReactNode } from 'react';
import { LuShare2 } from 'react-icons/lu';
import { inviteLink, type Linked } from '../../../config/paths.ts';
import { useNow } from '../../../hooks/use-environment.ts';
import { ownTimeZone } from '../../../lib/device.ts';
import { copyText, shareOrCopy } from '../../../lib/share.ts';
import { ShareSection } from '../../../shared/sharing/share-section.tsx';
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
  /** Next date, if known. Shown after the start of this date. */
  readonly next?: NextInstance | null | undefined;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function InvitesDialog({ instance, next, onShared, onClose, children }: InvitesDialogProps) {
  const now = useNow();
  const problem = invitesProblem(instance, now);
  return (
    <Sheet title={shareTitle(instance, now)} open onClose={onClose}>
      <Stack gap="6">
        {problem === null ? (
          <InviteLink instance={instance} onShared={onShared} />
        ) : (
          <Text color="fg.muted" fontSize="sm">
            {problem}
          </Text>
        )}
        {children}
        {next && showsNext(instance, now) && <NextInviteLink instance={instance} next={next} />}
      </Stack>
    </Sheet>
  );
}

interface NextInviteLinkProps {
  readonly instance: Invited;
  readonly next: NextInstance;
}

export function NextInviteLink({ instance, next }: NextInviteLinkProps) {
  const { id, startDateTime } = next;
  const { title } = nextGameText(next, instance.game.timeZone);
  return (
    <ShareSection title={title}>
      <InviteLink instance={{ ...instance, id, startDateTime }} />
    </ShareSection>
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

export function showsNext(instance: Pick<Invited, 'status' | 'startDateTime'>, now: Date): boolean {
  return instance.status !== 'CANCELLED' && notUpcomingReason(instance, now) !== null;
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
