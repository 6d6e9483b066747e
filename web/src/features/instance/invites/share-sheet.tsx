import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  GAME_SETTINGS,
  type GameId,
  type GameInstance,
  googleCalendarLink,
  notUpcomingReason,
  toCalendarEvent,
  yesRepliesNeededText,
} from '@fives/domain';
import { useState } from 'react';
import { LuCalendarSync, LuDownload, LuExternalLink } from 'react-icons/lu';
import { callApi } from '../../../api/client.ts';
import { appPaths, calendarFile, dateLink } from '../../../config/paths.ts';
import { useGame } from '../../../db/games.ts';
import { dataOf } from '../../../db/live.ts';
import { useSettings } from '../../../hooks/use-settings.ts';
import { type SignedIn, toActor } from '../../../session/session.ts';
import { LinkButton } from '../../../ui/buttons.tsx';
import { SettingSwitch } from '../../../ui/settings.tsx';
import { saveOrToast, toastSuccess } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import { useInstanceView } from '../use-instance.ts';
import { ChatMessage } from './chat-message.tsx';
import { InvitesReach, playersText, sendInvites, useInviteAll } from './invite-all.tsx';
import { InvitesDialog, invitesProblem, ShareSection } from './invites-dialog.tsx';

interface ShareSheetProps {
  readonly instance: GameInstance;
  readonly session: SignedIn;
  readonly onClose: () => void;
}

export function ShareSheet({ instance, session, onClose }: ShareSheetProps) {
  const { view } = useInstanceView(instance, session);
  const { may } = view.viewer;
  // The server then invites the player pool.
  const markInvitesSent = () => {
    if (instance.status !== 'CREATED' || invitesProblem(instance, new Date()) !== null) return;
    void sendInvites(instance, toActor(session), "Couldn't mark the invites as sent");
  };
  const onShared = may.has('editInstance') ? markInvitesSent : undefined;
  const { reserveOdds, game } = instance;
  const repliesNeeded =
    may.has('editInstance') && reserveOdds && yesRepliesNeededText(reserveOdds, game.numberOfPlayers);
  return (
    <InvitesDialog instance={instance} onShared={onShared} onClose={onClose}>
      {repliesNeeded && <Text color="fg.muted">{repliesNeeded}</Text>}
      <ChatMessage view={view} onShared={onShared} />
      {notUpcomingReason(instance, view.now) === null && <CalendarLinks view={view} onClose={onClose} />}
      {may.has('editGame') && (
        <>
          <InviteAllButton view={view} />
          <AutoInvitesSwitch instance={instance} />
          <RenewLink gameId={instance.gameId} />
        </>
      )}
    </InvitesDialog>
  );
}

function CalendarLinks({ view, onClose }: { readonly view: InstanceView; readonly onClose: () => void }) {
  const { instance, viewer } = view;
  const { id, game } = instance;
  const event = toCalendarEvent(instance, dateLink(instance));
  return (
    <ShareSection title="Add to calendar">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        <Button asChild variant="outline">
          <a href={calendarFile(id, game.inviteKey)} onClick={onClose}>
            <LuDownload aria-hidden="true" />
            Download calendar file
          </a>
        </Button>
        <Button asChild variant="outline">
          <a href={googleCalendarLink(event)} target="_blank" rel="noopener noreferrer" onClick={onClose}>
            <LuExternalLink aria-hidden="true" />
            Google Calendar
          </a>
        </Button>
      </SimpleGrid>
      {viewer.role !== 'guest' && (
        <>
          <Text color="fg.muted" fontSize="sm">
            A single event won't update if the game moves. Subscribe and it will.
          </Text>
          <LinkButton to={appPaths.account()} variant="outline">
            <LuCalendarSync aria-hidden="true" />
            Subscribe to all my games…
          </LinkButton>
        </>
      )}
    </ShareSection>
  );
}

function InviteAllButton({ view: { instance, people, now } }: { readonly view: InstanceView }) {
  const { count, isWaiting, inviteAll } = useInviteAll(instance, people);
  const isDue = instance.status === 'CREATED' && invitesProblem(instance, now) === null;
  if (!isDue || instance.isFirstGame || count === 0) return null;
  return (
    <Stack gap="3">
      <InvitesReach instance={instance} count={count} />
      <Button onClick={inviteAll} disabled={isWaiting}>
        {isWaiting ? 'Sending invites…' : `Invite ${playersText(count)}`}
      </Button>
    </Stack>
  );
}

/** Shows the setting of the game, because the server updates the instance later. */
function AutoInvitesSwitch({ instance }: { readonly instance: GameInstance }) {
  const live = useGame(instance.gameId);
  const { game, save } = useSettings(instance.gameId, dataOf(live) ?? instance.game);
  const { label, help, failure } = GAME_SETTINGS.autoInvites.control;
  const change = (autoInvites: boolean) => void save({ autoInvites }, failure);
  return <SettingSwitch {...{ label, help }} isOn={game.autoInvites} onChange={change} />;
}

function RenewLink({ gameId }: { readonly gameId: GameId }) {
  const [isAsking, setAsking] = useState(false);
  const renew = async () => {
    setAsking(false);
    const call = callApi('renewLink', { params: { gameId } });
    if (await saveOrToast(call, "Couldn't reset the link")) toastSuccess('Link reset');
  };
  return (
    <ShareSection title="Reset link">
      <Text color="fg.muted" fontSize="sm">
        All links and calendar files that you shared before stop working for new players. Everyone in the game
        stays in.
      </Text>
      {isAsking ? (
        <SimpleGrid columns={2} gap="3">
          <Button variant="outline" onClick={() => setAsking(false)}>
            Keep the link
          </Button>
          <Button colorPalette="red" onClick={() => void renew()}>
            Reset it
          </Button>
        </SimpleGrid>
      ) : (
        <Button variant="outline" onClick={() => setAsking(true)}>
          Reset link…
        </Button>
      )}
    </ShareSection>
  );
}
