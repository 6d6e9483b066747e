import { RatingGroup } from '@chakra-ui/react';
import { MAX_STARS, MIN_STARS, plural } from '@fives/domain';

interface StarsProps {
  readonly name: string;
  readonly stars: number | undefined;
  readonly onGive: (stars: number) => void;
}

export function Stars({ name, stars = 0, onGive }: StarsProps) {
  return (
    <RatingGroup.Root
      count={MAX_STARS}
      value={stars}
      colorPalette="brand"
      translations={{ ratingValueText: (star) => plural(star, 'star') }}
      flexShrink="0"
      onValueChange={(details) => onGive(details.value)}
    >
      <RatingGroup.Label srOnly>{`Rating for ${name}`}</RatingGroup.Label>
      <RatingGroup.Control>
        {Array.from({ length: MAX_STARS }, (_, at) => at + MIN_STARS).map((star) => (
          <RatingGroup.Item key={star} index={star} w={{ base: '8', sm: '9' }} h="touch">
            <RatingGroup.ItemIndicator />
          </RatingGroup.Item>
        ))}
      </RatingGroup.Control>
    </RatingGroup.Root>
  );
}
