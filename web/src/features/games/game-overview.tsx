import { Button, Heading, HStack, Separator, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  can,
  EMPTY_HISTORY,
  type Game,
  type GameId,
  type GiId,
  type History,
  type HistoryInstance,
  NO_PAUSE,
  PART_LENGTH,
  pauseText,
  type Uid,
} from '@fives/domain';
import { type ReactNode, useId, useState } from 'react';
import { LuPause } from 'react-icons/lu';
import { useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useGameInstance } from '../../db/game-instances.ts';
import { useGame, useHistory, useHistoryPart } from '../../db/games.ts';
import { dataOf, withData } from '../../db/live.ts';
import { useNow } from '../../hooks/use-environment.ts';
import { useSettings } from '../../hooks/use-settings.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useActor, useUid } from '../../session/session.ts';
import { PlainCard } from '../../ui/cards.tsx';
import { LivePage, Loaded } from '../../ui/live-page.tsx';
import { BackLink } from '../../ui/page.tsx';
import { giIdToEdit, splitByStart } from './by-start.ts';
import { CardGrid, SpotsTaken } from './card-parts.tsx';
import { GameHeader, UpdateGameLink } from './game-page.tsx';
import { InstanceCard, type InstanceCardProps } from './instance-card.tsx';
import type { OrganiserOfferCardProps } from './organiser-offer.tsx';

const OrganiserOfferCard = lazyPart<OrganiserOfferCardProps>(
  async () => (await import('./organiser-offer.tsx')).OrganiserOfferCard,
);

export interface GameOverviewProps {
  readonly game: Game;
  readonly history: History;
  readonly uid: Uid | null;
  readonly now: Date;
  readonly renderSpots: InstanceCardProps['renderSpots'];
}

const SHOWN_AT_A_TIME = 20;

export function GameOverview({ game, history, uid, now, renderSpots }: GameOverviewProps) {
  const { instances, closed } = history;
  const { upcoming, played } = splitByStart(instances, now);
  const toEdit = can(uid, 'editInstance', game) ? giIdToEdit(instances, now) : null;
  const [shownCount, setShownCount] = useState(SHOWN_AT_A_TIME);
  const cardProps = {
    game,
    canRecordResult: can(uid, 'recordResult', game),
    now,
    renderSpots,
  };
  // The closed parts to show, newest first. `count` is the number of shown instances of the part.
  const olderParts = Array.from({ length: closed }, (_, at) => ({
    partNumber: closed - 1 - at,
    count: Math.min(PART_LENGTH, shownCount - played.length - at * PART_LENGTH),
  })).filter((part) => part.count > 0);
  return (
    <Stack gap="8">
      <GameHeader game={game} uid={uid}>
        {toEdit !== null && <UpdateGameLink giId={toEdit} />}
      </GameHeader>
      {game.organiserOffer && <OrganiserOfferCard game={game} offer={game.organiserOffer} now={now} />}
      <PauseNote game={game} now={now} />
      <InstancesSection title="Upcoming" isEmpty={upcoming.length === 0} emptyText="No upcoming games">
        <InstanceCards instances={upcoming.toReversed()} {...cardProps} />
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

function PauseNote({ game: stored, now }: { readonly game: Game; readonly now: Date }) {
  const { game, save } = useSettings(stored.id, stored);
  const actor = useActor();
  const pausedText = pauseText(game, now);
  if (pausedText === null) return null;
  const resume = () => void save(NO_PAUSE, "Couldn't resume the game");
  return (
    <PlainCard icon={<LuPause />} title={pausedText} text="No new games, invites or reminders until then.">
      {can(actor, 'editGame', game) && (
        <Button variant="outline" onClick={resume}>
          Resume now
        </Button>
      )}
    </PlainCard>
  );
}

interface InstancesSectionProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly emptyText: string;
  readonly children: ReactNode;
}

function InstancesSection({ title, isEmpty, emptyText, children }: InstancesSectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap="4" aria-labelledby={titleId}>
      <HStack gap="4">
        <Heading as="h2" id={titleId} textStyle="label" fontSize="md" color="fg.muted">
          {title}
        </Heading>
        <Separator flex="1" borderColor="border.emphasized" />
      </HStack>
      {isEmpty ? <Text color="fg.muted">{emptyText}</Text> : children}
    </Stack>
  );
}

interface InstanceCardsProps extends Omit<InstanceCardProps, 'instance'> {
  readonly instances: readonly HistoryInstance[];
}

function InstanceCards({ instances, ...cardProps }: InstanceCardsProps) {
  return (
    <CardGrid>
      {instances.map((instance) => (
        <InstanceCard key={instance.giId} instance={instance} {...cardProps} />
      ))}
    </CardGrid>
  );
}

interface OlderInstancesProps extends Omit<InstanceCardsProps, 'instances'> {
  readonly gameId: GameId;
  readonly partNumber: number;
  readonly count: number;
}

function OlderInstances({ gameId, partNumber, count, ...cardProps }: OlderInstancesProps) {
  const part = useHistoryPart(gameId, partNumber);
  return (
    <Loaded live={part} skeleton={<Skeleton h="32" />}>
      {(data) => <InstanceCards instances={data?.instances.slice(0, count) ?? []} {...cardProps} />}
    </Loaded>
  );
}

export function GameRoute() {
  const { gameId = '' } = useParams();
  // Only the open part of the history, so that a game with many instances also costs two reads.
  const live = withData(useGame(gameId), useHistory(gameId), (game, history) => ({
    game,
    history: history ?? EMPTY_HISTORY,
  }));
  const uid = useUid();
  const now = useNow();
  const back = <BackLink to={appPaths.home()} label="Your games" />;
  return (
    <LivePage title={dataOf(live)?.game.name ?? 'Game'} maxW="page" back={back} live={live}>
      {(overview) => (
        <GameOverview
          {...overview}
          {...{ uid, now }}
          renderSpots={(giId) => <LiveSpots giId={giId} now={now} />}
        />
      )}
    </LivePage>
  );
}

/** The history has no counts of an upcoming instance. */
function LiveSpots({ giId, now }: { readonly giId: GiId; readonly now: Date }) {
  const instance = dataOf(useGameInstance(giId));
  return instance ? <SpotsTaken instance={instance} now={now} /> : <Skeleton h="20" />;
}
