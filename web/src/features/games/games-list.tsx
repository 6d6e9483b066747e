import { Stack } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { byStart } from '../../components/by-start.ts';
import { MessagePanel } from '../../components/message-panel.tsx';
import { GamesSection } from './games-section.tsx';
import { NewGameLink } from './new-game-link.tsx';

export interface GamesListProps {
  readonly instances: readonly GameInstance[];
  readonly uid: string;
  readonly canCreate: boolean;
  readonly now: Date;
  /** False while the server may know of more than this device does. */
  readonly isComplete: boolean;
}

/** A person's games: what is to come, and what was. A newcomer is shown the first step instead. */
export function GamesList({ instances, uid, canCreate, now, isComplete }: GamesListProps) {
  if (instances.length === 0) return <NoGames canCreate={canCreate} />;
  const { upcoming, played } = byStart(instances, now);
  const whose = { uid, now, isComplete };
  return (
    <Stack gap="10">
      <GamesSection title="upcoming" instances={upcoming} emptyText="Nothing planned." {...whose} />
      <GamesSection title="played" instances={played} emptyText="Nothing played yet." {...whose} />
    </Stack>
  );
}

function NoGames({ canCreate }: Pick<GamesListProps, 'canCreate'>) {
  if (!canCreate)
    return <MessagePanel title="No games yet" text="Games that you join by an invite link show up here." />;
  return (
    <MessagePanel
      title="No games yet"
      text="Set up your first game and share its invite link. Games that you are invited to show up here too."
    >
      <NewGameLink mt="3" />
    </MessagePanel>
  );
}
