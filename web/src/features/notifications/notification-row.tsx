import { Box, Stack, Text } from '@chakra-ui/react';
import type { Notification } from '@fives/domain';
import { Link } from 'react-router-dom';
import { PressablePanel } from '../../ui/cards.tsx';
import { agoText } from './ago-text.ts';

export interface NotificationRowProps {
  readonly notification: Notification;
  readonly now: Date;
  readonly onOpen: () => void;
}

/** One line of the inbox, which leads to what it is about. */
export function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const { title, body, link, createdAt, readAt } = notification;
  const isUnread = readAt === null;
  return (
    <PressablePanel gap="4" p="4" align="flex-start">
      <Link to={link} onClick={onOpen}>
        <Box
          mt="2"
          boxSize="2"
          flexShrink="0"
          borderRadius="full"
          bg={isUnread ? 'brand.solid' : 'transparent'}
        />
        <Stack gap="0.5" minW="0" flex="1">
          <Text fontWeight={isUnread ? '600' : '400'} overflowWrap="anywhere">
            {isUnread && <SaidOnly>Unread: </SaidOnly>}
            <bdi>{title}</bdi>
          </Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            <bdi>{body}</bdi>
          </Text>
        </Stack>
        <Text asChild color="fg.muted" fontSize="sm" flexShrink="0">
          <time dateTime={createdAt.toISOString()}>{agoText(createdAt, now)}</time>
        </Text>
      </Link>
    </PressablePanel>
  );
}

/** For those who hear the screen and do not see the dot. */
function SaidOnly({ children }: { readonly children: string }) {
  return (
    <Box as="span" srOnly>
      {children}
    </Box>
  );
}
