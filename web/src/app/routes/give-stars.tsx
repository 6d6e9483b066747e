import { Text } from '@chakra-ui/react';
import { inRatingOrder, type PlayerGameStats } from '@fives/domain';
import { useParams } from 'react-router-dom';
import { ALL_TIME, appPaths } from '../../config/paths.ts';
import { useHistory, useOrganiserNotes } from '../../db/games.ts';
import { dataOf, LOADING } from '../../db/live.ts';
import { useGameStats } from '../../features/stats/game-stats-page.tsx';
import { GiveStars } from '../../features/teams/conditions/conditions-list.tsx';
import { useUid } from '../../session/session.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { LivePage } from '../../ui/live-page.tsx';
import { ErrorPanel, MessagePanel } from '../../ui/messages.tsx';
import { BackLink, PageTitle } from '../../ui/page.tsx';

export function GiveStarsRoute() {
  const { gameId = '' } = useParams();
  const uid = useUid();
  const stats = useGameStats(gameId, ALL_TIME);
  const history = useHistory(gameId);
  const notes = useOrganiserNotes(gameId, uid);
  const isLoading = notes.status === 'loading' || history.status === 'loading';
  // Without a history, the people are in the order of their names.
  const instances = dataOf(history)?.instances ?? [];
  return (
    <LivePage title="Ratings" live={isLoading ? LOADING : stats}>
      {({ game, rows }) => (
        <>
          <BackLink to={appPaths.game(gameId)} label="to game" />
          {notes.status === 'error' && <ErrorPanel level="h1" error={notes.error} />}
          {notes.status === 'success' && notes.data === null && (
            <MessagePanel
              level="h1"
              title="No ratings needed"
              text="An organiser can ask you to rate players."
            >
              <LinkButton to={appPaths.game(gameId)}>to game</LinkButton>
            </MessagePanel>
          )}
          {notes.status === 'success' && notes.data !== null && uid !== null && (
            <>
              <PageTitle>Rate the players</PageTitle>
              <Text color="fg.muted" mb="4" overflowWrap="anywhere">
                <bdi>{game.name}</bdi>
              </Text>
              <GiveStars
                gameId={gameId}
                uid={uid}
                notes={notes.data}
                people={inRatingOrder(rows.map(toPerson), instances)}
              />
            </>
          )}
        </>
      )}
    </LivePage>
  );
}

function toPerson({ playerId: uid, name }: PlayerGameStats) {
  return { uid, name };
}
