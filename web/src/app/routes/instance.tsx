import { ApiError, type GiId, giIdSchema, invitePath } from '@fives/domain';
import { Suspense, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import {
  InstanceSkeleton,
  OfflineInstance,
  UnknownInstance,
} from '../../features/instance/instance-placeholders.tsx';
import { type Dialogs, useDialogs } from '../../features/instance/use-dialogs.ts';
import { type InviteCardState, useInviteCard } from '../../features/instance/visitor/invite-card.ts';
import { VisitorScreen } from '../../features/instance/visitor/visitor-screen.tsx';
import { useApiData } from '../../hooks/use-api.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../session/session.ts';
import { ErrorPage, NothingHere } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';
import { liveScreen } from '../screen.tsx';

const InvitesDialog = lazyPart(
  async () => (await import('../../features/instance/invites/invites-dialog.tsx')).InvitesDialog,
);
const LiveInstance = liveScreen(
  async () => (await import('../../features/instance/instance-screen.tsx')).LiveInstance,
);

export function InstanceRoute() {
  const { giId = '' } = useParams();
  return giIdSchema.safeParse(giId).success ? <InstancePage key={giId} giId={giId} /> : <UnknownInstance />;
}

/**
 * Shows the invite card to visitors, and the live screen after sign-in. While the sign-in dialog is open, the card
 * stays.
 */
function InstancePage({ giId }: { readonly giId: GiId }) {
  const session = useSession();
  const dialogs = useDialogs();
  const showsCard = session.status === 'visitor' || dialogs.shown?.open === true;
  const inviteCard = useInviteCard(showsCard ? giId : null);
  if (showsCard) return <VisitorPage inviteCard={inviteCard} dialogs={dialogs} />;
  if (session.status === 'loading') return <InstanceSkeleton />;
  const card = inviteCard.status === 'success' ? inviteCard.card : null;
  return (
    <Suspense fallback={<InstanceSkeleton card={card} />}>
      <LiveInstance giId={giId} session={session} card={card} />
    </Suspense>
  );
}

function VisitorPage({
  inviteCard,
  dialogs,
}: {
  readonly inviteCard: InviteCardState;
  readonly dialogs: Dialogs;
}) {
  const [isInviting, setInviting] = useState(false);
  if (inviteCard.status === 'loading') return <InstanceSkeleton />;
  if (inviteCard.status === 'error') return <InstanceError error={inviteCard.error} />;
  if (inviteCard.card === null) return <UnknownInstance />;
  return (
    <Page title={inviteCard.card.game.name} maxW="page">
      <VisitorScreen card={inviteCard.card} dialogs={dialogs} onInvites={() => setInviting(true)} />
      {isInviting && (
        <InvitesDialog
          instance={inviteCard.card}
          next={inviteCard.card.next}
          onClose={() => setInviting(false)}
        />
      )}
    </Page>
  );
}

function InstanceError({ error }: { readonly error: Error }) {
  if (error instanceof ApiError && error.code === 'unavailable') return <OfflineInstance />;
  return <ErrorPage error={error} />;
}

/** Opens the date that the permanent link shows now. */
export function JoinRoute() {
  const { key = '' } = useParams();
  const link = useApiData(key, "Couldn't open the link", () =>
    callApi('getLinkedInstance', { params: { key } }),
  );
  if (link.status === 'loading') return <InstanceSkeleton />;
  if (link.status === 'error') {
    const isUnknown = link.error instanceof ApiError && link.error.code === 'not-found';
    return isUnknown ? <BrokenLink /> : <InstanceError error={link.error} />;
  }
  const [instance] = link.data.gameInstances;
  if (instance === undefined) return <BrokenLink />;
  return <Navigate replace to={invitePath(instance._id, link.data.inviteKey ?? null)} />;
}

function BrokenLink() {
  return <NothingHere title="This link no longer works" text="Ask the organiser for a new one." />;
}
