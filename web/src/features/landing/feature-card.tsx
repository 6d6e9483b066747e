import { Badge, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface FeatureCardProps {
  readonly title: string;
  readonly text: string;
  /** What the feature looks like, as decoration. */
  readonly vignette: ReactNode;
  readonly isComing?: boolean;
}

/** One thing that the product does. */
export function FeatureCard({ title, text, vignette, isComing = false }: FeatureCardProps) {
  return (
    <Stack as="article" layerStyle="panel" overflow="hidden" gap="0" height="full">
      <Flex
        layerStyle="scoreboard"
        border="none"
        borderRadius="0"
        h="32"
        px="8"
        align="center"
        aria-hidden="true"
      >
        {vignette}
      </Flex>
      <Stack p="5" gap="2">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h3" textStyle="title">
            {title}
          </Heading>
          {isComing && (
            <Badge textStyle="label" bg="bg.muted" color="fg">
              coming soon
            </Badge>
          )}
        </Flex>
        <Text color="fg.muted">{text}</Text>
      </Stack>
    </Stack>
  );
}
