import { Button, type ButtonProps, Flex, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { GameInstance, GiId } from '@fives/domain';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LuPlus } from 'react-icons/lu';
import { appPaths } from '../../config/paths.ts';
import type { InstanceParts } from '../../db/instance-parts.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { MessagePanel } from '../../ui/messages.tsx';
import { Section } from '../../ui/page.tsx';
import { nextUp, splitByStart } from './by-start.ts';
import { CardGrid } from './card-parts.tsx';
import { GameCard, type GameCardProps } from './game-card.tsx';
import { isToFinish, type NeedsViewer, needsOf } from './needs.ts';

function NoGames({ canCreate }: { readonly canCreate: boolean }) {
  if (!canCreate)
    return <MessagePanel title="No games yet" text="Games you join from an invite link show up here." />;
  return (
    <MessagePanel
      title="No games yet"
      text="Create a game and share its link. Games you're invited to show up here too."
    >
      <NewGameLink mt="3" />
    </MessagePanel>
  );
}

export function GuestNotice() {
  return (
    <Flex layerStyle="panel" mt="4" p="5" gap="4" align="center" justify="space-between" wrap="wrap">
      <Text flex="1 1 14rem" minW="0">
        You're playing as a guest. Register to create games and keep your replies and results.
      </Text>
      <LinkButton to={appPaths.register()} width={{ base: 'full', md: 'auto' }}>
        Register
      </LinkButton>
    </Flex>
  );
}

export function NewGameLink(props: ButtonProps) {
  return (
    <LinkButton to={appPaths.newGame()} textStyle="label" fontSize="md" {...props}>
      <LuPlus aria-hidden="true" />
      new game
    </LinkButton>
  );
}

export interface GamesListProps {
  /** Newest start first. */
  readonly instances: readonly GameInstance[];
  /** Documents that `partsToRead` names. */
  readonly partsOf: (giId: GiId) => InstanceParts;
  readonly viewer: NeedsViewer;
  readonly now: Date;
  /** False while the server may have games that are not in the cache. */
  readonly isComplete: boolean;
  /** Draws the viewer's reply to the next game. */
  readonly renderReply: (instance: GameInstance) => ReactNode;
}

/**
 * Shows first the newest played game that waits for the viewer, then the upcoming games, nearest first, then the newest
 * date of each played game.
 */
export function GamesList({ instances, partsOf, viewer, now, isComplete, renderReply }: GamesListProps) {
  if (instances.length === 0) return <NoGames canCreate={viewer.role === 'player'} />;
  const next = nextUp(instances, now);
  const { upcoming, played } = splitByStart(instances, now);
  const isNewestIn = (list: readonly GameInstance[], instance: GameInstance) =>
    list.find(({ gameId }) => gameId === instance.gameId) === instance;
  const toCard = (instance: GameInstance) => {
    const reply = instance === next ? renderReply(instance) : null;
    const needs = needsOf(instance, partsOf(instance.id), viewer, now);
    return {
      ...{ instance, now, reply },
      uid: viewer.uid,
      needs: reply ? needs.filter(({ kind }) => kind !== 'REPLY') : needs,
      isNewest: isNewestIn(instances, instance),
    };
  };
  const playedCards = played.map(toCard);
  const toFinish = playedCards.find(({ needs }) => isToFinish(needs));
  const others = playedCards.filter((card) => card !== toFinish);
  const isShownFirst = ({ instance }: GameCardProps) => isNewestIn(played, instance);
  return (
    <Stack gap="10">
      {toFinish && <GamesSection title="Needs you" cards={[toFinish]} />}
      <GamesSection
        title="upcoming"
        cards={upcoming.toReversed().map(toCard)}
        emptyText={isComplete ? 'No upcoming games' : null}
      />
      {(others.length > 0 || !toFinish) && (
        <GamesSection
          title="played"
          cards={[...others.filter(isShownFirst), ...others.filter((card) => !isShownFirst(card))]}
          initialCount={others.filter(isShownFirst).length}
          emptyText={isComplete ? 'No games played yet' : null}
        />
      )}
    </Stack>
  );
}

interface GamesSectionProps {
  readonly title: string;
  readonly cards: readonly GameCardProps[];
  /** Null while the server may have cards. */
  readonly emptyText?: string | null;
  readonly initialCount?: number;
}

function GamesSection({ title, cards, emptyText = null, initialCount = cards.length }: GamesSectionProps) {
  const [isAll, setAll] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const shown = isAll ? cards : cards.slice(0, initialCount);
  // The button disappears, so the first new card gets the focus.
  const showAll = () => {
    flushSync(() => setAll(true));
    section.current?.querySelectorAll('article')[initialCount]?.querySelector('a')?.focus();
  };
  const isBusy = cards.length === 0 && emptyText === null;
  return (
    <Section ref={section} title={title} aria-busy={isBusy}>
      {isBusy && <Skeleton height="32" borderRadius="2xl" />}
      {cards.length === 0 && emptyText !== null && <Text color="fg.muted">{emptyText}</Text>}
      {cards.length > 0 && (
        <CardGrid>
          {shown.map((card) => (
            <GameCard key={card.instance.id} {...card} />
          ))}
        </CardGrid>
      )}
      {shown.length < cards.length && (
        <Button variant="outline" alignSelf="center" onClick={showAll}>
          Show all {cards.length}
        </Button>
      )}
    </Section>
  );
}

export function GamesSkeleton() {
  return (
    <Stack gap="4" aria-busy="true" aria-label="Loading your games" role="status">
      <Skeleton height="4" width="24" />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Skeleton height="48" borderRadius="2xl" />
        <Skeleton height="48" borderRadius="2xl" />
      </SimpleGrid>
    </Stack>
  );
}
