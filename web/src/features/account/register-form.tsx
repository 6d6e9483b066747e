import { Link, Stack } from '@chakra-ui/react';
import { type RegisterForm as RegisterInput, registerFormSchema } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { RegisterFields } from '../../ui/account-fields.tsx';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import type { RegisterAction } from './use-register.ts';

export interface RegisterFormProps extends RegisterAction {
  readonly loginPath: string;
}

/** Everything an account needs, with the provider's refusal under the form. */
export function RegisterForm({ submit, isBusy, problem, loginPath }: RegisterFormProps) {
  const form = useForm<RegisterInput>({
    resolver: zodResolver(registerFormSchema),
    defaultValues: { name: '', email: '', password: '', repeatPassword: '' },
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="5">
        <RegisterFields form={form} />
        <SubmitButton isBusy={isBusy}>Register</SubmitButton>
        <FormError message={problem} />
        <Link asChild alignSelf="center" minH="touch" fontWeight="600" color="brand.fg">
          <RouterLink to={loginPath}>Already have an account?</RouterLink>
        </Link>
      </Stack>
    </form>
  );
}
