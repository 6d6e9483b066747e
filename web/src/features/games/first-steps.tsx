import { Button, type ButtonProps, Flex, Text } from '@chakra-ui/react';
import { LuPlus } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { MessagePanel } from '../../ui/messages.tsx';

export function NoGames({ canCreate }: { readonly canCreate: boolean }) {
  if (!canCreate)
    return <MessagePanel title="No games yet" text="Games you join from an invite link show up here." />;
  return (
    <MessagePanel
      title="No games yet"
      text="Create a game and share its link. Games you're invited to show up here too."
    >
      <NewGameLink mt="3" />
    </MessagePanel>
  );
}

export function GuestNotice() {
  return (
    <Flex layerStyle="panel" mt="4" p="5" gap="4" align="center" justify="space-between" wrap="wrap">
      <Text flex="1 1 14rem" minW="0">
        You're playing as a guest. Register to create games and keep your replies and results.
      </Text>
      <Button asChild width={{ base: 'full', md: 'auto' }}>
        <Link to={appPaths.register()}>Register</Link>
      </Button>
    </Flex>
  );
}

export function NewGameLink(props: ButtonProps) {
  return (
    <Button asChild textStyle="label" fontSize="md" {...props}>
      <Link to={appPaths.newGame()}>
        <LuPlus aria-hidden="true" />
        new game
      </Link>
    </Button>
  );
}

export const FIXED_BUTTON_ON_PHONE: ButtonProps = {
  size: { base: 'lg', md: 'md' },
  position: { base: 'fixed', md: 'static' },
  bottom: 'calc(env(safe-area-inset-bottom) + 1rem)',
  insetX: '4',
  zIndex: 'docked',
  boxShadow: { base: 'lg', md: 'none' },
};
