import { Button, Input } from '@chakra-ui/react';
import { colourSchema, setTeamLooks, type Team, teamNameSchema } from '@fives/domain';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { saveInstance } from '../../db/game-instances.ts';
import { useActor } from '../../session/session.ts';
import { CheckedForm, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormField } from '../../ui/form.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { saveOrToast } from '../../ui/toasts.ts';
import { ColourField } from './colour-field.tsx';
import type { TeamsView } from './team-lists.ts';

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
          <FormField label="Team Name" error={form.formState.errors.name?.message}>
            <Input
              autoComplete="off"
              placeholder={isTeamA ? 'Team A' : 'Team B'}
              {...form.register('name')}
            />
          </FormField>
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
