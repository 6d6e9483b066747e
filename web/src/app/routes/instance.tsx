import { ApiError, type GiId, giIdSchema } from '@fives/domain';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  InstanceSkeleton,
  OfflineInstance,
  UnknownInstance,
} from '../../features/instance/instance-placeholders.tsx';
import { type Dialogs, useDialogs } from '../../features/instance/use-dialogs.ts';
import { type InviteCardState, useInviteCard } from '../../features/instance/visitor/invite-card.ts';
import { VisitorScreen } from '../../features/instance/visitor/visitor-screen.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../session/session.ts';
import { ErrorPage } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';
import { liveScreen } from '../screen.tsx';

const InvitesDialog = lazyPart(
  async () => (await import('../../features/instance/invites/invites-dialog.tsx')).InvitesDialog,
);
const LiveInstance = liveScreen(async () => (await import('./live-instance.tsx')).LiveInstance);

export function InstanceRoute() {
  const { giId = '' } = useParams();
  return giIdSchema.safeParse(giId).success ? <KnownId key={giId} giId={giId} /> : <UnknownInstance />;
}

/**
 * Shows the invite card to visitors, the live screen after sign-in. The card stays while the sign-in dialog is open.
 */
function KnownId({ giId }: { readonly giId: GiId }) {
  const session = useSession();
  const dialogs = useDialogs();
  const seesCard = session.status === 'visitor' || dialogs.shown?.open === true;
  const asked = useInviteCard(seesCard ? giId : null);
  if (seesCard) return <VisitorPage asked={asked} dialogs={dialogs} />;
  if (session.status === 'loading') return <InstanceSkeleton />;
  const card = asked.status === 'success' ? asked.card : null;
  return (
    <Suspense fallback={<InstanceSkeleton card={card} />}>
      <LiveInstance giId={giId} session={session} card={card} />
    </Suspense>
  );
}

function VisitorPage({ asked, dialogs }: { readonly asked: InviteCardState; readonly dialogs: Dialogs }) {
  const [isInviting, setInviting] = useState(false);
  if (asked.status === 'loading') return <InstanceSkeleton />;
  if (asked.status === 'error') return <Failed error={asked.error} />;
  if (asked.card === null) return <UnknownInstance />;
  return (
    <Page title={asked.card.game.name} maxW="page">
      <VisitorScreen card={asked.card} dialogs={dialogs} onInvites={() => setInviting(true)} />
      {isInviting && <InvitesDialog instance={asked.card} onClose={() => setInviting(false)} />}
    </Page>
  );
}

function Failed({ error }: { readonly error: Error }) {
  if (error instanceof ApiError && error.code === 'unavailable') return <OfflineInstance />;
  return <ErrorPage error={error} />;
}
