import { Heading, Stack, Text } from '@chakra-ui/react';

export interface StatsHeaderProps {
  readonly title: string;
  /** The game's name. */
  readonly name: string;
}

/** Which stats, of which game, on the scoreboard. */
export function StatsHeader({ title, name }: StatsHeaderProps) {
  return (
    <Stack as="header" layerStyle="scoreboard" p={{ base: '5', md: '7' }} gap="1.5">
      <Heading as="h1" textStyle="display" fontSize={{ base: '4xl', md: '5xl' }}>
        {title}
      </Heading>
      <Text fontWeight="600" overflowWrap="anywhere" lineClamp="2">
        <bdi>{name}</bdi>
      </Text>
    </Stack>
  );
}
