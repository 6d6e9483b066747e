import { Input } from '@chakra-ui/react';
import { broughtBy, distinctName, type GuestInput, guestFormSchema, plusOneName } from '@fives/domain';
import { useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { callOrRefuse } from '../../../api/refusal.ts';
import { useKeyedBody } from '../../../hooks/use-keyed-body.ts';
import { CheckedForm, problemOf, useCheckedForm } from '../../../ui/checked-form.tsx';
import { FormError, FormField, SubmitButton } from '../../../ui/form.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../../ui/sheet.tsx';
import { toastSuccess } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import type { DialogEnds } from '../use-dialogs.ts';

interface AddPersonSheetProps extends DialogEnds {
  readonly view: InstanceView;
  readonly isBrought: boolean;
}

export function AddPersonSheet({ view, isBrought, onDone, ...sheet }: AddPersonSheetProps) {
  const { own, viewer } = view;
  const people = view.people ?? [];
  const bringer = isBrought ? viewer.uid : null;
  const form = useCheckedForm(guestFormSchema, {
    name: bringer === null ? '' : plusOneName(own?.name ?? viewer.name, broughtBy(bringer, people) + 1),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const keyedBodyOf = useKeyedBody(
    ({ name }: GuestInput) =>
      ({ name: distinctName(name, namesOf(view)), status: 'PLAYING', broughtBy: bringer }) as const,
  );
  const add = (typed: GuestInput) =>
    callOrRefuse("Couldn't add them", async () => {
      const { body, key } = keyedBodyOf(typed);
      await callApi('addPerson', { params: { giId: view.instance.id }, body, key });
      toastSuccess(`${body.name} added`);
      onDone();
    });
  return (
    <Sheet {...sheet} staysOnOutsideTap>
      <SheetTitle>{isBrought ? 'Bring someone' : 'Add a player'}</SheetTitle>
      <SheetBody>
        <CheckedForm form={form} onSubmit={add}>
          <FormField
            label="Name"
            error={form.formState.errors.name?.message}
            help={<NameHelp control={form.control} view={view} isBrought={isBrought} />}
          >
            <Input autoComplete="off" {...form.register('name')} />
          </FormField>
          <FormError message={problemOf(form)} />
          <SubmitButton isBusy={form.formState.isSubmitting}>Add player</SubmitButton>
        </CheckedForm>
      </SheetBody>
    </Sheet>
  );
}

type NameHelpProps = Pick<AddPersonSheetProps, 'view' | 'isBrought'> & {
  readonly control: Control<GuestInput>;
};

function NameHelp({ control, view, isBrought }: NameHelpProps) {
  const typed = useWatch({ control, name: 'name' }).trim();
  const name = distinctName(typed, namesOf(view));
  if (typed && name !== typed) {
    return (
      <>
        There's already a <bdi>{typed}</bdi>, so this one will be <bdi>{name}</bdi>.
      </>
    );
  }
  return isBrought
    ? 'They take a spot if one is free. You reply for them.'
    : "For players who don't use the link. You reply for them.";
}

function namesOf({ people }: InstanceView): string[] {
  return (people ?? []).map(({ name }) => name);
}
