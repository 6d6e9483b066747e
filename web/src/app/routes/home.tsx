import { Flex } from '@chakra-ui/react';
import { type GameInstance, TEXT_LIMITS, type Uid } from '@fives/domain';
import { useEffect } from 'react';
import { callApi } from '../../api/client.ts';
import { useMyGameInstances } from '../../db/game-instances.ts';
import { useInstanceParts } from '../../db/instance-parts.ts';
import { usePlayer } from '../../db/players.ts';
import {
  GamesList,
  type GamesListProps,
  GamesSkeleton,
  GuestNotice,
  NewGameLink,
} from '../../features/games/games-list.tsx';
import { partsToRead } from '../../features/games/needs.ts';
import { OwnReply } from '../../features/instance/reply/own-reply.tsx';
import { useNow, useOnline } from '../../hooks/use-environment.ts';
import { useHasLoaded } from '../../hooks/use-has-loaded.ts';
import { useLinkedShare } from '../../hooks/use-linked-dialog.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { type SignedIn, useSession, useUid } from '../../session/session.ts';
import { ErrorPanel } from '../../ui/messages.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { toastError } from '../../ui/toasts.ts';

const ShareSheet = lazyPart(
  async () => (await import('../../features/instance/invites/share-sheet.tsx')).ShareSheet,
);

export function HomeRoute() {
  useEnsurePlayer();
  const uid = useUid();
  const session = useSession();
  const isPlayer = session.status === 'player';
  const isSignedIn = isPlayer || session.status === 'guest';
  const games = useMyGameInstances(uid);
  const now = useNow();
  const isOnline = useOnline();
  const hasGames = games.status === 'success' && games.data.length > 0;
  const sharing = useLinkedShare();
  const sharedInstance = games.status === 'success' && games.data.find(({ id }) => id === sharing.giId);
  // An empty cache does not mean that the server has no games.
  const isLoading =
    games.status === 'loading' || (games.status === 'success' && !hasGames && games.fromCache && isOnline);
  return (
    <Page title="Your games" maxW="page">
      <Flex justify="space-between" align="center" minH="touch" mb="6">
        <PageTitle>Your games</PageTitle>
        {isPlayer && hasGames && <NewGameLink />}
      </Flex>
      {isLoading && <GamesSkeleton />}
      {games.status === 'error' && <ErrorPanel error={games.error} />}
      {games.status === 'success' && !isLoading && isSignedIn && (
        <Games
          instances={games.data}
          session={session}
          now={now}
          isComplete={!games.fromCache || !isOnline}
        />
      )}
      {sharedInstance && isSignedIn && (
        <ShareSheet instance={sharedInstance} session={session} onClose={sharing.close} />
      )}
    </Page>
  );
}

interface GamesProps extends Pick<GamesListProps, 'instances' | 'now' | 'isComplete'> {
  readonly session: SignedIn;
}

function Games({ session, ...list }: GamesProps) {
  const viewer = { uid: session.uid, role: session.status };
  const { isLoaded, partsOf } = useInstanceParts(partsToRead(list.instances, viewer, list.now));
  // A part can move the cards, so the list waits for all parts.
  const hasLoaded = useHasLoaded(isLoaded);
  const renderReply = (next: GameInstance) => <OwnReply key={next.id} instance={next} session={session} />;
  if (!hasLoaded) return <GamesSkeleton />;
  return (
    <>
      <GamesList {...list} {...{ viewer, partsOf, renderReply }} />
      {session.status === 'guest' && <GuestNotice />}
    </>
  );
}

/**
 * Creates or repairs the player document if registration was interrupted or the account's email changed. Ignores cached
 * data, because the cache may be old.
 */
function useEnsurePlayer(): void {
  const session = useSession();
  const account = session.status === 'player' ? session : null;
  const player = usePlayer(account?.uid ?? null);
  const { uid, email, name } = account ?? { uid: '', email: '', name: '' };
  const needsRepair = player.status === 'success' && !player.fromCache && player.data?.email !== email;
  useEffect(() => {
    if (needsRepair && uid) void storePlayer(uid, email, name);
  }, [needsRepair, uid, email, name]);
}

async function storePlayer(uid: Uid, email: string, name: string): Promise<void> {
  try {
    await callApi('createPlayer', { body: { uid, email, name: name || nameFromEmail(email) } });
  } catch (error) {
    console.error('The player was not stored', error);
    toastError("We still couldn't save your name and email. Reload to try again.");
  }
}

function nameFromEmail(email: string): string {
  return (email.split('@')[0] ?? '').slice(0, TEXT_LIMITS.personName);
}
