import { Button, HStack } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';

/** The ways into an account, for whoever has no menu; not on the pages that they lead to. */
export function AccountLinks() {
  const { pathname, search } = useLocation();
  if ([appPaths.login(), appPaths.register()].includes(pathname)) return null;
  // From the front door one goes home; from anywhere else one comes back.
  const next = pathname === appPaths.landing() ? undefined : pathname + search;
  return (
    <HStack as="nav" aria-label="Account" gap="1">
      <Button asChild variant="ghost" px="3">
        <Link to={appPaths.login(next)}>Login</Link>
      </Button>
      <Button asChild variant="outline" px="3">
        <Link to={appPaths.register(next)}>Sign Up</Link>
      </Button>
    </HStack>
  );
}
