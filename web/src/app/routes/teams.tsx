import { actingUid, actionsOf, type GameInstance, type GiId, giIdSchema } from '@fives/domain';
import { useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useGameInstance } from '../../db/game-instances.ts';
import { usePeople } from '../../db/player-instances.ts';
import { TeamsBoard } from '../../features/teams/teams-board.tsx';
import { useUid } from '../../session/session.ts';
import { ErrorPanel, NoSuchGame } from '../../ui/messages.tsx';
import { BackLink, Page, PageSkeleton } from '../../ui/page.tsx';

export function TeamsRoute() {
  const { giId } = useParams();
  const id = giIdSchema.safeParse(giId);
  return id.success ? <Teams giId={id.data} /> : <NoSuchGame />;
}

function Teams({ giId }: { readonly giId: GiId }) {
  const uid = useUid();
  const instance = useGameInstance(giId);
  const people = usePeople(giId, instance.status === 'success' ? instance.data : null);
  if (instance.status === 'success' && instance.data === null) return <NoSuchGame />;
  const failed = [instance, people].find((live) => live.status === 'error');
  if (failed?.status === 'error') return <TeamsError error={failed.error} />;
  if (instance.status !== 'success' || people.status !== 'success' || instance.data === null) {
    return <PageSkeleton />;
  }
  return (
    <Page title={instance.data.winningTeam === null ? 'Teams' : 'Result'} maxW="page">
      <BackLink to={appPaths.instance(giId)} label="to game" />
      <TeamsBoard
        instance={instance.data}
        people={people.data}
        uid={viewerUid(instance.data, uid)}
        isPending={instance.isPending || people.isPending}
      />
    </Page>
  );
}

/**
 * Returns the uid of the viewer's entry. Returns null if a merged sign-in acts for an entry with a role, because merged
 * sign-ins get no role controls.
 */
function viewerUid({ game }: GameInstance, signIn: string | null): string | null {
  const uid = signIn && actingUid(game, signIn);
  return uid !== signIn && actionsOf(uid, game).size > 0 ? null : uid;
}

function TeamsError({ error }: { readonly error: Error }) {
  return (
    <Page title="Teams">
      <ErrorPanel level="h1" error={error} />
    </Page>
  );
}
