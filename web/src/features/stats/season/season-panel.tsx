import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface SeasonPanelProps {
  readonly title: string;
  /** How to read it, in a line. */
  readonly text: string;
  /** What chooses what is drawn, beside the title. */
  readonly control?: ReactNode;
  readonly children: ReactNode;
}

/** One chart with its title. */
export function SeasonPanel({ title, text, control, children }: SeasonPanelProps) {
  return (
    <Stack as="section" layerStyle="panel" gap="3" px={{ base: '3', sm: '4' }} pt="3" pb="4" minW="0">
      <Flex gap="3" wrap="wrap" justify="space-between" align="start">
        <Stack gap="1">
          <Heading as="h3" textStyle="title">
            {title}
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            {text}
          </Text>
        </Stack>
        {control}
      </Flex>
      {children}
    </Stack>
  );
}
