import { Flex, HStack, Text } from '@chakra-ui/react';
import { appPaths } from '../../config/paths.ts';
import { Features } from '../../features/landing/features.tsx';
import { Hero } from '../../features/landing/hero.tsx';
import { useUid } from '../../session/session.ts';
import { FormationMark } from '../../ui/messages.tsx';

/** The front door: what the product is, and the way in. Loaded at once, so it stays clear of the database. */
export function LandingRoute() {
  const isSignedIn = useUid() !== null;
  return (
    <>
      <title>Fives, the 5-a-side organiser</title>
      <Hero startPath={isSignedIn ? appPaths.home() : appPaths.login()} />
      <Features />
      <Footer />
    </>
  );
}

/** The end of the landing page. */
export function Footer() {
  return (
    <Flex
      as="footer"
      borderTopWidth="1px"
      px={{ base: '4', md: '6' }}
      py="8"
      justify="space-between"
      align="center"
      maxW="page"
      mx="auto"
      color="fg.muted"
    >
      <HStack gap="2">
        <FormationMark size="5" />
        <Text textStyle="display" fontSize="xl">
          Fives
        </Text>
      </HStack>
      <Text textStyle="score">2025</Text>
    </Flex>
  );
}
