import { HStack, Stack, Text } from '@chakra-ui/react';
import { type GameId, MIN_RATERS, type OrganiserNotes, type Uid, withStars } from '@fives/domain';
import { Stars } from '../../../shared/people/stars.tsx';
import { PersonName } from '../../../ui/person.tsx';
import { useChangedNotes } from './conditions-sheet.tsx';

interface GiveStarsProps {
  readonly gameId: GameId;
  /** Sorted by `inRatingOrder`. */
  readonly people: readonly { readonly uid: Uid; readonly name: string }[];
  readonly uid: Uid;
  readonly notes: OrganiserNotes;
}

export function GiveStars({ gameId, uid, notes: stored, people }: GiveStarsProps) {
  const { changed, save } = useChangedNotes(gameId, uid, "Couldn't save your ratings");
  const notes = changed ?? stored;
  const others = people.filter((person) => person.uid !== uid);
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Your ratings help make even teams. They're private, and count once {MIN_RATERS} people have rated the
        same player. Regulars come first. The more of them you rate, the more even the teams.
      </Text>
      <Stack as="ul" gap="0" listStyleType="none">
        {others.map(({ uid: ratedUid, name }) => (
          <HStack as="li" key={ratedUid} justify="space-between" wrap="wrap" columnGap="2" rowGap="0" py="1">
            <PersonName name={name} maxW="full" />
            <Stars
              name={name}
              stars={notes.stars[ratedUid]}
              onGive={(stars) => save(withStars(notes, ratedUid, stars))}
            />
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}
