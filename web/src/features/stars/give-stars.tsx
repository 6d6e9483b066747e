import { HStack, Stack, Text } from '@chakra-ui/react';
import { compareNames, FEWEST_ASKED_TO_COUNT, type OrganiserNotes, withStars } from '@fives/domain';
import { useState } from 'react';
import { saveOrganiserNotes } from '../../db/organiser-notes.ts';
import { PersonName } from '../../ui/person.tsx';
import { Stars } from '../../ui/stars.tsx';
import { saveVisibly } from '../../ui/toasts.ts';

interface GiveStarsProps {
  readonly gameId: string;
  /** Who may be given stars. */
  readonly people: readonly { readonly uid: string; readonly name: string }[];
  /** Who gives them. */
  readonly uid: string;
  /** What they have given until now. */
  readonly notes: OrganiserNotes;
}

/** Stars for everybody else who has played, given in private; each is saved at once. */
export function GiveStars({ gameId, uid, notes: stored, people }: GiveStarsProps) {
  // What was changed here: the next tap may come before the database has told of the last one.
  const [changed, setChanged] = useState<OrganiserNotes | null>(null);
  const notes = changed ?? stored;
  const give = async (about: string, stars: number) => {
    const next = withStars(notes, about, stars);
    setChanged(next);
    const isSaved = await saveVisibly(saveOrganiserNotes(gameId, uid, next), 'Your stars were not saved');
    if (!isSaved) setChanged(null);
  };
  const others = people.filter((person) => person.uid !== uid).toSorted(compareNames);
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Tap stars to say how good somebody is. They help to make the teams even, and nothing else: nobody sees
        what you give, and it counts once {FEWEST_ASKED_TO_COUNT} members have said something of the same
        person.
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
