import { Button, Skeleton, Stack } from '@chakra-ui/react';
import { countPlusOnes, distinctName, type GuestInput, guestFormSchema, plusOneName } from '@fives/domain';
import { useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { callOrRefuse } from '../../../api/refusal.ts';
import { useKeyedBody } from '../../../hooks/use-api.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { CheckedForm, FormSubmit, TextField, useCheckedForm } from '../../../ui/checked-form.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../../ui/sheet.tsx';
import { toastSuccess } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import type { DialogProps } from '../use-dialogs.ts';

const PasteList = lazyPart(
  async () => (await import('./paste-list.tsx')).PasteList,
  () => (
    <SheetBody>
      <Skeleton height="40" borderRadius="xl" />
    </SheetBody>
  ),
);

interface AddPersonProps {
  readonly view: InstanceView;
  /** True if a player brings someone, false if an organiser adds someone. */
  readonly isBrought: boolean;
  readonly onDone: () => void;
}

export function AddPersonSheet({ view, isBrought, onDone, ...sheet }: AddPersonProps & DialogProps) {
  const [isList, setList] = useState(false);
  const title = isBrought ? 'Bring someone' : 'Add a player';
  return (
    <Sheet {...sheet} staysOnOutsideTap>
      <SheetTitle>{isList ? 'Paste a list' : title}</SheetTitle>
      {isList ? (
        <PasteList view={view} onDone={onDone} />
      ) : (
        <SheetBody>
          <Stack gap="3">
            <AddPersonForm view={view} isBrought={isBrought} onDone={onDone} />
            {!isBrought && (
              <Button variant="outline" onClick={() => setList(true)}>
                Paste a list
              </Button>
            )}
          </Stack>
        </SheetBody>
      )}
    </Sheet>
  );
}

function AddPersonForm({ view, isBrought, onDone }: AddPersonProps) {
  const { own, viewer } = view;
  const people = view.people ?? [];
  const bringerUid = isBrought ? viewer.uid : null;
  const form = useCheckedForm(guestFormSchema, {
    name:
      bringerUid === null ? '' : plusOneName(own?.name ?? viewer.name, countPlusOnes(bringerUid, people) + 1),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const keyedBodyOf = useKeyedBody(
    ({ name }: GuestInput) =>
      ({ name: distinctName(name, namesOf(view)), status: 'PLAYING', broughtBy: bringerUid }) as const,
  );
  const add = (typed: GuestInput) =>
    callOrRefuse("Couldn't add them", async () => {
      const { body, key } = keyedBodyOf(typed);
      await callApi('addPerson', { params: { giId: view.instance.id }, body, key });
      toastSuccess(`${body.name} added`);
      onDone();
    });
  return (
    <CheckedForm form={form} onSubmit={add}>
      <TextField
        form={form}
        name="name"
        label="Name"
        help={<NameHelp control={form.control} view={view} isBrought={isBrought} />}
        autoComplete="off"
      />
      <FormSubmit form={form}>Add player</FormSubmit>
    </CheckedForm>
  );
}

type NameHelpProps = Pick<AddPersonProps, 'view' | 'isBrought'> & {
  readonly control: Control<GuestInput>;
};

function NameHelp({ control, view, isBrought }: NameHelpProps) {
  const typedName = useWatch({ control, name: 'name' }).trim();
  const name = distinctName(typedName, namesOf(view));
  if (typedName && name !== typedName) {
    return (
      <>
        There's already a <bdi>{typedName}</bdi>, so this one will be <bdi>{name}</bdi>.
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
