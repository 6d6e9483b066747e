import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { Game } from '@fives/domain';
import type { ReactNode } from 'react';
import { LuChartColumn, LuPencil, LuSettings } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { GameTitle } from '../../ui/game-parts.tsx';

export interface GameHeaderProps {
  readonly game: Game;
  readonly isOrganiser: boolean;
  /** The instance whose form updates the game; null where there is none. */
  readonly nextGiId: string | null;
}

/** The scoreboard of a whole game, with the ways on from here. */
export function GameHeader({ game, isOrganiser, nextGiId }: GameHeaderProps) {
  return (
    <Stack as="header" layerStyle="scoreboard" gap="5" p={{ base: '5', md: '7' }}>
      <Stack gap="2.5">
        <Text textStyle="label" color="scoreboard.lit">
          {game.isRecurring ? 'Recurring' : 'One-off'} · {game.numberOfPlayers} players
        </Text>
        <GameTitle name={game.name} location={game.location} />
      </Stack>
      <Flex as="nav" aria-label="Game" gap="3" wrap="wrap">
        <Onward
          to={appPaths.stats(game.id)}
          icon={<LuChartColumn aria-hidden="true" />}
          label="Stats"
          isMain
        />
        {isOrganiser && (
          <Onward
            to={appPaths.settings(game.id)}
            icon={<LuSettings aria-hidden="true" />}
            label="Game settings"
          />
        )}
        {isOrganiser && nextGiId !== null && (
          <Onward
            to={appPaths.editInstance(nextGiId)}
            icon={<LuPencil aria-hidden="true" />}
            label="Update game"
          />
        )}
      </Flex>
    </Stack>
  );
}

interface OnwardProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly isMain?: boolean;
}

/** A button on the board: the board is dark in both modes, and so are its buttons. */
function Onward({ to, icon, label, isMain = false }: OnwardProps) {
  const look = isMain
    ? { bg: 'scoreboard.lit', color: 'scoreboard.bg' }
    : { bg: 'scoreboard.panel', color: 'scoreboard.fg' };
  return (
    <Button
      asChild
      {...look}
      flex={{ base: isMain ? '1 1 100%' : '1 1 7rem', md: 'none' }}
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
