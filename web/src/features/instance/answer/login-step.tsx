import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { type LoginForm, loginDialogSchema } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { LoginFields } from '../../../components/account-fields.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { login } from '../../../session/account.ts';
import { toAuthMessage } from '../../../session/auth-message.ts';

export interface LoginStepProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Logs in without leaving the invite: the page behind goes on as the person who has logged in. */
export function LoginStep({ onClose, onDone }: LoginStepProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<LoginForm>({
    resolver: zodResolver(loginDialogSchema),
    defaultValues: { email: '', password: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const submit = async ({ email, password }: LoginForm) => {
    setProblem(null);
    try {
      await login(email, password);
      onDone();
    } catch (error) {
      setProblem(toAuthMessage(error));
    }
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="5">
        <LoginFields form={form} />
        <FormError message={problem} />
        <SimpleGrid columns={2} gap="3">
          <Button size="lg" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingText="Login">
            Login
          </Button>
        </SimpleGrid>
      </Stack>
    </form>
  );
}
