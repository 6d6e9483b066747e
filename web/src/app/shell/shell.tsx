import { Box, Link } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { InstallOffer } from '../../features/install/install-offer.tsx';
import { PageSkeleton } from '../../ui/page.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { TopBar } from './top-bar.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** What stands around every screen. */
export function Shell() {
  return (
    <>
      <Link
        href="#main"
        position="absolute"
        left="4"
        top="-20"
        zIndex="skipNav"
        px="4"
        py="2"
        borderRadius="lg"
        bg="brand.solid"
        color="brand.contrast"
        _focusVisible={{ top: '3' }}
      >
        Skip to content
      </Link>
      <TopBar />
      <OfflineBanner />
      <UpdatePrompt />
      <Box as="main" id="main" tabIndex={-1} outline="none">
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Box>
      <InstallOffer />
      <ScrollRestoration />
    </>
  );
}
