import { Box, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Session } from '../../session/session.ts';
import { TopBar } from './top-bar.tsx';

interface FrameProps {
  readonly session: Session;
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

export function Frame({ session, notices, children }: FrameProps) {
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
      <TopBar session={session} />
      {notices}
      <Box as="main" id="main" tabIndex={-1} outline="none">
        {children}
      </Box>
    </>
  );
}
