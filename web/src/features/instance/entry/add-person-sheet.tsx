import { Input, Stack } from '@chakra-ui/react';
import { broughtBy, distinctName, type GuestInput, guestFormSchema, plusOneName } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { toAuthMessage } from '../../../session/account.ts';
import { FormError, FormField, SubmitButton } from '../../../ui/form.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../../ui/sheet.tsx';
import { toastSuccess } from '../../../ui/toasts.tsx';
import type { InstanceView } from '../instance-view.ts';
import type { DialogEnds } from '../reply/reply-dialog.tsx';

export interface AddPersonSheetProps extends DialogEnds {
  readonly view: InstanceView;
  /** Whether the viewer brings the person along; else they are added as a player of the game. */
  readonly isBrought: boolean;
}

/** Puts somebody on the list who has no sign-in: they have a place like everybody else. */
export function AddPersonSheet({
  view,
  isBrought,
  isOpen,
  onClose,
  onDone,
  finalFocus,
}: AddPersonSheetProps) {
  const people = view.people ?? [];
  const bringer = isBrought ? view.viewer.uid : null;
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<GuestInput>({
    resolver: zodResolver(guestFormSchema),
    defaultValues: {
      name: bringer === null ? '' : plusOneName(ownName(view), broughtBy(bringer, people) + 1),
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const submit = async ({ name: typed }: GuestInput) => {
    setProblem(null);
    const name = distinctName(
      typed,
      people.map((person) => person.name),
    );
    try {
      const body = { name, status: 'PLAYING', broughtBy: bringer } as const;
      await callApi('addPerson', { params: { giId: view.instance.id }, body });
      toastSuccess(`${name} is on the list`);
      onDone();
    } catch (error) {
      setProblem(toAuthMessage(error));
    }
  };
  return (
    <Sheet open={isOpen} onClose={onClose} finalFocus={finalFocus} staysOnOutsideTap>
      <SheetTitle>{isBrought ? 'Bring somebody along' : 'Add a player'}</SheetTitle>
      <SheetBody>
        <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <Stack gap="5">
            <FormField
              label="Name"
              error={form.formState.errors.name?.message}
              help={<NameHelp control={form.control} view={view} isBrought={isBrought} />}
            >
              <Input autoComplete="off" {...form.register('name')} />
            </FormField>
            <FormError message={problem} />
            <SubmitButton isBusy={form.formState.isSubmitting}>Add to the list</SubmitButton>
          </Stack>
        </form>
      </SheetBody>
    </Sheet>
  );
}

type NameHelpProps = Pick<AddPersonSheetProps, 'view' | 'isBrought'> & {
  readonly control: ReturnType<typeof useForm<GuestInput>>['control'];
};

/** What becomes of a name that is taken; else what the person will have. */
function NameHelp({ control, view, isBrought }: NameHelpProps) {
  const typed = useWatch({ control, name: 'name' }).trim();
  const names = (view.people ?? []).map(({ name }) => name);
  const name = distinctName(typed, names);
  if (typed && name !== typed) {
    return (
      <>
        There is a <bdi>{typed}</bdi> already: this one will be <bdi>{name}</bdi>.
      </>
    );
  }
  return isBrought
    ? 'A place of their own, as long as there is one. You answer for them.'
    : 'For whoever does not use the link. You answer for them.';
}

/** What the viewer is called here. */
function ownName({ own, viewer }: InstanceView): string {
  return own?.name ?? viewer.name;
}
