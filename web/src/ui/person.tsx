import { Badge, chakra, HStack, type HTMLChakraProps, Text } from '@chakra-ui/react';
import { LuCloudUpload } from 'react-icons/lu';

const Bdi = chakra('bdi');

export interface PersonNameProps extends HTMLChakraProps<'bdi'> {
  readonly name: string;
}

/** Somebody's name, whichever way it is written, and all of it: a long one goes on in the next line. */
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
  /** Of the person's role in the game. */
  readonly badge?: string | null;
}

/** What is worth knowing beside a name: that it is oneself, their role, and that it is a guest. */
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

/** Says that something on the screen has not reached the server. Most writes do so before it is seen. */
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
