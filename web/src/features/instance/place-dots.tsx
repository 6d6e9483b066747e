import { Box, Wrap } from '@chakra-ui/react';

export interface PlaceDotsProps {
  readonly playing: number;
  readonly numberOfPlayers: number;
}

/** A light for each place: on once somebody has it. Decoration beside the count, which says the same. */
export function PlaceDots({ playing, numberOfPlayers }: PlaceDotsProps) {
  const places = Array.from({ length: numberOfPlayers }, (_, at) => at + 1);
  return (
    <Wrap gap="2" aria-hidden="true">
      {places.map((place) => (
        <Box
          key={place}
          boxSize="3"
          borderRadius="full"
          borderWidth="1.5px"
          borderColor={place <= playing ? 'scoreboard.lit' : 'scoreboard.muted'}
          bg={place <= playing ? 'scoreboard.lit' : 'transparent'}
          transition="background 200ms, border-color 200ms"
        />
      ))}
    </Wrap>
  );
}
