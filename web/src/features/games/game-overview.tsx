import { Button, Stack } from '@chakra-ui/react';
import {
  can,
  EMPTY_HISTORY,
  type Game,
  type GameId,
  type History,
  PART_LENGTH,
  type Uid,
} from '@fives/domain';
import { useState } from 'react';
import { useGame, useHistory } from '../../db/games.ts';
import type { CombinedLive } from '../../db/live.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { giIdToEdit, splitByStart } from './by-start.ts';
import { GameHeader, GameLinks } from './game-header.tsx';
import { InstanceCards, InstancesSection, OlderInstances } from './instances-section.tsx';
import type { OrganiserOfferCardProps } from './organiser-offer.tsx';
import { PauseNote } from './pause-note.tsx';

const OrganiserOfferCard = lazyPart<OrganiserOfferCardProps>(
  async () => (await import('./organiser-offer.tsx')).OrganiserOfferCard,
);

export interface GameOverviewProps {
  readonly game: Game;
  readonly history: History;
  readonly uid: Uid | null;
  readonly now: Date;
}

const SHOWN_AT_A_TIME = 20;

export function GameOverview({ game, history, uid, now }: GameOverviewProps) {
  const { instances, closed } = history;
  const { upcoming, played } = splitByStart(instances, now);
  const [shownCount, setShownCount] = useState(SHOWN_AT_A_TIME);
  const cardProps = { timeZone: game.timeZone, canRecordResult: can(uid, 'recordResult', game), now };
  // The closed parts to show, newest first. `count` is the number of shown instances of the part.
  const olderParts = Array.from({ length: closed }, (_, at) => ({
    partNumber: closed - 1 - at,
    count: Math.min(PART_LENGTH, shownCount - played.length - at * PART_LENGTH),
  })).filter((part) => part.count > 0);
  return (
    <Stack gap="8">
      <GameHeader game={game} uid={uid}>
        <GameLinks
          gameId={game.id}
          giIdToEdit={can(uid, 'editInstance', game) ? giIdToEdit(instances, now) : null}
        />
      </GameHeader>
      {game.organiserOffer && <OrganiserOfferCard game={game} offer={game.organiserOffer} now={now} />}
      <PauseNote game={game} now={now} />
      <InstancesSection title="Upcoming" isEmpty={upcoming.length === 0} emptyText="No upcoming games">
        <InstanceCards instances={upcoming} {...cardProps} />
      </InstancesSection>
      <InstancesSection
        title="Played"
        isEmpty={played.length === 0 && closed === 0}
        emptyText="No games played yet"
      >
        <InstanceCards instances={played.slice(0, shownCount)} {...cardProps} />
        {olderParts.map((part) => (
          <OlderInstances key={part.partNumber} gameId={game.id} {...part} {...cardProps} />
        ))}
        {shownCount < played.length + closed * PART_LENGTH && (
          <Button
            variant="outline"
            alignSelf="center"
            onClick={() => setShownCount(shownCount + SHOWN_AT_A_TIME)}
          >
            Show earlier games
          </Button>
        )}
      </InstancesSection>
    </Stack>
  );
}

interface GameWithHistory {
  readonly game: Game;
  readonly history: History;
}

/** Watches a game and the open part of its history. Costs two reads, even for a game with many instances. */
export function useGameOverview(gameId: GameId): CombinedLive<GameWithHistory | null> {
  const game = useGame(gameId);
  const history = useHistory(gameId);
  if (game.status !== 'success') return game;
  if (game.data === null) return { status: 'success', data: null };
  if (history.status !== 'success') return history;
  return { status: 'success', data: { game: game.data, history: history.data ?? EMPTY_HISTORY } };
}
