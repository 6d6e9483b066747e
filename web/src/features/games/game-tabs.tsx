import { Flex, Link } from '@chakra-ui/react';
import type { GameId } from '@fives/domain';
import { NavLink } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';

export interface GameTabsProps {
  readonly gameId: GameId;
  readonly hasSettings: boolean;
}

export function GameTabs({ gameId, hasSettings }: GameTabsProps) {
  const pages = [
    { to: appPaths.game(gameId), label: 'Games' },
    { to: appPaths.stats(gameId), label: 'Table' },
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
