import { chakra, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { useId } from 'react';
import { GameCard } from './game-card.tsx';

export interface GamesSectionProps {
  readonly title: string;
  readonly instances: readonly GameInstance[];
  /** Said where there is none. */
  readonly emptyText: string;
  /** Who looks: their own games get the organiser's menu. */
  readonly uid: string;
  readonly now: Date;
  /** False while more may be on its way: then nothing is called empty. */
  readonly isComplete: boolean;
}

/** One of the two lists of the home screen, under its name. */
export function GamesSection(props: GamesSectionProps) {
  const { title, instances, emptyText, uid, now, isComplete } = props;
  const isBusy = instances.length === 0 && !isComplete;
  const titleId = useId();
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId} aria-busy={isBusy}>
      <Heading as="h2" id={titleId} textStyle="label" fontSize="md" color="fg.muted">
        {title}
      </Heading>
      {isBusy && <Skeleton height="32" borderRadius="2xl" />}
      {instances.length === 0 && isComplete && <Text color="fg.muted">{emptyText}</Text>}
      {instances.length > 0 && <Cards instances={instances} uid={uid} now={now} />}
    </Stack>
  );
}

function Cards({ instances, uid, now }: Pick<GamesSectionProps, 'instances' | 'uid' | 'now'>) {
  return (
    <SimpleGrid asChild columns={{ base: 1, md: 2 }} gap="4">
      <ul>
        {instances.map((instance) => (
          <chakra.li key={instance.id} listStyleType="none" minW="0">
            <GameCard instance={instance} isOrganiser={instance.game.orgUid === uid} now={now} />
          </chakra.li>
        ))}
      </ul>
    </SimpleGrid>
  );
}
