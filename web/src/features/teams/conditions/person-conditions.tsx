import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import {
  MAX_PAIRS_APART,
  MAX_STARS,
  MIN_STARS,
  type PlayerInstance,
  TEAMS,
  uidsApartFrom,
  withKeeper,
  withPairApart,
  withStars,
} from '@fives/domain';
import { LuChevronLeft, LuX } from 'react-icons/lu';
import { FormField } from '../../../ui/form.tsx';
import { PersonName } from '../../../ui/person.tsx';
import { Select } from '../../../ui/select.tsx';
import { SettingSwitch } from '../../../ui/switches.tsx';
import { Choice } from './choice.tsx';
import type { ConditionsProps } from './conditions-list.tsx';

const NONE = 'none';
const STARS = [
  { value: NONE, label: '–', name: 'No stars' },
  ...Array.from({ length: MAX_STARS }, (_, at) => {
    const value = String(at + MIN_STARS);
    return { value, label: value, name: `${value} ${value === '1' ? 'star' : 'stars'}` };
  }),
];

interface PersonConditionsProps extends ConditionsProps {
  readonly person: PlayerInstance;
  readonly onBack: () => void;
}

export function PersonConditions(props: PersonConditionsProps) {
  const { view, person, fairSettings, notes, onSave, onBack } = props;
  const { uid } = person;
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
        truncatesLabels
        choices={[
          { value: NONE, label: 'Either' },
          ...TEAMS.map((team) => ({ value: team, label: view.looks[team].name })),
        ]}
        value={fairSettings.locks[uid] ?? NONE}
        onChange={(value) => fairSettings.lock(uid, TEAMS.find((team) => team === value) ?? null)}
      />
      <SettingSwitch
        label="Keeper"
        help="With two or more keepers, each team gets one."
        isOn={notes.keepers.includes(uid)}
        onChange={(isKeeper) => onSave(withKeeper(notes, uid, isKeeper))}
      />
      {notes.apart.length < MAX_PAIRS_APART || uidsApartFrom(notes, uid).length > 0 ? (
        <ApartFrom {...props} />
      ) : (
        <Text color="fg.muted">You can keep up to {MAX_PAIRS_APART} pairs apart.</Text>
      )}
      <Button variant="outline" alignSelf="start" autoFocus onClick={onBack}>
        <LuChevronLeft aria-hidden="true" />
        All players
      </Button>
    </Stack>
  );
}

function ApartFrom({ view: { nameOf }, people, person, notes, onSave }: PersonConditionsProps) {
  const apart = uidsApartFrom(notes, person.uid);
  const free = people.filter(({ uid }) => uid !== person.uid && !apart.includes(uid));
  const change = (uid: string, areApart: boolean) =>
    onSave(withPairApart(notes, [person.uid, uid], areApart));
  return (
    <Stack gap="2">
      <FormField label="Keep apart from">
        <Select
          value=""
          options={[['', 'Choose a player'], ...free.map(({ uid, name }) => [uid, name] as const)]}
          onChange={({ target }) => target.value && change(target.value, true)}
        />
      </FormField>
      <Stack as="ul" gap="0" listStyleType="none">
        {apart.map((uid) => (
          <HStack as="li" key={uid} justify="space-between">
            <PersonName name={nameOf(uid)} />
            <IconButton
              variant="ghost"
              aria-label={`Stop keeping apart from ${nameOf(uid)}`}
              title="Remove"
              onClick={() => change(uid, false)}
            >
              <LuX />
            </IconButton>
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}
