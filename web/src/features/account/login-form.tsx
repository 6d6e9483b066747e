import { Button, Link, Stack, Text } from '@chakra-ui/react';
import { emailSchema, type LoginInput, loginFormSchema } from '@fives/domain';
import { useState } from 'react';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { appPaths, nextPath } from '../../config/paths.ts';
import { announceInstallMoment } from '../../lib/device.ts';
import { login, sendPasswordLink } from '../../session/account.ts';
import { useSession } from '../../session/session.ts';
import { AccountFrame, authRefusal, LoginFields } from '../../shared/people/account-fields.tsx';
import { CheckedForm, FormSubmit, type Refusal, TextField, useCheckedForm } from '../../ui/checked-form.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const schema = z.strictObject({ email: emailSchema });

interface ForgottenPasswordProps {
  readonly open: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

function ForgottenPassword({ open, email, onClose }: ForgottenPasswordProps) {
  return (
    <Sheet title="Forgotten password?" open={open} onClose={onClose} staysOnOutsideTap>
      <LinkRequest email={email} onClose={onClose} />
    </Sheet>
  );
}

function LinkRequest({ email, onClose }: Omit<ForgottenPasswordProps, 'open'>) {
  const [isSent, setSent] = useState(false);
  const form = useCheckedForm(schema, { email });
  const send = (values: { readonly email: string }) =>
    authRefusal(async () => {
      await sendPasswordLink(values.email);
      setSent(true);
    });
  if (isSent) {
    return (
      <Stack gap="5" role="status">
        {/* The same for every email, so that no one learns who has an account. */}
        <Text>If that email has an account, we've sent a link. Check your spam folder too.</Text>
        <Button size="lg" onClick={onClose}>
          OK
        </Button>
      </Stack>
    );
  }
  return (
    <CheckedForm form={form} onSubmit={send}>
      <Text color="fg.muted">We'll email you a link to set a new one.</Text>
      <TextField form={form} name="email" label="Your email" type="email" />
      <FormSubmit form={form}>Send link</FormSubmit>
    </CheckedForm>
  );
}

export interface LoginFormProps {
  readonly submit: (form: LoginInput) => Promise<Refusal | null>;
  readonly registerPath: string;
}

export function LoginForm({ submit, registerPath }: LoginFormProps) {
  const form = useCheckedForm(loginFormSchema, { email: '', password: '' });
  const [isForgotten, setForgotten] = useState(false);
  return (
    <>
      <CheckedForm form={form} onSubmit={submit}>
        <LoginFields form={form} />
        <FormSubmit form={form}>Login</FormSubmit>
        <Link asChild alignSelf="center" minH="touch" fontWeight="600" color="brand.fg">
          <RouterLink to={registerPath}>Don't have an account?</RouterLink>
        </Link>
        <Button variant="plain" color="fg.muted" alignSelf="center" onClick={() => setForgotten(true)}>
          Forgotten password?
        </Button>
      </CheckedForm>
      <ForgottenPassword
        open={isForgotten}
        email={form.getValues('email')}
        onClose={() => setForgotten(false)}
      />
    </>
  );
}

function logIn({ email, password }: LoginInput): Promise<Refusal | null> {
  return authRefusal(async () => {
    await login(email, password);
    announceInstallMoment();
  });
}

export function LoginRoute() {
  const { search, key } = useLocation();
  const next = nextPath(search);
  const session = useSession();
  // The key differs on each visit, so the redirect runs again when the user goes back to this page.
  if (session.status === 'player') return <Navigate key={key} replace to={next} />;
  return (
    <AccountFrame title="Login" text="Your games, replies and stats.">
      <LoginForm submit={logIn} registerPath={appPaths.register(next)} />
    </AccountFrame>
  );
}
