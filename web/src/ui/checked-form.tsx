import { Stack, type StackProps } from '@chakra-ui/react';
import type { FieldMessages } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';

/** Why a form was not taken, once it had passed its own check: as a whole, and field by field where that is known. */
export interface Refusal {
  readonly message: string;
  readonly fields?: FieldMessages;
}

/** A form that is checked by a schema when it is sent, for {@link CheckedForm}. */
export function useCheckedForm<Typed extends FieldValues, Checked>(
  schema: z.ZodMiniType<Checked, Typed>,
  defaultValues: DefaultValues<Typed>,
): UseFormReturn<Typed, unknown, Checked> {
  return useForm<Typed, unknown, Checked>({
    resolver: zodResolver(schema),
    defaultValues,
    // What becomes of an error meanwhile is for `useErrorsGo`.
    reValidateMode: 'onSubmit',
  });
}

export interface CheckedFormProps<Typed extends FieldValues, Checked>
  extends Pick<StackProps, 'gap' | 'minH'> {
  readonly form: UseFormReturn<Typed, unknown, Checked>;
  /** Returns why it was not taken; null where it was. */
  readonly onSubmit: (values: Checked) => Promise<Refusal | null>;
  /** Ties a button outside the form to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** The fields of a form, one below the other. An error goes when its field is edited, a refusal with the first edit. */
export function CheckedForm<Typed extends FieldValues, Checked>(props: CheckedFormProps<Typed, Checked>) {
  const { form, onSubmit, id, children, ...stack } = props;
  useErrorsGo(form);
  const submit = async (values: Checked) => {
    const refusal = await onSubmit(values);
    if (refusal !== null) showRefusal(form, refusal);
  };
  return (
    <Stack asChild gap="5" {...stack}>
      <form id={id} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        {children}
      </form>
    </Stack>
  );
}

/** Why the form as a whole was refused; null while there is no reason. */
export function problemOf({ formState }: { readonly formState: UseFormReturn['formState'] }): string | null {
  return formState.errors.root?.message ?? null;
}

/** Tells the server's errors, which it alone can take back, from those of the form's own check. */
const SERVER = 'server';

/** Says what was refused, beside the fields it is about, and leads to the first of them. */
function showRefusal<Typed extends FieldValues, Checked>(
  { setError, getValues }: UseFormReturn<Typed, unknown, Checked>,
  { message, fields = {} }: Refusal,
): void {
  setError('root', { type: SERVER, message });
  const named = Object.keys(getValues()).filter((name) => name in fields) as Path<Typed>[];
  for (const [index, name] of named.entries())
    setError(name, { type: SERVER, message: fields[name] ?? '' }, { shouldFocus: index === 0 });
}

/** Takes an error away when its field is edited; and one beside another field, where the edit has put that right too. */
function useErrorsGo<Typed extends FieldValues, Checked>(form: UseFormReturn<Typed, unknown, Checked>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ name, type, errors = {} }) {
          if (type !== 'change') return;
          const others = Object.entries(errors).filter(
            ([other, error]) => other !== name && error?.type !== SERVER,
          );
          form.clearErrors(name as Path<Typed>);
          form.clearErrors('root');
          if (others.length > 0) void form.trigger(others.map(([other]) => other as Path<Typed>));
        },
      }),
    [form],
  );
}
