import { Stack } from '@chakra-ui/react';
import type { Game, HistoryInstance } from '@fives/domain';
import { byStart } from '../../components/by-start.ts';
import { GameHeader } from './game-header.tsx';
import { InstancesSection } from './instances-section.tsx';

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
  const shown = { timeZone: game.timeZone, now };
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
