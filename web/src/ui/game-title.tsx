import { Box, Heading, HStack, Text } from '@chakra-ui/react';
import { LuMapPin } from 'react-icons/lu';

export interface GameTitleProps {
  readonly name: string;
  readonly location: string;
}

/** What a game is called and where it is played, on a scoreboard. */
export function GameTitle({ name, location }: GameTitleProps) {
  return (
    <>
      <Heading
        as="h1"
        textStyle="display"
        fontSize={{ base: '4xl', md: '5xl' }}
        lineClamp="3"
        overflowWrap="anywhere"
      >
        <bdi>{name}</bdi>
      </Heading>
      <HStack gap="1.5" color="scoreboard.muted" align="flex-start">
        <Box as={LuMapPin} flexShrink="0" mt="1" aria-hidden="true" />
        <Text lineClamp="2" overflowWrap="anywhere">
          <bdi>{location}</bdi>
        </Text>
      </HStack>
    </>
  );
}
