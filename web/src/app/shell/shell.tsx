/// <reference types="vite-plugin-pwa/vanillajs" />

import { registerSW } from 'virtual:pwa-register';
import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { LuWifiOff } from 'react-icons/lu';
import { Outlet, useLocation } from 'react-router-dom';
import { InstallOffer } from '../../features/install/install-offer.tsx';
import { useOnline } from '../../hooks/use-environment.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { createStore, useStore } from '../../lib/store.ts';
import { type Session, useGuestClaim, useSession } from '../../session/session.ts';
import { PageSkeleton } from '../../ui/page.tsx';
import { Frame } from './frame.tsx';
import { ScrollRestoration } from './scroll-restoration.ts';
import { useKeptScreen } from './use-kept-screen.ts';

// Loads on demand because few people see this sheet.
const GuestClaimSheet = lazyPart(async () => (await import('./guest-claim-sheet.tsx')).GuestClaimSheet);

export function Shell() {
  const claim = useGuestClaim();
  const current = useSession();
  const { pathname, search, hash } = useLocation();
  useKeptScreen(pathname + search + hash);
  // While the next screen loads, the URL has changed, but the old screen still shows. After a log-out, the old screen
  // would redirect to the login page, so the shell shows a skeleton.
  const isLeavingScreen = current.status === 'visitor' && window.location.pathname !== pathname;
  const session: Session = isLeavingScreen ? { status: 'loading' } : current;
  const notices = (
    <>
      <OfflineBanner />
      <UpdatePrompt />
    </>
  );
  return (
    <>
      <Frame session={session} notices={notices}>
        <Suspense fallback={<PageSkeleton />}>{isLeavingScreen ? <PageSkeleton /> : <Outlet />}</Suspense>
      </Frame>
      <InstallOffer />
      {claim && <GuestClaimSheet claim={claim} />}
      <ScrollRestoration />
    </>
  );
}

function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <HStack
          bg="scoreboard.bg"
          color="scoreboard.lit"
          px="4"
          py="2"
          justify="center"
          fontSize="sm"
          fontWeight="600"
        >
          <LuWifiOff aria-hidden="true" />
          <Text>You're offline. We'll send your replies when you're back.</Text>
        </HStack>
      )}
    </div>
  );
}

/**
 * Offers a new version without a reload, because the user may be typing. The bar has its own space and covers nothing.
 */
function UpdatePrompt() {
  const isWaiting = useStore(isNewVersionWaiting, (isWaiting) => isWaiting);
  const [isUpdating, setUpdating] = useState(false);
  const update = () => {
    setUpdating(true);
    void activate();
  };
  return (
    <Box role="status" position="sticky" top="calc(3.5rem + env(safe-area-inset-top))" zIndex="docked">
      {isWaiting && (
        <HStack bg="scoreboard.bg" color="scoreboard.lit" justify="center" gap="4" px="4" py="1">
          <Text fontSize="sm" fontWeight="600">
            There's a new version of Fives.
          </Text>
          <Button size="sm" loading={isUpdating} onClick={update}>
            Update
          </Button>
        </HStack>
      )}
    </Box>
  );
}

const isNewVersionWaiting = createStore(false);

// Registers the service worker, which development does not have. `activate` reloads every open page.
const activate = registerSW({
  onNeedRefresh: () => isNewVersionWaiting.set(true),
  onRegisteredSW: (_url, registration) => {
    if (registration) checkWhenVisible(registration);
  },
  onRegisterError: (error: unknown) => console.warn('The service worker was not registered', error),
});

/**
 * Checks for a new version when the page becomes visible. Browsers check only on page load, but an installed app stays
 * open for days.
 */
function checkWhenVisible(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    registration
      .update()
      .catch((error: unknown) => console.warn('The check for a new version failed', error));
  });
}
