import { type Actor, actorIn, type GiId, giIdSchema } from '@fives/domain';
import { useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useGameInstance } from '../../db/game-instances.ts';
import { useMyBallot } from '../../db/motm-ballots.ts';
import { usePeople } from '../../db/player-instances.ts';
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
  // `RequireSignIn` renders this route for guests and players only.
  if (session.status !== 'player' && session.status !== 'guest') return <PageSkeleton />;
  return <Vote giId={id.data} signIn={toActor(session)} />;
}

function Vote({ giId, signIn }: { readonly giId: GiId; readonly signIn: Actor }) {
  const instance = useGameInstance(giId);
  const loaded = instance.status === 'success' ? instance.data : null;
  const voter = loaded ? actorIn(loaded.game, signIn) : null;
  const people = usePeople(giId, loaded);
  const ballot = useMyBallot(giId, voter?.uid ?? null);
  const failed = [instance, people, ballot].find((query) => query.status === 'error');
  if (failed?.status === 'error') return <VoteError error={failed.error} />;
  if (instance.status === 'success' && instance.data === null) return <NoSuchGame />;
  if (loaded === null || voter === null || people.status !== 'success' || ballot.status !== 'success')
    return <PageSkeleton />;
  return (
    <Page title="Pick player-of-the-match">
      <BackLink to={appPaths.instance(giId)} label="to game" />
      <MotmVote instance={loaded} people={people.data} voter={voter} votes={ballot.data?.votes ?? []} />
    </Page>
  );
}

function VoteError({ error }: { readonly error: Error }) {
  return (
    <Page title="Pick player-of-the-match">
      <ErrorPanel level="h1" error={error} />
    </Page>
  );
}
