import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export interface SquadPanelProps {
  readonly title: string;
  readonly count: number;
  /** What is said where nobody is in it. */
  readonly emptyText: string;
  readonly icon?: ReactNode;
  /** The button beside the title. */
  readonly action?: ReactNode;
  /** The rows, each a list item. */
  readonly children: ReactNode;
}

/** One of the three lists: a team, or the pool. */
export function SquadPanel({ title, count, emptyText, icon, action, children }: SquadPanelProps) {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} layerStyle="panel" gap="1" pb="2" overflow="hidden">
      <Flex align="center" gap="3" ps="4" pe="2" minH="14" borderBottomWidth="1px" borderColor="border">
        {icon}
        <Heading as="h2" id={titleId} textStyle="title" truncate minW="0" title={title}>
          <bdi>{title}</bdi>
        </Heading>
        <Text
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          flexShrink="0"
          aria-label={`${count} players`}
        >
          {count}
        </Text>
        <Flex flex="1" justify="flex-end">
          {action}
        </Flex>
      </Flex>
      {count === 0 ? (
        <Text color="fg.muted" px="4" py="3">
          {emptyText}
        </Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {children}
        </Stack>
      )}
    </Stack>
  );
}
