import { Flex, Heading } from '@chakra-ui/react';
import { useMyGameInstances } from '../../db/game-instances.ts';
import { useEnsurePlayer } from '../../features/account/use-ensure-player.ts';
import {
  AT_THE_THUMB,
  GamesList,
  GamesSkeleton,
  GuestNotice,
  NewGameLink,
} from '../../features/games/games-list.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { useSession, useUid } from '../../session/session.ts';
import { ErrorPanel } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';
import { useOnline } from '../shell/offline-banner.tsx';

/** A person's games, guests' among them. */
export function HomeRoute() {
  useEnsurePlayer();
  const uid = useUid();
  const isPlayer = useSession().status === 'player';
  const games = useMyGameInstances(uid);
  const now = useNow();
  const isOnline = useOnline();
  const hasGames = games.status === 'success' && games.data.length > 0;
  // Nothing on this device does not mean nothing: the server may know of games.
  const isLoading =
    games.status === 'loading' || (games.status === 'success' && !hasGames && games.fromCache && isOnline);
  return (
    <Page title="Your games" maxW="page" pb={{ base: '28', md: '16' }}>
      <Flex justify="space-between" align="center" minH="touch" mb="6">
        <Heading as="h1" textStyle="display" fontSize="4xl">
          Your games
        </Heading>
        {isPlayer && hasGames && <NewGameLink {...AT_THE_THUMB} />}
      </Flex>
      {isLoading && <GamesSkeleton />}
      {games.status === 'error' && <ErrorPanel error={games.error} />}
      {games.status === 'success' && !isLoading && uid !== null && (
        <GamesList
          instances={games.data}
          uid={uid}
          canCreate={isPlayer}
          now={now}
          isComplete={!games.fromCache || !isOnline}
        />
      )}
      {!isPlayer && <GuestNotice />}
    </Page>
  );
}
