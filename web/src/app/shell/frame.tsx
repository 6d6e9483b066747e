import { Box, Link as ChakraLink, Flex, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import type { Session } from '../../session/session.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { FormationMark } from '../../ui/messages.tsx';

// Both load on demand, because visitors need neither.
const SideMenu = lazyPart(async () => (await import('./side-menu.tsx')).SideMenu, Placeholder);
const InboxLink = lazyPart(async () => (await import('./inbox-link.tsx')).InboxLink, Placeholder);

function TopBar({ session }: { readonly session: Session }) {
  const signedIn = session.status === 'guest' || session.status === 'player';
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      minH="14"
      wrap="wrap"
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
      <ChakraLink asChild color="fg" _hover={{ textDecoration: 'none' }} minH="touch" borderRadius="lg">
        <Link to={signedIn ? appPaths.home() : appPaths.landing()} aria-label="Fives, home">
          <HStack gap="2">
            <FormationMark size="7" color="brand.fg" />
            <Text as="span" textStyle="display" fontSize="2xl">
              Fives
            </Text>
          </HStack>
        </Link>
      </ChakraLink>
      <HStack gap="0">
        {signedIn && <InboxLink key={session.uid} uid={session.uid} />}
        {session.status === 'player' && <SideMenu name={session.name} />}
        {(session.status === 'visitor' || session.status === 'guest') && <AccountLinks />}
      </HStack>
    </Flex>
  );
}

function Placeholder() {
  return <Box boxSize="touch" />;
}

function AccountLinks() {
  const { pathname, search } = useLocation();
  if ([appPaths.login(), appPaths.register()].includes(pathname)) return null;
  // After login, the landing page leads home. Other pages lead back to themselves.
  const next = pathname === appPaths.landing() ? undefined : pathname + search;
  return (
    <HStack as="nav" aria-label="Account" gap="1">
      <LinkButton to={appPaths.login(next)} variant="ghost" px="3">
        Login
      </LinkButton>
      <LinkButton to={appPaths.register(next)} variant="outline" px="3">
        Sign Up
      </LinkButton>
    </HStack>
  );
}

interface FrameProps {
  readonly session: Session;
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

export function Frame({ session, notices, children }: FrameProps) {
  return (
    <>
      <ChakraLink
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
      </ChakraLink>
      <TopBar session={session} />
      {notices}
      <Box as="main" id="main" tabIndex={-1} outline="none">
        {children}
      </Box>
    </>
  );
}
