import { Button, Stack, Text } from '@chakra-ui/react';
import {
  apartFrom,
  FEWEST_STARS,
  type GameInstance,
  MOST_PAIRS_APART,
  MOST_STARS,
  type OrganiserNotes,
  type PlayerInstance,
  TEAMS,
  withApart,
  withKeeper,
  withStars,
} from '@fives/domain';
import { LuChevronLeft } from 'react-icons/lu';
import { SettingSwitch } from '../../../ui/switches.tsx';
import type { FairSettings } from '../fair/fair-settings.ts';
import { namesOf, teamLooks } from '../team-lists.ts';
import { ApartFrom } from './apart-from.tsx';
import { Choice } from './choice.tsx';

export interface PersonConditionsProps {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly person: PlayerInstance;
  readonly wishes: Pick<FairSettings, 'locks' | 'lock'>;
  readonly notes: OrganiserNotes;
  readonly onSave: (notes: OrganiserNotes) => void;
  readonly onBack: () => void;
}

const NONE = 'none';
const STARS = [
  { value: NONE, label: '–', name: 'No stars' },
  ...Array.from({ length: MOST_STARS }, (_, at) => {
    const value = String(at + FEWEST_STARS);
    return { value, label: value, name: `${value} ${value === '1' ? 'star' : 'stars'}` };
  }),
];

export function PersonConditions(props: PersonConditionsProps) {
  const { instance, people, person, wishes, notes, onSave, onBack } = props;
  const { uid } = person;
  const looks = teamLooks(instance);
  const others = people.filter((other) => other.uid !== uid);
  return (
    <Stack gap="5">
      <Choice
        label="Your rating"
        help="Only you see it."
        choices={STARS}
        value={String(notes.stars[uid] ?? NONE)}
        onChange={(value) => onSave(withStars(notes, uid, value === NONE ? null : Number(value)))}
      />
      <Choice
        label="Team for this game"
        choices={[
          { value: NONE, label: 'Either' },
          ...TEAMS.map((team) => ({ value: team, label: looks[team].name })),
        ]}
        value={wishes.locks[uid] ?? NONE}
        onChange={(value) => wishes.lock(uid, TEAMS.find((team) => team === value) ?? null)}
      />
      <SettingSwitch
        label="Keeper"
        help="With two or more keepers, each team gets one."
        isOn={notes.keepers.includes(uid)}
        onChange={(isKeeper) => onSave(withKeeper(notes, uid, isKeeper))}
      />
      {notes.apart.length < MOST_PAIRS_APART || apartFrom(notes, uid).length > 0 ? (
        <ApartFrom
          others={others}
          apart={apartFrom(notes, uid)}
          nameOf={namesOf(people)}
          onChange={(other, areApart) => onSave(withApart(notes, [uid, other], areApart))}
        />
      ) : (
        <Text color="fg.muted">You can keep up to {MOST_PAIRS_APART} pairs apart.</Text>
      )}
      <Button variant="outline" alignSelf="start" autoFocus onClick={onBack}>
        <LuChevronLeft aria-hidden="true" />
        All players
      </Button>
    </Stack>
  );
}
