import { Button, Input, Stack } from '@chakra-ui/react';
import { type GuestForm, guestFormSchema } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../components/form-field.tsx';

export interface GuestTabProps {
  readonly onSubmit: (form: GuestForm) => Promise<void>;
}

/** A name, and in. */
export function GuestTab({ onSubmit }: GuestTabProps) {
  const form = useForm<GuestForm>({ resolver: zodResolver(guestFormSchema), defaultValues: { name: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <Stack gap="5">
        <FormField label="Name" error={errors.name?.message} help="What your team-mates will see">
          <Input autoComplete="name" {...form.register('name')} />
        </FormField>
        <Button type="submit" size="lg" loading={isSubmitting} loadingText="Play as Guest">
          Play as Guest
        </Button>
      </Stack>
    </form>
  );
}
