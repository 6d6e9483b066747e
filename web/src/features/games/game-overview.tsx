import { chakra, Heading, HStack, Separator, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { Game, HistoryInstance } from '@fives/domain';
import { useId } from 'react';
import { useGame, useStatsHistory } from '../../db/games.ts';
import { byStart } from './by-start.ts';
import { GameHeader } from './game-header.tsx';
import { InstanceCard, type InstanceCardProps } from './instance-card.tsx';

export interface GameOverviewProps {
  readonly game: Game;
  /** Every instance, newest first. */
  readonly instances: readonly HistoryInstance[];
  readonly isOrganiser: boolean;
  readonly now: Date;
}

/** A game with all its instances. */
export function GameOverview({ game, instances, isOrganiser, now }: GameOverviewProps) {
  const { upcoming, played } = byStart(instances, now);
  const shown = { timeZone: game.timeZone, mayPick: isOrganiser, now };
  return (
    <Stack gap="8">
      <GameHeader game={game} isOrganiser={isOrganiser} nextGiId={nextGiId(upcoming, instances)} />
      <InstancesSection title="Upcoming" instances={upcoming} emptyText="Nothing planned." {...shown} />
      <InstancesSection title="Played" instances={played} emptyText="Nothing played yet." {...shown} />
    </Stack>
  );
}

/** The next one that is on; failing that the newest, whose form still changes what all instances have in common. */
function nextGiId(upcoming: readonly HistoryInstance[], all: readonly HistoryInstance[]): string | null {
  const next = upcoming.findLast((instance) => instance.status !== 'CANCELLED') ?? all[0];
  return next?.giId ?? null;
}

interface InstancesSectionProps extends Pick<InstanceCardProps, 'timeZone' | 'mayPick' | 'now'> {
  readonly title: string;
  /** Newest first. */
  readonly instances: readonly HistoryInstance[];
  /** Said where there is none. */
  readonly emptyText: string;
}

/** What is to come, or what was, under a divider with its name. */
function InstancesSection({ title, instances, emptyText, ...shown }: InstancesSectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap="4" aria-labelledby={titleId}>
      <HStack gap="4">
        <Heading as="h2" id={titleId} textStyle="label" fontSize="md" color="fg.muted">
          {title}
        </Heading>
        <Separator flex="1" borderColor="border.emphasized" />
      </HStack>
      {instances.length === 0 ? (
        <Text color="fg.muted">{emptyText}</Text>
      ) : (
        <SimpleGrid asChild columns={{ base: 1, md: 2 }} gap="4">
          <ul>
            {instances.map((instance) => (
              <chakra.li key={instance.giId} listStyleType="none" minW="0">
                <InstanceCard instance={instance} {...shown} />
              </chakra.li>
            ))}
          </ul>
        </SimpleGrid>
      )}
    </Stack>
  );
}

interface GameWithInstances {
  readonly game: Game;
  /** Every instance, newest first. */
  readonly instances: readonly HistoryInstance[];
}

/** What the screen knows of a game; null where there is none. */
type LiveGame =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error }
  | { readonly status: 'success'; readonly data: GameWithInstances | null };

/** Watches a game and its history, two documents however many instances it has had; only members may. */
export function useGameOverview(gameId: string): LiveGame {
  const game = useGame(gameId);
  const history = useStatsHistory(gameId);
  if (game.status !== 'success') return game;
  if (game.data === null) return { status: 'success', data: null };
  if (history.status !== 'success') return history;
  return { status: 'success', data: { game: game.data, instances: history.data ?? [] } };
}
