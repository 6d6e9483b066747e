import { Badge, chakra, HStack, type HTMLChakraProps, type StackProps, Text } from '@chakra-ui/react';
import { LuCloudUpload } from 'react-icons/lu';

const Bdi = chakra('bdi');

interface PersonNameProps extends HTMLChakraProps<'bdi'> {
  readonly name: string;
}

export function PersonName({ name, ...props }: PersonNameProps) {
  return (
    <Bdi display="block" minW="0" overflowWrap="anywhere" whiteSpace="normal" textAlign="start" {...props}>
      {name}
    </Bdi>
  );
}

interface PersonBadgesProps {
  readonly isGuest: boolean;
  readonly isMe: boolean;
  readonly badge?: string | null;
}

export function PersonBadges({ isGuest, isMe, badge = null }: PersonBadgesProps) {
  return (
    <>
      {isMe && (
        <Badge variant="solid" flexShrink="0">
          you
        </Badge>
      )}
      {badge !== null && (
        <Badge variant="outline" flexShrink="0">
          {badge}
        </Badge>
      )}
      {isGuest && (
        <Badge colorPalette="gray" flexShrink="0">
          guest
        </Badge>
      )}
    </>
  );
}

interface PersonLineProps extends StackProps {
  readonly person: { readonly name: string; readonly isGuest: boolean };
  readonly isMe: boolean;
  readonly badge?: string | null;
}

/** The children come before the badges. */
export function PersonLine({ person, isMe, badge = null, children, ...stack }: PersonLineProps) {
  return (
    <HStack columnGap="2" rowGap="0" wrap="wrap" minW="0" flex="1 1 8rem" {...stack}>
      <PersonName name={person.name} fontWeight="600" />
      {children}
      <PersonBadges isGuest={person.isGuest} isMe={isMe} badge={badge} />
    </HStack>
  );
}

/** Appears after a second, because most writes are faster. */
export function PendingNote({ isPending }: { readonly isPending: boolean }) {
  if (!isPending) return null;
  return (
    <HStack
      gap="2"
      color="fg.muted"
      fontSize="sm"
      animationName="fade-in"
      animationDuration="slow"
      animationDelay="1s"
      animationFillMode="both"
    >
      <LuCloudUpload aria-hidden="true" />
      <Text>Waiting to send</Text>
    </HStack>
  );
}
