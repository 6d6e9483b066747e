import { actingUid, actionsOf, type GameInstance } from '@fives/domain';
import { useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useGameInstance } from '../../db/game-instances.ts';
import { dataOf, withData } from '../../db/live.ts';
import { usePeople } from '../../db/player-instances.ts';
import { TeamsBoard } from '../../features/teams/teams-board.tsx';
import { useUid } from '../../session/session.ts';
import { LivePage } from '../../ui/live-page.tsx';
import { BackLink } from '../../ui/page.tsx';

export function TeamsRoute() {
  const { giId = '' } = useParams();
  const uid = useUid();
  const instance = useGameInstance(giId);
  const people = usePeople(giId, dataOf(instance));
  const isPending = [instance, people].some((live) => live.status === 'success' && live.isPending);
  return (
    <LivePage
      title={dataOf(instance)?.winningTeam ? 'Result' : 'Teams'}
      maxW="page"
      back={<BackLink to={appPaths.instance(giId)} label="to game" />}
      live={withData(instance, people, (instance, people) => ({ instance, people }))}
    >
      {(board) => <TeamsBoard {...board} uid={viewerUid(board.instance, uid)} isPending={isPending} />}
    </LivePage>
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
