import { Flex, Link } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';

export interface GameTabsProps {
  readonly gameId: string;
  readonly isOrganiser: boolean;
}

/** Links to the pages of a game. On a narrow screen the row scrolls sideways to the current page. */
export function GameTabs({ gameId, isOrganiser }: GameTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  const pages = [
    { to: appPaths.game(gameId), label: 'Games' },
    { to: appPaths.stats(gameId), label: 'Table' },
    { to: appPaths.people(gameId), label: 'People' },
    { to: appPaths.money(gameId), label: 'Money' },
    ...(isOrganiser ? [{ to: appPaths.settings(gameId), label: 'Settings' }] : []),
  ];
  return (
    <Flex
      as="nav"
      ref={row}
      aria-label="Pages of this game"
      position="relative"
      overflowX="auto"
      gap={{ base: '1', md: '2' }}
      mx="-2"
      p="1"
    >
      {pages.map(({ to, label }) => (
        <Link
          key={to}
          asChild
          flexShrink="0"
          minH="touch"
          px={{ base: '2', md: '3' }}
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
