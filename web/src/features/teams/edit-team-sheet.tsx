import { Button, RadioGroup, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { colourSchema, isSameColour, setTeamLooks, type Team, teamNameSchema } from '@fives/domain';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { saveInstance } from '../../db/game-instances.ts';
import { useActor } from '../../session/session.ts';
import { BibIcon } from '../../shared/game/game-parts.tsx';
import { CheckedForm, TextField, useCheckedForm } from '../../ui/checked-form.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { saveOrToast } from '../../ui/toasts.ts';
import type { TeamLook, TeamsView } from './team-lists.ts';

interface ColourFieldProps {
  readonly value: string;
  readonly otherTeam: Pick<TeamLook, 'colour' | 'name'>;
  readonly onChange: (value: string) => void;
}

/** A stored colour that is not in `BIB_COLOURS` stays available. */
export function ColourField({ value, otherTeam, onChange }: ColourFieldProps) {
  const isKnown = BIB_COLOURS.some((colour) => isSameColour(colour.value, value));
  const storedColour = { name: bibColourName(value), value: value.toUpperCase() };
  const choices = isKnown ? BIB_COLOURS : [...BIB_COLOURS, storedColour];
  return (
    <RadioGroup.Root
      value={value.toUpperCase()}
      onValueChange={(details) => details.value !== null && onChange(details.value)}
    >
      <RadioGroup.Label fontWeight="600">Team Colour</RadioGroup.Label>
      <SimpleGrid columns={{ base: 4, sm: 6 }} gap="1" pt="1.5">
        {choices.map((colour) => (
          <RadioGroup.Item
            key={colour.value}
            value={colour.value}
            disabled={isSameColour(colour.value, otherTeam.colour)}
            justifyContent="center"
            minH="touch"
            p="1.5"
            borderWidth="2px"
            borderColor="transparent"
            borderRadius="xl"
            cursor="pointer"
            _disabled={{ opacity: 0.4, cursor: 'not-allowed' }}
            _checked={{ borderColor: 'brand.border', bg: 'brand.subtle' }}
            _focusWithin={{ outlineWidth: '2px', outlineColor: 'brand.focusRing', outlineStyle: 'solid' }}
          >
            <RadioGroup.ItemHiddenInput />
            <Stack align="center" gap="0.5">
              <BibIcon colour={colour.value} size="9" />
              <RadioGroup.ItemText fontSize="xs" fontWeight="400">
                <Text as="span" truncate>
                  {colour.name}
                </Text>
              </RadioGroup.ItemText>
            </Stack>
          </RadioGroup.Item>
        ))}
      </SimpleGrid>
      <Text color="fg.muted" fontSize="sm" pt="1.5">
        {bibColourName(otherTeam.colour)} is taken by <bdi>{otherTeam.name}</bdi>.
      </Text>
    </RadioGroup.Root>
  );
}

/** Colours in which bibs are sold. The values are stored, so they are the same in light and dark mode. */
const BIB_COLOURS = [
  { name: 'Black', value: '#000000' },
  { name: 'White', value: '#FFFFFF' },
  { name: 'Grey', value: '#8A9199' },
  { name: 'Red', value: '#D92323' },
  { name: 'Orange', value: '#F97316' },
  { name: 'Yellow', value: '#FACC15' },
  { name: 'Lime', value: '#A3E635' },
  { name: 'Green', value: '#15803D' },
  { name: 'Sky blue', value: '#38BDF8' },
  { name: 'Blue', value: '#1D4ED8' },
  { name: 'Purple', value: '#7E22CE' },
  { name: 'Pink', value: '#EC4899' },
];

function bibColourName(value: string): string {
  return BIB_COLOURS.find((colour) => isSameColour(colour.value, value))?.name ?? value.toUpperCase();
}

const editTeamSchema = z.object({ name: teamNameSchema, colour: colourSchema });

interface EditTeamSheetProps {
  readonly view: TeamsView;
  readonly team: Team;
  readonly onClose: () => void;
}

export function EditTeamSheet({ view: { instance, looks }, team, onClose }: EditTeamSheetProps) {
  const formId = useId();
  const actor = useActor();
  const isTeamA = team === 'TEAM_A';
  const form = useCheckedForm(
    editTeamSchema,
    isTeamA
      ? { name: instance.teamAName, colour: instance.teamAColour }
      : { name: instance.teamBName, colour: instance.teamBColour },
  );
  // Does not wait for the save, which stays pending while offline.
  const submit = async ({ name, colour }: z.output<typeof editTeamSchema>) => {
    const changes = isTeamA
      ? { teamAName: name, teamAColour: colour }
      : { teamBName: name, teamBColour: colour };
    void saveOrToast(saveInstance(setTeamLooks, instance, actor, changes), "Couldn't save the team");
    onClose();
    return null;
  };
  return (
    <Sheet open onClose={onClose} staysOnOutsideTap>
      <SheetTitle>Edit Team</SheetTitle>
      <SheetBody>
        <CheckedForm id={formId} form={form} onSubmit={submit}>
          <TextField form={form} name="name" label="Team Name" placeholder={isTeamA ? 'Team A' : 'Team B'} />
          <Controller
            name="colour"
            control={form.control}
            render={({ field }) => (
              <ColourField
                value={field.value}
                otherTeam={looks[isTeamA ? 'TEAM_B' : 'TEAM_A']}
                onChange={field.onChange}
              />
            )}
          />
        </CheckedForm>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={formId}>
          Save
        </Button>
      </SheetFooter>
    </Sheet>
  );
}
