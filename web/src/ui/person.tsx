import { Badge, chakra, HStack, type HTMLChakraProps, Text } from '@chakra-ui/react';
import { LuCloudUpload } from 'react-icons/lu';

const Bdi = chakra('bdi');

export interface PersonNameProps extends HTMLChakraProps<'bdi'> {
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
