import { type GameInstance, giIdSchema } from '@fives/domain';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { Page } from '../../components/page.tsx';
import { InstanceScreen } from '../../features/instance/instance-screen.tsx';
import { InstanceSkeleton } from '../../features/instance/instance-skeleton.tsx';
import { UnknownInstance, UnreachedInstance } from '../../features/instance/unknown-instance.tsx';
import { useInstance } from '../../features/instance/use-instance.ts';
import { WaysOn } from '../../features/instance/ways-on.tsx';
import { InvitesDialog } from '../../features/invites/invites-dialog.tsx';
import { useSession } from '../../session/session.ts';

/** `/gi/:giId`: one instance of a game, and the invite to it. */
export function InstanceRoute() {
  const { giId = '' } = useParams();
  return giIdSchema.safeParse(giId).success ? <KnownId key={giId} giId={giId} /> : <UnknownInstance />;
}

function KnownId({ giId }: { readonly giId: string }) {
  const live = useInstance(giId);
  const session = useSession();
  if (live.status === 'loading' || session.status === 'loading') return <InstanceSkeleton />;
  if (live.status === 'error') {
    return (
      <Page title="Something went wrong">
        <ErrorPanel level="h1" error={live.error} />
      </Page>
    );
  }
  if (live.data === null) return live.fromCache ? <UnreachedInstance /> : <UnknownInstance />;
  return <InstancePage instance={live.data} />;
}

function InstancePage({ instance }: { readonly instance: GameInstance }) {
  const [isInviting, setInviting] = useState(false);
  return (
    <Page title={instance.game.name}>
      <WaysOn instance={instance} />
      <InstanceScreen instance={instance} onInvites={() => setInviting(true)} />
      {isInviting && <InvitesDialog instance={instance} onClose={() => setInviting(false)} />}
    </Page>
  );
}
