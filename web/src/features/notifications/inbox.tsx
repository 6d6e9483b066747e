import { Box, Button, chakra, Flex, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatInZone, type Notification, type Uid } from '@fives/domain';
import { useId } from 'react';
import { LuCheckCheck } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { dataOf } from '../../db/live.ts';
import { saveAllRead, saveRead } from '../../db/notifications.ts';
import { usePlayerInstance } from '../../db/player-instances.ts';
import { useNow } from '../../hooks/use-environment.ts';
import { ownTimeZone } from '../../lib/device.ts';
import { PressablePanel } from '../../ui/cards.tsx';
import { MessagePanel } from '../../ui/messages.tsx';
import { saveOrToast } from '../../ui/toasts.ts';

interface InboxProps {
  readonly uid: Uid;
  readonly notifications: readonly Notification[];
}

export function Inbox({ uid, notifications }: InboxProps) {
  const titleId = useId();
  const now = useNow();
  const markRead = (write: Promise<void>) => void saveOrToast(write, "Couldn't mark that as read");
  const hasUnread = notifications.some(({ readAt }) => readAt === null);
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId}>
      <Flex align="center" justify="space-between" gap="2" minH="touch" wrap="wrap">
        <Heading as="h1" id={titleId} textStyle="display" fontSize="4xl">
          Notifications
        </Heading>
        {hasUnread && (
          <Button variant="ghost" size="sm" px="2" onClick={() => markRead(saveAllRead(uid))}>
            <LuCheckCheck aria-hidden="true" />
            Mark all as read
          </Button>
        )}
      </Flex>
      {notifications.length === 0 ? (
        <MessagePanel title="Nothing yet" text="Invites, reminders, teams and results show up here." />
      ) : (
        <Stack as="ul" gap="2" listStyleType="none">
          {notifications.map((notification) => (
            <chakra.li key={notification.id}>
              <NotificationRow
                notification={notification}
                now={now}
                onOpen={() => notification.readAt === null && markRead(saveRead(uid, notification.id))}
              />
            </chakra.li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface NotificationRowProps {
  readonly notification: Notification;
  readonly now: Date;
  readonly onOpen: () => void;
}

function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const { title, body, link, createdAt, readAt, aboutUid } = notification;
  const notSent = notSentText(notification);
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
            {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
            {aboutUid ? <TitleWithName notification={notification} uid={aboutUid} /> : <bdi>{title}</bdi>}
          </Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            <bdi>{body}</bdi>
          </Text>
          {notSent !== null && (
            <Text color="fg.muted" fontSize="sm" fontStyle="italic">
              {notSent}
            </Text>
          )}
        </Stack>
        <Text asChild color="fg.muted" fontSize="sm" flexShrink="0">
          <time dateTime={createdAt.toISOString()}>{agoText(createdAt, now)}</time>
        </Text>
      </Link>
    </PressablePanel>
  );
}

function notSentText({ push, email }: Notification): string | null {
  if (email === 'failed') return "Not sent: couldn't deliver the email";
  return push === 'failed' ? "Not sent: couldn't reach your devices" : null;
}

function TitleWithName({ notification, uid }: { readonly notification: Notification; readonly uid: Uid }) {
  const playerInstance = usePlayerInstance(notification.giId, uid);
  const name = dataOf(playerInstance)?.name;
  return <bdi>{notification.kind === 'DROP_OUT' && name ? `${name} dropped out` : notification.title}</bdi>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function agoText(at: Date, now: Date, timeZone = ownTimeZone()): string {
  const ago = now.getTime() - at.getTime();
  if (ago < MINUTE) return 'Just now';
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)} min ago`;
  if (ago < DAY) return `${Math.floor(ago / HOUR)} h ago`;
  return formatInZone(at, timeZone, 'EEE dd/MM HH:mm');
}
