import { Box, Flex, type FlexProps, HStack, Stack, Text } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { LuChevronRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';

interface CardFaceProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
}

interface LinkCardProps extends CardFaceProps {
  readonly to: string;
  readonly state?: unknown;
}

interface ButtonCardProps extends CardFaceProps {
  readonly onClick: () => void;
}

export const LinkCard = memo(function LinkCard({ to, state, ...face }: LinkCardProps) {
  return (
    <PressableCard>
      <Link to={to} state={state}>
        <CardFace {...face} />
        <Chevron />
      </Link>
    </PressableCard>
  );
});

export const ButtonCard = memo(function ButtonCard({ onClick, ...face }: ButtonCardProps) {
  return (
    <PressableCard>
      <button type="button" onClick={onClick}>
        <CardFace {...face} />
        <Chevron />
      </button>
    </PressableCard>
  );
});

export function PlainCard({ children, ...face }: CardFaceProps & { readonly children?: ReactNode }) {
  return (
    <Flex
      layerStyle="panel"
      direction={{ base: 'column', md: 'row' }}
      wrap={{ md: 'wrap' }}
      align={{ md: 'center' }}
      gap="4"
      p="4"
    >
      {/* Buttons that leave less width for the text move below it. */}
      <HStack columnGap="4" rowGap="2" flex={{ base: 'none', md: '1 1 18rem' }} minW="0" wrap="wrap">
        <CardFace {...face} />
      </HStack>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'center' }}
        gap="4"
        _empty={{ display: 'none' }}
      >
        {children}
      </Flex>
    </Flex>
  );
}

/** A card with one small action, which stays beside the text on a phone. */
export function RowCard({ children, ...face }: CardFaceProps & { readonly children: ReactNode }) {
  return (
    <Flex layerStyle="panel" columnGap="3" rowGap="2" align="center" wrap="wrap" px="4" py="2">
      <CardFace {...face} />
      {children}
    </Flex>
  );
}

function PressableCard({ children }: { readonly children: ReactNode }) {
  return (
    <PressablePanel columnGap="4" rowGap="2" wrap="wrap" p="4" minH="touch" width="full" textAlign="start">
      {children}
    </PressablePanel>
  );
}

const ICON_SIZE = 'min({fontSizes.xl}, 6vw)';

function CardFace({ icon, title, text }: CardFaceProps) {
  return (
    <>
      <IconTile>{icon}</IconTile>
      {/* The text moves below the icon if large letters need more width. */}
      <Stack as="span" gap="0.5" flex="1 1 8rem" minW="0">
        <Text as="span" textStyle="title" fontSize="xl" overflowWrap="anywhere">
          {title}
        </Text>
        {text && (
          <Text as="span" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {text}
          </Text>
        )}
      </Stack>
    </>
  );
}

function Chevron() {
  return <Box as={LuChevronRight} flexShrink="0" color="fg.muted" fontSize={ICON_SIZE} aria-hidden="true" />;
}

/** A panel around one link or one button, which must be the only child. */
export function PressablePanel(props: FlexProps) {
  return (
    <Flex
      asChild
      layerStyle="panel"
      align="center"
      cursor="pointer"
      transition="border-color 120ms"
      _hover={{ borderColor: 'brand.border' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
      {...props}
    />
  );
}

export const IconTile = memo(function IconTile({ children }: { readonly children: ReactNode }) {
  return (
    <Flex
      boxSize="touch"
      flexShrink="0"
      align="center"
      justify="center"
      borderRadius="xl"
      bg="brand.muted"
      color="brand.fg"
      fontSize={ICON_SIZE}
      aria-hidden="true"
    >
      {children}
    </Flex>
  );
});
