import { Stack } from '@chakra-ui/react';
import { type Action, actionsOf, type Game, type GameId, gameIdSchema, type Uid } from '@fives/domain';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useGame } from '../../db/games.ts';
import { useUid } from '../../session/session.ts';
import { BackLink } from '../../ui/links.tsx';
import { ErrorPanel, NoSuchGame } from '../../ui/messages.tsx';
import { Page, PageSkeleton } from '../../ui/page.tsx';
import { GameHeader } from './game-header.tsx';

export interface GamePageView {
  readonly game: Game;
  readonly uid: Uid;
  readonly may: ReadonlySet<Action>;
  readonly isPending: boolean;
}

export interface GamePageProps {
  readonly title: string;
  readonly back?: ReactNode;
  readonly children: (view: GamePageView) => ReactNode;
}

export function GamePage(props: GamePageProps) {
  const id = gameIdSchema.safeParse(useParams().gameId);
  return id.success ? <KnownGame key={id.data} gameId={id.data} {...props} /> : <NoSuchGame />;
}

function KnownGame({ gameId, title, back, children }: GamePageProps & { readonly gameId: GameId }) {
  const live = useGame(gameId);
  // `RequireSignIn` or `RequirePlayer` guarantees a uid.
  const uid = useUid() ?? '';
  if (live.status === 'loading') return <PageSkeleton />;
  if (live.status === 'success' && live.data === null) return <NoSuchGame />;
  const game = live.status === 'success' ? live.data : null;
  return (
    <Page title={title} maxW="page">
      {back ?? <BackLink to={appPaths.home()} label="Your games" />}
      {live.status === 'error' && <ErrorPanel level="h1" error={live.error} />}
      {live.status === 'success' && game && (
        <Stack gap="6">
          <GameHeader game={game} uid={uid} />
          {children({ game, uid, may: actionsOf(uid, game), isPending: live.isPending })}
        </Stack>
      )}
    </Page>
  );
}
