import { Heading, HStack, Separator, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { GameId, HistoryInstance } from '@fives/domain';
import { type ReactNode, useId } from 'react';
import { useHistoryPart } from '../../db/games.ts';
import { ErrorPanel } from '../../ui/messages.tsx';
import { CardGrid } from './card-parts.tsx';
import { InstanceCard, type InstanceCardProps } from './instance-card.tsx';

interface InstancesSectionProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly emptyText: string;
  readonly children: ReactNode;
}

export function InstancesSection({ title, isEmpty, emptyText, children }: InstancesSectionProps) {
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

interface InstanceCardsProps extends Pick<InstanceCardProps, 'timeZone' | 'canRecordResult' | 'now'> {
  /** Newest first. */
  readonly instances: readonly HistoryInstance[];
}

export function InstanceCards({ instances, ...cardProps }: InstanceCardsProps) {
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

export function OlderInstances({ gameId, partNumber, count, ...cardProps }: OlderInstancesProps) {
  const part = useHistoryPart(gameId, partNumber);
  if (part.status === 'error') return <ErrorPanel error={part.error} />;
  if (part.status === 'loading') return <Skeleton h="32" />;
  return <InstanceCards instances={part.data?.instances.slice(0, count) ?? []} {...cardProps} />;
}
