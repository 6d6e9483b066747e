import { Button, Input, Stack, Tabs, Text } from '@chakra-ui/react';
import {
  type GuestInput,
  guestFormSchema,
  type RegisterInput,
  type Reply,
  registerFormSchema,
} from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { RegisterFields } from '../../../ui/account-fields.tsx';
import { FormField } from '../../../ui/form.tsx';
import { type Join, joinWith } from './join.ts';

export interface JoinStepProps {
  readonly giId: string;
  /** What the newcomer has replied; it is saved with their name. */
  readonly reply: Reply;
  readonly onDone: () => void;
  readonly onLogin: () => void;
}

/** Who is it that replies? For a no a name is enough; who plays may want an account. */
export function JoinStep(props: JoinStepProps) {
  return (
    <Stack gap="4">
      {props.reply === 'PLAYING' ? <PlayStep {...props} /> : <NoStep {...props} />}
      <Button variant="ghost" alignSelf="center" onClick={props.onLogin}>
        I have an account
      </Button>
    </Stack>
  );
}

/** A no needs no account, and is no way to play. */
function NoStep({ giId, reply, onDone }: JoinStepProps) {
  const join = joinWith(giId, reply, onDone);
  return (
    <>
      <Text color="fg.muted">The organiser can plan with that. Who cannot make it?</Text>
      <NameForm button="Send my answer" help="So that they know who it was" onSubmit={join.asGuest} />
    </>
  );
}

function PlayStep({ giId, reply, onDone }: JoinStepProps) {
  const join = joinWith(giId, reply, onDone);
  return (
    <>
      <Text color="fg.muted">
        Your answer:{' '}
        <Text as="strong" color="fg">
          yes, playing
        </Text>
      </Text>
      <Tabs.Root defaultValue="guest" fitted>
        <Tabs.List>
          <Tabs.Trigger value="guest" minH="touch" fontWeight="600">
            Guest
          </Tabs.Trigger>
          <Tabs.Trigger value="register" minH="touch" fontWeight="600">
            Register
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="guest">
          <NameForm button="Play as Guest" help="What your team-mates will see" onSubmit={join.asGuest} />
        </Tabs.Content>
        <Tabs.Content value="register">
          <RegisterTab onSubmit={join.asNewPlayer} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

interface NameFormProps {
  readonly button: string;
  readonly help: string;
  readonly onSubmit: Join['asGuest'];
}

/** A name, and the answer is given. */
function NameForm({ button, help, onSubmit }: NameFormProps) {
  const form = useForm<GuestInput>({ resolver: zodResolver(guestFormSchema), defaultValues: { name: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <Stack gap="5">
        <FormField label="Name" error={errors.name?.message} help={help}>
          <Input autoComplete="name" {...form.register('name')} />
        </FormField>
        <Button type="submit" size="lg" loading={isSubmitting} loadingText={button}>
          {button}
        </Button>
      </Stack>
    </form>
  );
}

/** An account, and in: with stats that stay, and a say in who was player of the match. */
function RegisterTab({ onSubmit }: { readonly onSubmit: Join['asNewPlayer'] }) {
  const form = useForm<RegisterInput>({
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
