import { Box, Flex, Link } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { LuArrowLeft } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';

export interface BackLinkProps {
  readonly to: string;
  readonly label: string;
}

/** The way back to the screen above this one. */
export const BackLink = memo(function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link
      asChild
      textStyle="label"
      color="fg.muted"
      minH="touch"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
    >
      <RouterLink to={to}>
        <LuArrowLeft aria-hidden="true" />
        {label}
      </RouterLink>
    </Link>
  );
});

/** What one does next on a screen: on a phone a bar within the thumb's reach, on a desk a row in its place. */
export function ThumbBar({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Flex
        gap="3"
        align="center"
        position={{ base: 'fixed', md: 'static' }}
        insetX="0"
        bottom="0"
        zIndex="docked"
        p={{ base: '4', md: '0' }}
        pb={{ base: 'calc(1rem + env(safe-area-inset-bottom))', md: '0' }}
        bg={{ base: 'bg/90', md: 'transparent' }}
        backdropFilter={{ base: 'blur(12px)', md: 'none' }}
        borderTopWidth={{ base: '1px', md: '0' }}
        borderColor="border"
      >
        {children}
      </Flex>
      {/* Room at the end of the page, so that the bar covers nothing. */}
      <Box order="1" h="12" hideFrom="md" />
    </>
  );
}
