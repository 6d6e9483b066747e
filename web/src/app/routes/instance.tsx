import { Box } from '@chakra-ui/react';
import { ApiError, type GiId, giIdSchema, invitePath } from '@fives/domain';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
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
import { showsData } from '../../lib/last-seen.ts';
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
 * Shows the invite card to visitors, and the live screen after sign-in. The card stays while the sign-in dialog is open,
 * and until the live screen is drawn. The reply then appears in one frame with the rest.
 */
function InstancePage({ giId }: { readonly giId: GiId }) {
  const session = useSession();
  const dialogs = useDialogs();
  const live = useRef<HTMLDivElement>(null);
  const isVisiting = session.status === 'visitor' || dialogs.shown?.open === true;
  const signedIn = isVisiting || session.status === 'loading' ? null : session;
  const inviteCard = useInviteCard(isVisiting ? giId : null);
  const card = inviteCard.status === 'success' ? inviteCard.card : null;
  const isReplacing = signedIn !== null && card !== null;
  const isDrawn = useIsDrawn(live, isReplacing);
  const isWaiting = isReplacing && !isDrawn;
  if (!isVisiting && signedIn === null) return <InstanceSkeleton />;
  return (
    <>
      {(isVisiting || isWaiting) && (
        <Box inert={isWaiting} opacity={isWaiting ? 0.6 : 1}>
          <VisitorPage inviteCard={inviteCard} dialogs={dialogs} />
        </Box>
      )}
      {signedIn && (
        <div ref={live} hidden={isWaiting}>
          <Suspense fallback={<InstanceSkeleton />}>
            <LiveInstance giId={giId} session={signedIn} takesFocus={isReplacing && isDrawn} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** Maximum wait in ms for the live screen. */
const MAX_WAIT_MS = 4_000;

/** Returns true after the hidden element has loaded, or after the maximum wait. */
function useIsDrawn(hidden: RefObject<HTMLElement | null>, isStarted: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = hidden.current;
    if (!isStarted || element === null) return;
    const timer = setTimeout(() => setDrawn(true), MAX_WAIT_MS);
    const check = () => showsData(element) && setDrawn(true);
    check();
    const observer = new MutationObserver(check);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [hidden, isStarted]);
  return isDrawn;
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
