/// <reference types="vite-plugin-pwa/vanillajs" />

import { registerSW } from 'virtual:pwa-register';
import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { InstallOffer } from '../../features/install/install-offer.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { createStore, useStore } from '../../lib/store.ts';
import { useGuestClaim } from '../../session/guest-claim.ts';
import { type Session, useSession } from '../../session/session.ts';
import { PageSkeleton } from '../../ui/page.tsx';
import { Frame } from './frame.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ScrollRestoration } from './scroll-restoration.ts';
import { useKeptScreen } from './use-kept-screen.ts';

// Loads on demand because few people see this sheet.
const GuestClaimSheet = lazyPart(async () => (await import('./guest-claim-sheet.tsx')).GuestClaimSheet);

export function Shell() {
  const claim = useGuestClaim();
  const known = useSession();
  const { pathname, search, hash } = useLocation();
  useKeptScreen(pathname + search + hash);
  // The URL is ahead of the screen while the next screen loads. After a log-out, a guard on the old screen would
  // redirect back, so the shell shows a skeleton.
  const isLeft = known.status === 'visitor' && window.location.pathname !== pathname;
  const session: Session = isLeft ? { status: 'loading' } : known;
  const notices = (
    <>
      <OfflineBanner />
      <UpdatePrompt />
    </>
  );
  return (
    <>
      <Frame session={session} notices={notices}>
        <Suspense fallback={<PageSkeleton />}>{isLeft ? <PageSkeleton /> : <Outlet />}</Suspense>
      </Frame>
      <InstallOffer />
      {claim && <GuestClaimSheet claim={claim} />}
      <ScrollRestoration />
    </>
  );
}

/**
 * Offers a new version without reloading, because someone may be typing. The bar takes its own space so that it covers
 * nothing.
 */
function UpdatePrompt() {
  const isWaiting = useStore(isNewVersionWaiting, (is) => is);
  const [isChanging, setChanging] = useState(false);
  const update = () => {
    setChanging(true);
    void activate();
  };
  return (
    <Box role="status" position="sticky" top="calc(3.5rem + env(safe-area-inset-top))" zIndex="docked">
      {isWaiting && (
        <HStack bg="scoreboard.bg" color="scoreboard.lit" justify="center" gap="4" px="4" py="1">
          <Text fontSize="sm" fontWeight="600">
            There's a new version of Fives.
          </Text>
          <Button size="sm" minH="touch" loading={isChanging} onClick={update}>
            Update
          </Button>
        </HStack>
      )}
    </Box>
  );
}

/** True if a new version is installed and waits until all pages of the old version close. */
const isNewVersionWaiting = createStore(false);

// Registers the service worker, which development does not have. `activate` reloads every open page.
const activate = registerSW({
  onNeedRefresh: () => isNewVersionWaiting.set(true),
  onRegisteredSW: (_url, registration) => {
    if (registration) lookWhenSeen(registration);
  },
  onRegisterError: (error: unknown) => console.warn('No offline use', error),
});

/**
 * Checks for a new version when the page becomes visible. Browsers check only on page load, but an installed app stays
 * open for days.
 */
function lookWhenSeen(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    registration.update().catch((error: unknown) => console.warn('No look for a new version', error));
  });
}
