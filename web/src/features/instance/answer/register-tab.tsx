import { Button, Stack } from '@chakra-ui/react';
import { type RegisterForm, registerFormSchema } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { RegisterFields } from '../../../components/account-fields.tsx';

export interface RegisterTabProps {
  readonly onSubmit: (form: RegisterForm) => Promise<void>;
}

/** An account, and in: with stats that stay, and a say in who was player of the match. */
export function RegisterTab({ onSubmit }: RegisterTabProps) {
  const form = useForm<RegisterForm>({
    resolver: zodResolver(registerFormSchema),
    defaultValues: { name: '', email: '', password: '', repeatPassword: '' },
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <Stack gap="5">
        <RegisterFields form={form} />
        <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingText="Register and Play">
          Register and Play
        </Button>
      </Stack>
    </form>
  );
}
