import { Button, Input } from '@chakra-ui/react';
import { colourSchema, type GameInstance, setTeamLooks, type Team, teamNameSchema } from '@fives/domain';
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
import { teamLooks } from './team-lists.ts';

const editTeamSchema = z.object({ name: teamNameSchema, colour: colourSchema });
export type EditedTeam = z.output<typeof editTeamSchema>;

export interface EditTeamSheetProps {
  readonly instance: GameInstance;
  readonly team: Team;
  readonly onClose: () => void;
}

export function EditTeamSheet({ instance, team, onClose }: EditTeamSheetProps) {
  const formId = useId();
  const saveLooks = useSaveTeamLooks(instance);
  const form = useCheckedForm(editTeamSchema, currentTeam(instance, team));
  // Neither awaited nor refused here, because the change is kept offline.
  const submit = async (edited: EditedTeam) => {
    saveLooks(team, edited);
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
              placeholder={team === 'TEAM_A' ? 'Team A' : 'Team B'}
              {...form.register('name')}
            />
          </FormField>
          <Controller
            name="colour"
            control={form.control}
            render={({ field }) => (
              <ColourField
                label="Team Colour"
                value={field.value}
                taken={teamLooks(instance)[team === 'TEAM_A' ? 'TEAM_B' : 'TEAM_A']}
                onChange={field.onChange}
              />
            )}
          />
        </CheckedForm>
      </SheetBody>
      <SheetFooter>
        <Footer formId={formId} onCancel={onClose} />
      </SheetFooter>
    </Sheet>
  );
}

function currentTeam(instance: GameInstance, team: Team): EditedTeam {
  return team === 'TEAM_A'
    ? { name: instance.teamAName, colour: instance.teamAColour }
    : { name: instance.teamBName, colour: instance.teamBColour };
}

function Footer({ formId, onCancel }: { readonly formId: string; readonly onCancel: () => void }) {
  return (
    <>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={formId}>
        Save
      </Button>
    </>
  );
}

function useSaveTeamLooks(instance: GameInstance) {
  const actor = useActor();
  return (team: Team, { name, colour }: { readonly name: string; readonly colour: string }): void => {
    const looks =
      team === 'TEAM_A' ? { teamAName: name, teamAColour: colour } : { teamBName: name, teamBColour: colour };
    void saveOrToast(saveInstance(setTeamLooks, instance, actor, looks), "Couldn't save the team");
  };
}
