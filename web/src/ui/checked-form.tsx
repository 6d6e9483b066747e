import { type ButtonProps, Input, type InputProps, Stack, type StackProps } from '@chakra-ui/react';
import type { FieldMessages } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormError, FormField, type FormFieldProps, SubmitButton } from './form.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

export interface Refusal {
  readonly message: string;
  readonly fields?: FieldMessages;
}

export function useCheckedForm<RawValues extends FieldValues, ParsedValues>(
  schema: z.ZodMiniType<ParsedValues, RawValues>,
  defaultValues: DefaultValues<RawValues>,
): UseFormReturn<RawValues, unknown, ParsedValues> {
  return useForm<RawValues, unknown, ParsedValues>({
    resolver: zodResolver(schema),
    defaultValues,
    // `useClearErrorsOnEdit` clears errors between submits.
    reValidateMode: 'onSubmit',
  });
}

interface CheckedFormProps<RawValues extends FieldValues, ParsedValues>
  extends Pick<StackProps, 'gap' | 'minH'> {
  readonly form: UseFormReturn<RawValues, unknown, ParsedValues>;
  /** Returns the refusal, or null on success. */
  readonly onSubmit: (values: ParsedValues) => Promise<Refusal | null>;
  readonly id?: string;
  readonly children: ReactNode;
}

export function CheckedForm<RawValues extends FieldValues, ParsedValues>(
  props: CheckedFormProps<RawValues, ParsedValues>,
) {
  const { form, onSubmit, id, children, ...stack } = props;
  useClearErrorsOnEdit(form);
  const submit = async (values: ParsedValues) => {
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

type TextFieldProps<RawValues extends FieldValues, ParsedValues> = Omit<InputProps, 'form' | 'name'> &
  Pick<FormFieldProps, 'label' | 'help'> & {
    readonly form: UseFormReturn<RawValues, unknown, ParsedValues>;
    readonly name: Path<RawValues>;
    readonly Control?: ComponentType<InputProps>;
  };

export function TextField<RawValues extends FieldValues, ParsedValues>(
  props: TextFieldProps<RawValues, ParsedValues>,
) {
  const { form, name, label, help, Control = Input, ...input } = props;
  const { error } = form.getFieldState(name, form.formState);
  return (
    <FormField label={label} error={error?.message} help={help}>
      <Control autoComplete={input.type === 'email' ? 'email' : 'off'} {...input} {...form.register(name)} />
    </FormField>
  );
}

type FormSubmitProps<RawValues extends FieldValues, ParsedValues> = Omit<
  ButtonProps,
  'form' | 'type' | 'disabled' | 'loading'
> & {
  readonly form: UseFormReturn<RawValues, unknown, ParsedValues>;
};

/** Shows the problem of the form above its button. */
export function FormSubmit<RawValues extends FieldValues, ParsedValues>(
  props: FormSubmitProps<RawValues, ParsedValues>,
) {
  const { form, ...button } = props;
  return (
    <>
      <FormError message={problemOf(form)} />
      <SubmitButton isBusy={form.formState.isSubmitting} {...button} />
    </>
  );
}

interface FormSheetProps<RawValues extends FieldValues, ParsedValues>
  extends CheckedFormProps<RawValues, ParsedValues>,
    Pick<SheetProps, 'title' | 'onClose'> {
  readonly button: string;
}

export function FormSheet<RawValues extends FieldValues, ParsedValues>(
  props: FormSheetProps<RawValues, ParsedValues>,
) {
  const { title, onClose, button, children, ...form } = props;
  return (
    <Sheet title={title} open onClose={onClose} staysOnOutsideTap>
      <CheckedForm {...form}>
        {children}
        <FormSubmit form={form.form}>{button}</FormSubmit>
      </CheckedForm>
    </Sheet>
  );
}

export function problemOf({ formState }: { readonly formState: UseFormReturn['formState'] }): string | null {
  return formState.errors.root?.message ?? null;
}

/** Error type of server errors, which the validation in the form cannot check. */
const SERVER = 'server';

function showRefusal<RawValues extends FieldValues, ParsedValues>(
  { setError, getValues }: UseFormReturn<RawValues, unknown, ParsedValues>,
  { message, fields = {} }: Refusal,
): void {
  setError('root', { type: SERVER, message });
  const named = Object.keys(getValues()).filter((name) => name in fields) as Path<RawValues>[];
  for (const [index, name] of named.entries())
    setError(name, { type: SERVER, message: fields[name] ?? '' }, { shouldFocus: index === 0 });
}

/** After an edit, clears the error of the field and of the form, and validates the other fields with errors again. */
function useClearErrorsOnEdit<RawValues extends FieldValues, ParsedValues>(
  form: UseFormReturn<RawValues, unknown, ParsedValues>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ name, type, errors = {} }) {
          if (type !== 'change') return;
          const others = Object.entries(errors).filter(
            ([other, error]) => other !== name && error?.type !== SERVER,
          );
          form.clearErrors(name as Path<RawValues>);
          form.clearErrors('root');
          if (others.length > 0) void form.trigger(others.map(([other]) => other as Path<RawValues>));
        },
      }),
    [form],
  );
}
