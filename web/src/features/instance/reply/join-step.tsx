import { Button, Input, Stack, Tabs, Text } from '@chakra-ui/react';
import { type GiId, guestFormSchema, type Reply, registerFormSchema } from '@fives/domain';
import { type ReactNode, useEffect } from 'react';
import { RegisterFields } from '../../../shared/people/account-fields.tsx';
import { CheckedForm, problemOf, useCheckedForm } from '../../../ui/checked-form.tsx';
import { FormError, FormField } from '../../../ui/form.tsx';
import { type JoinActions, joinActions } from './join.ts';

interface JoinStepProps {
  readonly giId: GiId;
  readonly reply: Reply;
  readonly isGuestRefused: boolean;
  readonly onDone: () => void;
  readonly onLogin: (email: string) => void;
}

export function JoinStep({ giId, reply, isGuestRefused, onDone, onLogin }: JoinStepProps) {
  const join = joinActions(giId, reply, onDone);
  const register = <RegisterTab onSubmit={join.asNewPlayer} onLogin={onLogin} />;
  const play = (
    <NameForm button="Play as Guest" help="Your team-mates see this name" onSubmit={join.asGuest} />
  );
  return (
    <Stack gap="4">
      {reply === 'NOT_PLAYING' && (
        <>
          <Text color="fg.muted">What's your name?</Text>
          <NameForm button="Send reply" help="So the organiser knows who replied" onSubmit={join.asGuest} />
        </>
      )}
      {reply === 'PLAYING' && (isGuestRefused ? register : <JoinTabs guest={play} register={register} />)}
      <Button variant="ghost" alignSelf="center" onClick={() => onLogin('')}>
        I already have an account
      </Button>
    </Stack>
  );
}

function JoinTabs({ guest, register }: { readonly guest: ReactNode; readonly register: ReactNode }) {
  return (
    <Tabs.Root defaultValue="guest" fitted>
      <Tabs.List>
        <Tabs.Trigger value="guest" minH="touch" fontWeight="600">
          Guest
        </Tabs.Trigger>
        <Tabs.Trigger value="register" minH="touch" fontWeight="600">
          Register
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="guest">{guest}</Tabs.Content>
      <Tabs.Content value="register">{register}</Tabs.Content>
    </Tabs.Root>
  );
}

interface NameFormProps {
  readonly button: string;
  readonly help: string;
  readonly onSubmit: JoinActions['asGuest'];
}

function NameForm({ button, help, onSubmit }: NameFormProps) {
  const form = useCheckedForm(guestFormSchema, { name: '' });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <CheckedForm form={form} onSubmit={onSubmit}>
      <FormField label="Name" error={errors.name?.message} help={help}>
        <Input autoComplete="name" {...form.register('name')} />
      </FormField>
      <Button type="submit" size="lg" loading={isSubmitting} loadingText={button}>
        {button}
      </Button>
    </CheckedForm>
  );
}

interface RegisterTabProps {
  readonly onSubmit: JoinActions['asNewPlayer'];
  readonly onLogin: JoinStepProps['onLogin'];
}

function RegisterTab({ onSubmit, onLogin }: RegisterTabProps) {
  const form = useCheckedForm(registerFormSchema, { name: '', email: '', password: '', repeatPassword: '' });
  const problem = problemOf(form);
  const { email } = form.getValues();
  return (
    <CheckedForm form={form} onSubmit={onSubmit}>
      <RegisterFields form={form} />
      <FormError message={problem} />
      {problem !== null && (
        <Button size="lg" onClick={() => onLogin(email)}>
          <Text as="span" truncate>
            Log in as {email}
          </Text>
        </Button>
      )}
      <Button
        type="submit"
        size="lg"
        variant={problem === null ? 'solid' : 'outline'}
        loading={form.formState.isSubmitting}
        loadingText="Register and Play"
      >
        Register and Play
      </Button>
    </CheckedForm>
  );
}
