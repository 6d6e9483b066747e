import { Button, HStack, Icon, Stack, Text } from '@chakra-ui/react';
import {
  compareReplies,
  type GameId,
  MIN_RATERS,
  type OrganiserNotes,
  type PlayerInstance,
  type Uid,
  uidsApartFrom,
  withStars,
} from '@fives/domain';
import { useState } from 'react';
import { LuChevronRight } from 'react-icons/lu';
import { saveOrganiserNotes } from '../../../db/games.ts';
import { Stars } from '../../../shared/people/stars.tsx';
import { PersonName } from '../../../ui/person.tsx';
import { saveOrToast } from '../../../ui/toasts.ts';
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

/**
 * Returns `save` and `changed`, the notes of the last save, because the next tap may come before the next snapshot.
 * `changed` is null before the first save and after a failed save.
 */
export function useChangedNotes(gameId: GameId, uid: Uid, failure: string) {
  const [changed, setChanged] = useState<OrganiserNotes | null>(null);
  const save = async (next: OrganiserNotes) => {
    setChanged(next);
    if (!(await saveOrToast(saveOrganiserNotes(gameId, uid, next), failure))) setChanged(null);
  };
  return { changed, save: (next: OrganiserNotes) => void save(next) };
}
