import { Button, Skeleton, Stack } from '@chakra-ui/react';
import { type InviteCard, UNKNOWN_GAME } from '@fives/domain';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useNow } from '../../hooks/use-now.ts';
import { MessagePanel } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';
import { HeaderCard } from './header/header-card.tsx';
import { InstanceColumns } from './instance-columns.tsx';

/**
 * The board of an instance and what follows, about as high as they will be.
 * @param card what is known already: its board stands there, for one who has just signed in
 */
export function InstanceSkeleton({ card = null }: { readonly card?: InviteCard | null }) {
  const now = useNow();
  return (
    <Page title={card?.game.name ?? 'Loading'} maxW="page" aria-busy="true" aria-label="Loading">
      <InstanceColumns pool={null}>
        {card ? <HeaderCard instance={card} now={now} /> : <Skeleton height="64" borderRadius="2xl" />}
        <CardsSkeleton />
      </InstanceColumns>
    </Page>
  );
}

/** What stands below the board until it is known what this instance asks of the viewer. */
export function CardsSkeleton() {
  return (
    <Stack gap="4" aria-busy="true">
      <Skeleton height="44" borderRadius="2xl" />
      <Skeleton height="16" borderRadius="2xl" />
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} height="14" borderRadius="xl" />
      ))}
    </Stack>
  );
}

/** The link leads to no game. */
export function UnknownInstance() {
  return (
    <Page title={UNKNOWN_GAME.title}>
      <MessagePanel level="h1" {...UNKNOWN_GAME}>
        <BackHome />
      </MessagePanel>
    </Page>
  );
}

/** The game is not kept on this device, and there is no network to fetch it. */
export function UnreachedInstance() {
  return (
    <Page title="No connection">
      <MessagePanel
        level="h1"
        title="No connection"
        text="You haven't opened this game on this device, so it isn't saved for offline use."
      >
        <BackHome />
      </MessagePanel>
    </Page>
  );
}

function BackHome() {
  return (
    <Button asChild>
      <Link to={appPaths.home()}>Back to your games</Link>
    </Button>
  );
}
