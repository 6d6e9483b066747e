import { Flex } from '@chakra-ui/react';
import { can, type GameInstance, type GiId, type InviteCard } from '@fives/domain';
import { useCallback, useState } from 'react';
import { appPaths } from '../../config/paths.ts';
import {
  InstanceSkeleton,
  OfflineInstance,
  UnknownInstance,
} from '../../features/instance/instance-placeholders.tsx';
import { InstanceScreen } from '../../features/instance/instance-screen.tsx';
import { useInstance } from '../../features/instance/use-instance.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { type SignedIn, toActor } from '../../session/session.ts';
import { OrganiserMenu } from '../../shared/game/organiser-menu.tsx';
import { BackLink } from '../../ui/links.tsx';
import { ErrorPage } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';

const ShareSheet = lazyPart(
  async () => (await import('../../features/instance/invites/share-sheet.tsx')).ShareSheet,
);

export interface LiveInstanceProps {
  readonly giId: GiId;
  readonly session: SignedIn;
  /** The invite card shown before the sign-in. Null if the viewer was already signed in. */
  readonly card: InviteCard | null;
}

export function LiveInstance({ giId, session, card }: LiveInstanceProps) {
  const live = useInstance(giId);
  if (live.status === 'loading') return <InstanceSkeleton card={card} />;
  if (live.status === 'error') return <ErrorPage error={live.error} />;
  if (live.data === null) return live.fromCache ? <OfflineInstance /> : <UnknownInstance />;
  return <LivePage instance={live.data} session={session} takesFocus={card !== null} />;
}

interface LivePageProps {
  readonly instance: GameInstance;
  readonly session: SignedIn;
  readonly takesFocus: boolean;
}

function LivePage({ instance, session, takesFocus }: LivePageProps) {
  const [isInviting, setInviting] = useState(false);
  const invite = useCallback(() => setInviting(true), []);
  return (
    <Page title={instance.game.name} maxW="page">
      <Flex justify="space-between" align="center" minH="touch" mb="2">
        {instance.memberUids.includes(session.uid) ? (
          <BackLink to={appPaths.game(instance.gameId)} label="game page" />
        ) : (
          <BackLink to={appPaths.home()} label="your games" />
        )}
        {can(toActor(session), 'editInstance', instance.game) && <OrganiserMenu instance={instance} />}
      </Flex>
      <InstanceScreen instance={instance} session={session} takesFocus={takesFocus} onInvites={invite} />
      {isInviting && <ShareSheet instance={instance} session={session} onClose={() => setInviting(false)} />}
    </Page>
  );
}
