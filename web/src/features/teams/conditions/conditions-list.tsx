import { Button, HStack, Icon, Stack, Text } from '@chakra-ui/react';
import {
  compareReplies,
  type OrganiserNotes,
  type PlayerInstance,
  type Uid,
  uidsApartFrom,
  withStars,
} from '@fives/domain';
import { LuChevronRight } from 'react-icons/lu';
import { Stars } from '../../../shared/people/stars.tsx';
import { PersonName } from '../../../ui/person.tsx';
import type { FairSettings, Locks } from '../fair/forecast.ts';
import type { TeamsView } from '../team-lists.ts';

export interface ConditionsProps {
  readonly view: TeamsView;
  /** Everyone except people whom a player brought. */
  readonly people: readonly PlayerInstance[];
  readonly fairSettings: Pick<FairSettings, 'locks' | 'lock'>;
  readonly notes: OrganiserNotes;
  readonly onSave: (notes: OrganiserNotes) => void;
}

interface ConditionsListProps extends ConditionsProps {
  /** The person viewed last, whose row gets the focus. */
  readonly lastUid: Uid | null;
  readonly onOpen: (uid: Uid) => void;
}

export function ConditionsList(props: ConditionsListProps) {
  const { view, people, fairSettings, notes, lastUid, onOpen, onSave } = props;
  const textInput = { ...view, notes, locks: fairSettings.locks };
  return (
    <Stack gap="3">
      <Text color="fg.muted" fontSize="sm">
        Only you see this. Tap stars to rate a player. Tap a name to make them keeper, fix their team or keep
        players apart. Fair teams also use other people's average ratings.
      </Text>
      <Stack as="ul" gap="0" listStyleType="none" mx="-2">
        {people.toSorted(compareReplies).map(({ uid, name, status }) => (
          <HStack as="li" key={uid} gap="0" wrap="wrap" justify="flex-end">
            <Button
              variant="ghost"
              flex="1 1 7rem"
              minW="0"
              h="auto"
              minH="touch"
              px="2"
              gap="1"
              py="1.5"
              fontWeight="400"
              autoFocus={uid === lastUid}
              onClick={() => onOpen(uid)}
            >
              <Stack gap="0" flex="1" minW="0" align="start" textAlign="start">
                <PersonName maxW="full" name={name} color={status === 'PLAYING' ? 'fg' : 'fg.muted'} />
                <Text color="fg.muted" fontSize="sm" truncate maxW="full">
                  {conditionText(uid, textInput)}
                </Text>
              </Stack>
              <Icon color="fg.muted" size="sm">
                <LuChevronRight aria-hidden="true" />
              </Icon>
            </Button>
            <Stars
              name={name}
              stars={notes.stars[uid]}
              onGive={(stars) => onSave(withStars(notes, uid, stars))}
            />
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}

export interface ConditionTextInput extends Pick<TeamsView, 'looks' | 'nameOf'> {
  readonly notes: OrganiserNotes;
  readonly locks: Locks;
}

export function conditionText(uid: Uid, { notes, locks, looks, nameOf }: ConditionTextInput): string {
  const team = locks[uid];
  const apart = uidsApartFrom(notes, uid).map(nameOf);
  return [
    team && `in ${looks[team].name}`,
    notes.keepers.includes(uid) && 'keeper',
    apart.length > 0 && `apart from ${apart.join(', ')}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
}
