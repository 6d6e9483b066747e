import { Badge } from '@chakra-ui/react';

export interface PersonBadgesProps {
  readonly isGuest: boolean;
  readonly isMe: boolean;
}

/** What is worth knowing beside a name: that it is oneself, and that it is a guest. */
export function PersonBadges({ isGuest, isMe }: PersonBadgesProps) {
  return (
    <>
      {isMe && (
        <Badge variant="solid" flexShrink="0">
          you
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
