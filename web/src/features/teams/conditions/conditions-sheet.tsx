import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import {
  EMPTY_NOTES,
  MAX_PAIRS_APART,
  MAX_STARS,
  MIN_STARS,
  type PlayerInstance,
  plural,
  TEAMS,
  type Uid,
  uidsApartFrom,
  withKeeper,
  withPairApart,
  withStars,
} from '@fives/domain';
import { useState } from 'react';
import { LuChevronLeft, LuX } from 'react-icons/lu';
import { useOrganiserNotes } from '../../../db/games.ts';
import { dataOf } from '../../../db/live.ts';
import { Choice } from '../../../ui/choice.tsx';
import { FormField, Select } from '../../../ui/form.tsx';
import { Loaded } from '../../../ui/live-page.tsx';
import { PersonName } from '../../../ui/person.tsx';
import { SettingSwitch } from '../../../ui/settings.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ConditionsList, type ConditionsProps, useChangedNotes } from './conditions-list.tsx';

const NONE = 'none';
const STARS = [
  { value: NONE, label: '–', name: 'No stars' },
  ...Array.from({ length: MAX_STARS }, (_, at) => at + MIN_STARS).map((stars) => ({
    value: String(stars),
    label: String(stars),
    name: plural(stars, 'star'),
  })),
];

interface PersonConditionsProps extends ConditionsProps {
  readonly person: PlayerInstance;
  readonly onBack: () => void;
}

function PersonConditions(props: PersonConditionsProps) {
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

interface ConditionsSheetProps extends Pick<ConditionsProps, 'view' | 'fairSettings'> {
  readonly uid: Uid;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function ConditionsSheet({ uid, view, fairSettings, onClose, finalFocus }: ConditionsSheetProps) {
  const { gameId } = view.instance;
  // People whom a player brought are not members of the game. The rules allow stars only for members.
  const people = view.people.filter(({ broughtBy }) => !broughtBy);
  const [opened, setOpened] = useState<string | null>(null);
  const person = people.find((each) => each.uid === opened);
  const live = useOrganiserNotes(gameId, uid);
  const { changed, save } = useChangedNotes(gameId, uid, "Couldn't save your ratings and rules");
  const known = dataOf(live);
  const shared = { view, people, fairSettings, notes: changed ?? known ?? EMPTY_NOTES, onSave: save };
  return (
    <Sheet
      title={person ? <bdi>{person.name}</bdi> : 'Ratings and rules'}
      open
      onClose={onClose}
      finalFocus={finalFocus}
    >
      <Loaded live={live}>
        {() =>
          person ? (
            <PersonConditions {...shared} person={person} onBack={() => setOpened(null)} />
          ) : (
            <ConditionsList {...shared} lastUid={opened} onOpen={setOpened} />
          )
        }
      </Loaded>
    </Sheet>
  );
}
