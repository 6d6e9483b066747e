import { HStack, Stack, Text } from '@chakra-ui/react';
import {
  compareNames,
  FEWEST_ASKED_TO_COUNT,
  type GameId,
  type OrganiserNotes,
  type Uid,
  withStars,
} from '@fives/domain';
import { useState } from 'react';
import { saveOrganiserNotes } from '../../../db/organiser-notes.ts';
import { Stars } from '../../../shared/people/stars.tsx';
import { PersonName } from '../../../ui/person.tsx';
import { saveOrToast } from '../../../ui/toasts.ts';

interface GiveStarsProps {
  readonly gameId: GameId;
  readonly people: readonly { readonly uid: Uid; readonly name: string }[];
  readonly uid: Uid;
  readonly notes: OrganiserNotes;
}

export function GiveStars({ gameId, uid, notes: stored, people }: GiveStarsProps) {
  // Keeps the local changes, because the next tap may come before the next snapshot.
  const [changed, setChanged] = useState<OrganiserNotes | null>(null);
  const notes = changed ?? stored;
  const give = async (about: string, stars: number) => {
    const next = withStars(notes, about, stars);
    setChanged(next);
    const isSaved = await saveOrToast(saveOrganiserNotes(gameId, uid, next), "Couldn't save your ratings");
    if (!isSaved) setChanged(null);
  };
  const others = people.filter((person) => person.uid !== uid).toSorted(compareNames);
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Your ratings help make even teams. They're private, and count once {FEWEST_ASKED_TO_COUNT} people have
        rated the same player.
      </Text>
      <Stack as="ul" gap="0" listStyleType="none">
        {others.map(({ uid: about, name }) => (
          <HStack as="li" key={about} justify="space-between" wrap="wrap" columnGap="2" rowGap="0" py="1">
            <PersonName name={name} maxW="full" />
            <Stars name={name} stars={notes.stars[about]} onGive={(stars) => void give(about, stars)} />
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}
