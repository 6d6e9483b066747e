import { useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { GamePage } from '../../features/games/game-page.tsx';
import { ImportResults } from '../../features/import/import-results.tsx';
import { OrganiserOnly } from '../../ui/messages.tsx';
import { BackButton } from '../../ui/page.tsx';

export function ImportResultsRoute() {
  const back = appPaths.settings(useParams().gameId ?? '');
  return (
    <GamePage title="Import past results" back={<BackButton to={back} />}>
      {({ game, may }) =>
        may.has('editGame') ? (
          <ImportResults game={game} />
        ) : (
          <OrganiserOnly level="h2" to={appPaths.game(game.id)} />
        )
      }
    </GamePage>
  );
}
