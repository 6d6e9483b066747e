import { Box, IconButton } from '@chakra-ui/react';
import type { Uid } from '@fives/domain';
import { LuBell } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { LiveData } from '../../db/live-data.tsx';
import { UNREAD_LIMIT, useUnreadCount } from '../../db/notifications.ts';
import { useNavigateFromPush, useRefreshPushToken } from '../../push/use-pushes.ts';

export function InboxLink({ uid }: { readonly uid: Uid }) {
  useRefreshPushToken(uid);
  useNavigateFromPush();
  return (
    <LiveData>
      <Bell uid={uid} />
    </LiveData>
  );
}

function Bell({ uid }: { readonly uid: Uid }) {
  const unread = useUnreadCount(uid);
  const count = unread < UNREAD_LIMIT ? String(unread) : `${UNREAD_LIMIT - 1}+`;
  return (
    <IconButton
      asChild
      variant="ghost"
      position="relative"
      aria-label={unread === 0 ? 'Notifications' : `Notifications, ${count} unread`}
    >
      <Link to={appPaths.notifications()}>
        <LuBell />
        {unread > 0 && <Badge>{count}</Badge>}
      </Link>
    </IconButton>
  );
}

function Badge({ children }: { readonly children: string }) {
  return (
    <Box
      as="span"
      aria-hidden="true"
      position="absolute"
      top="1"
      insetEnd="1"
      minW="1.5em"
      px="1"
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      fontSize="min({fontSizes.xs}, 3.5vw)"
      fontWeight="600"
      lineHeight="1.5"
      textAlign="center"
    >
      {children}
    </Box>
  );
}
