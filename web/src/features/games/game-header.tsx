import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { can, type Game, type GameId, type Uid } from '@fives/domain';
import type { ReactNode } from 'react';
import { LuChartColumn, LuPencil } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { GameTitle } from '../../shared/game/game-parts.tsx';
import { GameTabs } from './game-tabs.tsx';

export interface GameHeaderProps {
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

export interface GameLinksProps {
  readonly gameId: GameId;
  /** Null if there is no instance to edit, or the viewer may not edit. */
  readonly giIdToEdit: string | null;
}

export function GameLinks({ gameId, giIdToEdit }: GameLinksProps) {
  return (
    <Flex gap="3" wrap="wrap">
      <HeaderLink
        to={appPaths.stats(gameId)}
        icon={<LuChartColumn aria-hidden="true" />}
        label="Stats"
        isMain
      />
      {giIdToEdit !== null && (
        <HeaderLink
          to={appPaths.editInstance(giIdToEdit)}
          icon={<LuPencil aria-hidden="true" />}
          label="Update game"
        />
      )}
    </Flex>
  );
}

interface HeaderLinkProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly isMain?: boolean;
}

function HeaderLink({ to, icon, label, isMain = false }: HeaderLinkProps) {
  const look = isMain
    ? { bg: 'scoreboard.lit', color: 'scoreboard.bg' }
    : { bg: 'scoreboard.panel', color: 'scoreboard.fg' };
  return (
    <Button
      asChild
      {...look}
      flex={{ base: '1 1 auto', md: 'none' }}
      borderWidth="1px"
      borderColor={isMain ? 'scoreboard.lit' : 'scoreboard.border'}
      px="4"
    >
      <Link to={to}>
        {icon}
        {label}
      </Link>
    </Button>
  );
}
