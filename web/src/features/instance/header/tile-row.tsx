import { Flex, Text } from '@chakra-ui/react';
import type { GameId, shareTitle } from '@fives/domain';
import { type MouseEventHandler, memo, type ReactNode } from 'react';
import { LuChartColumn, LuMailPlus, LuShare2 } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths } from '../../../config/paths.ts';
import { PressablePanel } from '../../../ui/cards.tsx';

interface TileRowProps {
  readonly gameId: GameId;
  /** True for guests, because guests rarely invite others. */
  readonly areStatsFirst: boolean;
  readonly shareTitle: ReturnType<typeof shareTitle>;
  /** Null hides the tile. */
  readonly onInvites: (() => void) | null;
  readonly onStats?: MouseEventHandler;
}

export const TileRow = memo(function TileRow(props: TileRowProps) {
  const { gameId, areStatsFirst, shareTitle: title, onInvites, onStats } = props;
  const share = onInvites && (
    <Tile key="share">
      <button type="button" onClick={onInvites}>
        <TileContent icon={title === 'Invites' ? <LuMailPlus /> : <LuShare2 />} label={title} />
      </button>
    </Tile>
  );
  const stats = (
    <Tile key="stats">
      <Link to={appPaths.stats(gameId)} onClick={onStats}>
        <TileContent icon={<LuChartColumn />} label="Stats" />
      </Link>
    </Tile>
  );
  return (
    <Flex wrap="wrap" gap="3">
      {areStatsFirst ? [stats, share] : [share, stats]}
    </Flex>
  );
});

function Tile({ children }: { readonly children: ReactNode }) {
  return (
    <PressablePanel justify="center" gap="3" minH={{ base: 'touch', md: '16' }} flex="1 1 7.5rem">
      {children}
    </PressablePanel>
  );
}

function TileContent({ icon, label }: { readonly icon: ReactNode; readonly label: string }) {
  return (
    <>
      <Flex color="brand.fg" fontSize="xl" aria-hidden="true">
        {icon}
      </Flex>
      <Text as="span" textStyle="title" fontSize="xl">
        {label}
      </Text>
    </>
  );
}
