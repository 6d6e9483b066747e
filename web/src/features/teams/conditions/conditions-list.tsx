import { Button, HStack, Icon, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import {
  apartFrom,
  compareNames,
  FEWEST_STARS,
  type GameInstance,
  MOST_STARS,
  type OrganiserNotes,
  type PlayerInstance,
  type Team,
} from '@fives/domain';
import { LuChevronRight, LuStar } from 'react-icons/lu';
import { PersonName } from '../../../ui/person.tsx';
import type { FairWishes, Locks } from '../fair/fair-wishes.ts';
import { namesOf, type TeamLook, teamLooks } from '../team-lists.ts';

export interface ConditionsListProps {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly wishes: Pick<FairWishes, 'locks' | 'lock'>;
  readonly notes: OrganiserNotes;
  /** Who was looked at last: the keyboard goes on from there. */
  readonly lastUid: string | null;
  readonly onOpen: (uid: string) => void;
}

/** Everybody with a place, who plays first, with their stars and what is asked of them. */
export function ConditionsList({ instance, people, wishes, notes, lastUid, onOpen }: ConditionsListProps) {
  const noted = { notes, locks: wishes.locks, looks: teamLooks(instance), nameOf: namesOf(people) };
  return (
    <Stack gap="3">
      <Text color="fg.muted" fontSize="sm">
        Only you see this. Stars and keepers make the next fair teams better, and what you ask for is kept to:
        teams that cannot be made are not picked.
      </Text>
      <Stack as="ul" gap="0" listStyleType="none" mx="-2">
        {people.toSorted(playersFirst).map(({ uid, name, status }) => (
          <li key={uid}>
            <Button
              variant="ghost"
              width="full"
              h="auto"
              minH="touch"
              px="2"
              py="1.5"
              fontWeight="400"
              autoFocus={uid === lastUid}
              onClick={() => onOpen(uid)}
            >
              <Stack gap="0" flex="1" minW="0" align="start" textAlign="start">
                <PersonName maxW="full" name={name} color={status === 'PLAYING' ? 'fg' : 'fg.muted'} />
                <Text color="fg.muted" fontSize="sm" truncate maxW="full">
                  {conditionText(uid, noted)}
                </Text>
              </Stack>
              <Stars stars={notes.stars[uid]} />
              <Icon color="fg.muted" size="sm">
                <LuChevronRight aria-hidden="true" />
              </Icon>
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** So many stars of five; an outline of all where none are given. */
function Stars({ stars }: { readonly stars: number | undefined }) {
  const places = Array.from({ length: MOST_STARS }, (_, at) => at + FEWEST_STARS);
  return (
    <HStack gap="0.5" flexShrink="0">
      <VisuallyHidden>{starsText(stars)}</VisuallyHidden>
      {places.map((place) => {
        const isLit = stars !== undefined && place <= stars;
        return (
          <Icon key={place} boxSize="3.5" color={isLit ? 'brand.fg' : 'border.emphasized'}>
            <LuStar aria-hidden="true" fill={isLit ? 'currentColor' : 'none'} />
          </Icon>
        );
      })}
    </HStack>
  );
}

function playersFirst(a: PlayerInstance, b: PlayerInstance): number {
  const rank = ({ status }: PlayerInstance) => (status === 'PLAYING' ? 0 : 1);
  return rank(a) - rank(b) || compareNames(a, b);
}

export interface Noted {
  readonly notes: OrganiserNotes;
  readonly locks: Locks;
  readonly looks: Record<Team, TeamLook>;
  readonly nameOf: (uid: string) => string;
}

/** All that is asked of one person, in a few words: 'In Bibs · keeper · apart from Ben'. Empty where that is nothing. */
export function conditionText(uid: string, { notes, locks, looks, nameOf }: Noted): string {
  const team = locks[uid];
  const apart = apartFrom(notes, uid).map(nameOf);
  return [
    team && `in ${looks[team].name}`,
    notes.keepers.includes(uid) && 'keeper',
    apart.length > 0 && `apart from ${apart.join(', ')}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
}

/** '3 of 5 stars', as it is read out. */
export function starsText(stars: number | undefined): string {
  return stars === undefined ? 'no stars' : `${stars} of 5 stars`;
}
