import { type Actor, actorIn, entryUids, type GiId, giIdSchema } from '@fives/domain';
import { useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useGameInstance } from '../../db/game-instances.ts';
import { useMyBallot } from '../../db/motm-ballots.ts';
import { usePlayerInstances } from '../../db/player-instances.ts';
import { MotmVote } from '../../features/motm/motm-vote.tsx';
import { toActor, useSession } from '../../session/session.ts';
import { BackLink } from '../../ui/links.tsx';
import { ErrorPanel, NoSuchGame } from '../../ui/messages.tsx';
import { Page, PageSkeleton } from '../../ui/page.tsx';

export function PickMotmRoute() {
  const { giId } = useParams();
  const id = giIdSchema.safeParse(giId);
  const session = useSession();
  if (!id.success) return <NoSuchGame />;
  // `RequireSignIn` admits guests and players only.
  if (session.status !== 'player' && session.status !== 'guest') return <PageSkeleton />;
  return <Vote giId={id.data} signIn={toActor(session)} />;
}

function Vote({ giId, signIn }: { readonly giId: GiId; readonly signIn: Actor }) {
  const instance = useGameInstance(giId);
  const known = instance.status === 'success' ? instance.data : null;
  const voter = known ? actorIn(known.game, signIn) : null;
  const people = usePlayerInstances(giId, known ? entryUids(known) : []);
  const ballot = useMyBallot(giId, voter?.uid ?? null);
  const failed = [instance, people, ballot].find((live) => live.status === 'error');
  if (failed?.status === 'error') return <Failed error={failed.error} />;
  if (instance.status === 'success' && instance.data === null) return <NoSuchGame />;
  if (known === null || voter === null || people.status !== 'success' || ballot.status !== 'success')
    return <PageSkeleton />;
  return (
    <Page title="Pick player-of-the-match">
      <BackLink to={appPaths.instance(giId)} label="to game" />
      <MotmVote instance={known} people={people.data} voter={voter} votes={ballot.data?.votes ?? []} />
    </Page>
  );
}

function Failed({ error }: { readonly error: Error }) {
  return (
    <Page title="Pick player-of-the-match">
      <ErrorPanel level="h1" error={error} />
    </Page>
  );
}
