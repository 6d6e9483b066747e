import { Button, type ButtonProps, Flex, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { GameInstance, Uid } from '@fives/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LuPlus } from 'react-icons/lu';
import { appPaths } from '../../config/paths.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { MessagePanel } from '../../ui/messages.tsx';
import { Section } from '../../ui/page.tsx';
import { splitByStart } from './by-start.ts';
import { CardGrid } from './card-parts.tsx';
import { GameCard } from './game-card.tsx';

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

export const FIXED_BUTTON_ON_PHONE: ButtonProps = {
  size: { base: 'lg', md: 'md' },
  position: { base: 'fixed', md: 'static' },
  bottom: 'calc(env(safe-area-inset-bottom) + 1rem)',
  insetX: '4',
  zIndex: 'docked',
  boxShadow: { base: 'lg', md: 'none' },
};

export interface GamesListProps {
  readonly instances: readonly GameInstance[];
  readonly uid: Uid;
  readonly canCreate: boolean;
  readonly now: Date;
  /** False while the server may have games that are not in the cache. */
  readonly isComplete: boolean;
}

const PLAYED_SHOWN_AT_FIRST = 5;

export function GamesList({ instances, uid, canCreate, now, isComplete }: GamesListProps) {
  if (instances.length === 0) return <NoGames canCreate={canCreate} />;
  const { upcoming, played } = splitByStart(instances, now);
  const shared = { uid, now, isComplete };
  return (
    <Stack gap="10">
      <GamesSection title="upcoming" instances={upcoming} emptyText="No upcoming games" {...shared} />
      <GamesSection
        title="played"
        instances={played}
        initialCount={PLAYED_SHOWN_AT_FIRST}
        emptyText="No games played yet"
        {...shared}
      />
    </Stack>
  );
}

interface GamesSectionProps extends Omit<GamesListProps, 'canCreate'> {
  readonly title: string;
  readonly emptyText: string;
  readonly initialCount?: number;
}

function GamesSection(props: GamesSectionProps) {
  const { title, instances, emptyText, initialCount = instances.length, uid, now, isComplete } = props;
  const [isAll, setAll] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const shown = isAll ? instances : instances.slice(0, initialCount);
  // The button disappears, so the first new card gets the focus.
  const showAll = () => {
    flushSync(() => setAll(true));
    section.current?.querySelectorAll('article')[initialCount]?.querySelector('a')?.focus();
  };
  const isBusy = instances.length === 0 && !isComplete;
  return (
    <Section ref={section} title={title} aria-busy={isBusy}>
      {isBusy && <Skeleton height="32" borderRadius="2xl" />}
      {instances.length === 0 && isComplete && <Text color="fg.muted">{emptyText}</Text>}
      {instances.length > 0 && (
        <CardGrid>
          {shown.map((instance) => (
            <GameCard key={instance.id} instance={instance} uid={uid} now={now} />
          ))}
        </CardGrid>
      )}
      {shown.length < instances.length && (
        <Button variant="outline" alignSelf="center" onClick={showAll}>
          Show all {instances.length}
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
