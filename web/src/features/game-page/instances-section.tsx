import { chakra, Heading, HStack, Separator, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { HistoryInstance } from '@fives/domain';
import { useId } from 'react';
import { InstanceCard, type InstanceCardProps } from './instance-card.tsx';

export interface InstancesSectionProps extends Pick<InstanceCardProps, 'timeZone' | 'now'> {
  readonly title: string;
  /** Newest first. */
  readonly instances: readonly HistoryInstance[];
  /** Said where there is none. */
  readonly emptyText: string;
}

/** What is to come, or what was, under a divider with its name. */
export function InstancesSection({ title, instances, emptyText, ...shown }: InstancesSectionProps) {
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
