import { Button, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { type Action, actionsOf, can, type Game, type GameId, type Uid } from '@fives/domain';
import type { ReactNode } from 'react';
import { LuPencil } from 'react-icons/lu';
import { NavLink, Link as RouterLink, useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useGame } from '../../db/games.ts';
import { useUid } from '../../session/session.ts';
import { GameTitle } from '../../shared/game/game-parts.tsx';
import { LivePage } from '../../ui/live-page.tsx';
import { BackLink } from '../../ui/page.tsx';

export interface GamePageView {
  readonly game: Game;
  readonly uid: Uid;
  readonly may: ReadonlySet<Action>;
}

interface GamePageProps {
  readonly title: string;
  readonly back?: ReactNode;
  readonly children: (view: GamePageView) => ReactNode;
}

export function GamePage({ title, back, children }: GamePageProps) {
  const { gameId = '' } = useParams();
  const live = useGame(gameId);
  // `RequireSignIn` or `RequirePlayer` guarantees a uid.
  const uid = useUid() ?? '';
  const home = <BackLink to={appPaths.home()} label="Your games" />;
  return (
    <LivePage key={gameId} title={title} maxW="page" back={back ?? home} live={live}>
      {(game) => (
        <Stack gap="6">
          <GameHeader game={game} uid={uid} />
          {children({ game, uid, may: actionsOf(uid, game) })}
        </Stack>
      )}
    </LivePage>
  );
}

interface GameHeaderProps {
  readonly game: Game;
  readonly uid: Uid | null;
  readonly children?: ReactNode;
}

export function GameHeader({ game, uid, children }: GameHeaderProps) {
  return (
    <Stack as="header" layerStyle="scoreboard" gap="4" p={{ base: '5', md: '7' }} pb="2">
      <Stack gap="2.5">
        <Text textStyle="label" color="scoreboard.lit">
          {game.isRecurring ? 'Recurring' : 'One-off'} · {game.numberOfPlayers} players
        </Text>
        <GameTitle name={game.name} location={game.location} />
      </Stack>
      {children}
      <GameTabs gameId={game.id} hasSettings={can(uid, 'editGame', game)} />
    </Stack>
  );
}

export function UpdateGameLink({ giId }: { readonly giId: string }) {
  return (
    <Button
      asChild
      alignSelf="start"
      bg="scoreboard.panel"
      color="scoreboard.fg"
      borderWidth="1px"
      borderColor="scoreboard.border"
      px="4"
    >
      <RouterLink to={appPaths.editInstance(giId)}>
        <LuPencil aria-hidden="true" />
        Update game
      </RouterLink>
    </Button>
  );
}

function GameTabs({ gameId, hasSettings }: { readonly gameId: GameId; readonly hasSettings: boolean }) {
  const pages = [
    { to: appPaths.game(gameId), label: 'Games' },
    { to: appPaths.stats(gameId), label: 'Stats' },
    { to: appPaths.people(gameId), label: 'People' },
    { to: appPaths.money(gameId), label: 'Money' },
    ...(hasSettings ? [{ to: appPaths.settings(gameId), label: 'Settings' }] : []),
  ];
  return (
    <Flex as="nav" aria-label="Pages of this game" wrap="wrap" gap={{ base: '1', md: '2' }} mx="-2" py="1">
      {pages.map(({ to, label }) => (
        <Link
          key={to}
          asChild
          flexShrink="0"
          minH="touch"
          px={{ base: '1.5', md: '3' }}
          display="inline-flex"
          alignItems="center"
          fontWeight="600"
          color="scoreboard.muted"
          borderBottomWidth="3px"
          borderColor="transparent"
          _currentPage={{ color: 'scoreboard.fg', borderColor: 'scoreboard.lit' }}
        >
          <NavLink to={to} end>
            {label}
          </NavLink>
        </Link>
      ))}
    </Flex>
  );
}
