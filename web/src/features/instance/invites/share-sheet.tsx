import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  GAME_SETTINGS,
  type GameId,
  type GameInstance,
  notUpcomingReason,
  yesRepliesNeededText,
} from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useGame } from '../../../db/games.ts';
import { dataOf } from '../../../db/live.ts';
import { useSettings } from '../../../hooks/use-settings.ts';
import { type SignedIn, toActor } from '../../../session/session.ts';
import { ChatMessage } from '../../../shared/sharing/chat-message.tsx';
import { ShareSection } from '../../../shared/sharing/share-section.tsx';
import { SettingSwitch } from '../../../ui/settings.tsx';
import { saveOrToast, toastSuccess } from '../../../ui/toasts.ts';
import { useNextInstance } from '../cards/next-game.tsx';
import type { InstanceView } from '../instance-view.ts';
import { useInstanceView } from '../use-instance.ts';
import { CalendarLinks } from './calendar-links.tsx';
import { InvitesReach, playersText, sendInvites, useInviteAll } from './invite-all.tsx';
import { InvitesDialog, invitesProblem, NextInviteLink, showsNext } from './invites-dialog.tsx';

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
  const isUpcoming = notUpcomingReason(instance, view.now) === null;
  const repliesNeeded =
    may.has('editInstance') && reserveOdds && yesRepliesNeededText(reserveOdds, game.numberOfPlayers);
  return (
    <InvitesDialog instance={instance} onShared={onShared} onClose={onClose}>
      {isUpcoming && repliesNeeded && <Text color="fg.muted">{repliesNeeded}</Text>}
      <ChatMessage view={view} onShared={onShared} />
      {game.isRecurring && showsNext(instance, view.now) && <NextInvite instance={instance} />}
      {isUpcoming && (
        <ShareSection title="Add to calendar">
          <CalendarLinks view={view} onClose={onClose} />
        </ShareSection>
      )}
      {may.has('editGame') && (
        <>
          <InviteAllButton view={view} />
          {isUpcoming && <AutoInvitesSwitch instance={instance} />}
          <RenewLink gameId={instance.gameId} />
        </>
      )}
    </InvitesDialog>
  );
}

function NextInvite({ instance }: { readonly instance: GameInstance }) {
  const next = useNextInstance(instance);
  return next && <NextInviteLink instance={instance} next={next} />;
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
