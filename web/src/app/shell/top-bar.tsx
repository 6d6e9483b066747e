import { Box, Flex, HStack, Link, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useSession } from '../../session/session.ts';
import { FormationMark } from '../../ui/messages.tsx';
import { AccountLinks } from './account-links.tsx';

// Visitors have no menu, so the first screen does not wait for it.
const SideMenu = lazy(async () => ({ default: (await import('./side-menu.tsx')).SideMenu }));
const InboxLink = lazy(async () => ({ default: (await import('./inbox-link.tsx')).InboxLink }));

/** The bar at the top: the logo leads home, the inbox and the menu are for registered players. */
export function TopBar() {
  const session = useSession();
  const signedIn = session.status === 'guest' || session.status === 'player';
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      h="14"
      px={{ base: '4', md: '6' }}
      pt="env(safe-area-inset-top)"
      boxSizing="content-box"
      align="center"
      justify="space-between"
      bg="bg/90"
      backdropFilter="blur(12px)"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Link asChild color="fg" _hover={{ textDecoration: 'none' }} minH="touch" borderRadius="lg">
        <RouterLink to={signedIn ? appPaths.home() : appPaths.landing()} aria-label="Fives, home">
          <HStack gap="2">
            <FormationMark size="7" color="brand.fg" />
            <Text as="span" textStyle="display" fontSize="2xl">
              Fives
            </Text>
          </HStack>
        </RouterLink>
      </Link>
      {session.status === 'player' && (
        <HStack gap="0">
          <Suspense fallback={<Box boxSize="touch" />}>
            <InboxLink uid={session.uid} />
          </Suspense>
          <Suspense fallback={<Box boxSize="touch" />}>
            <SideMenu name={session.name} />
          </Suspense>
        </HStack>
      )}
      {(session.status === 'visitor' || session.status === 'guest') && <AccountLinks />}
    </Flex>
  );
}
