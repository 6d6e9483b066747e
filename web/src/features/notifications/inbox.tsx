import { Button, chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import type { Notification } from '@fives/domain';
import { useId } from 'react';
import { LuCheckCheck } from 'react-icons/lu';
import { useNow } from '../../hooks/use-now.ts';
import { MessagePanel } from '../../ui/messages.tsx';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead } from './use-mark-read.ts';

export interface InboxProps {
  readonly uid: string;
  /** The newest first. */
  readonly notifications: readonly Notification[];
}

/** What a player has been told. Whatever is opened is read. */
export function Inbox({ uid, notifications }: InboxProps) {
  const titleId = useId();
  const now = useNow();
  const markRead = useMarkRead(uid);
  const hasUnread = notifications.some(({ readAt }) => readAt === null);
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId}>
      <Flex align="center" justify="space-between" gap="2" minH="touch" wrap="wrap">
        <Heading as="h1" id={titleId} textStyle="display" fontSize="4xl">
          Notifications
        </Heading>
        {hasUnread && (
          <Button variant="ghost" size="sm" px="2" onClick={() => void markRead.all()}>
            <LuCheckCheck aria-hidden="true" />
            Mark all as read
          </Button>
        )}
      </Flex>
      {notifications.length === 0 ? (
        <MessagePanel
          title="Nothing yet"
          text="Invites, reminders, teams and results of your games will be here."
        />
      ) : (
        <Stack as="ul" gap="2" listStyleType="none">
          {notifications.map((notification) => (
            <chakra.li key={notification.id}>
              <NotificationRow
                notification={notification}
                now={now}
                onOpen={() => notification.readAt === null && void markRead.one(notification.id)}
              />
            </chakra.li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
