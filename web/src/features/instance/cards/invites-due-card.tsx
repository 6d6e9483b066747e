import { Box, Skeleton, Stack } from '@chakra-ui/react';
import type { GameInstance, PlayerInstance } from '@fives/domain';
import { LuSend } from 'react-icons/lu';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { ButtonCard, PlainCard } from '../../../ui/cards.tsx';
import { playersText, useInviteAll } from '../invites/invite-all.ts';

const InvitesReach = lazyPart(
  async () => (await import('../invites/invites-reach.tsx')).InvitesReach,
  () => <Skeleton height="6" />,
);

interface InvitesDueCardProps {
  readonly instance: GameInstance;
  /** Null while loading. */
  readonly people: readonly PlayerInstance[] | null;
  readonly onInvites: () => void;
}

/** The first instance of a game has no player pool, so its card offers the link. */
export function InvitesDueCard(props: InvitesDueCardProps) {
  return props.instance.isFirstGame ? <ShareLinkCard {...props} /> : <InviteAllCard {...props} />;
}

function ShareLinkCard({ onInvites }: Pick<InvitesDueCardProps, 'onInvites'>) {
  return (
    <ButtonCard
      onClick={onInvites}
      icon={<LuSend />}
      title="Invites due!"
      text="Share the link so players can reply."
    />
  );
}

function InviteAllCard({ instance, people, onInvites }: InvitesDueCardProps) {
  const { count, isWaiting, inviteAll } = useInviteAll(instance, people);
  if (isWaiting) return <PlainCard icon={<LuSend />} title="Sending invites…" />;
  if (count === 0) return <ShareLinkCard onInvites={onInvites} />;
  return (
    <Stack gap="0">
      <ButtonCard
        onClick={inviteAll}
        icon={<LuSend />}
        title="Invites due!"
        text={`Invite ${playersText(count)}`}
      />
      <Box px="4" pb="4">
        <InvitesReach instance={instance} count={count} />
      </Box>
    </Stack>
  );
}
