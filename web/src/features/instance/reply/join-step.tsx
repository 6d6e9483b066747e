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
import { callApi } from '../../../api/client.ts';
import { announceInstallMoment } from '../../../lib/install-moment.ts';
import { createAccount, ensureSignedIn, toAuthMessage } from '../../../session/account.ts';
import { RegisterFields } from '../../../ui/account-fields.tsx';
import { FormField } from '../../../ui/form.tsx';
import { toastError } from '../../../ui/toasts.tsx';

export interface JoinStepProps {
  readonly giId: string;
  /** What the newcomer has replied; it is saved with their name. */
  readonly reply: Reply;
  readonly onDone: () => void;
  readonly onLogin: () => void;
}

/** Who is it that replies? A name is enough; an account is better. */
export function JoinStep({ giId, reply, onDone, onLogin }: JoinStepProps) {
  const join = useJoin(giId, reply, onDone);
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Your answer:{' '}
        <Text as="strong" color="fg">
          {reply === 'PLAYING' ? 'yes, playing' : 'no, not playing'}
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
          <GuestTab onSubmit={join.asGuest} />
        </Tabs.Content>
        <Tabs.Content value="register">
          <RegisterTab onSubmit={join.asNewPlayer} />
        </Tabs.Content>
      </Tabs.Root>
      <Button variant="ghost" alignSelf="center" onClick={onLogin}>
        I have an account
      </Button>
    </Stack>
  );
}

/** A name, and in. */
function GuestTab({ onSubmit }: { readonly onSubmit: Join['asGuest'] }) {
  const form = useForm<GuestInput>({ resolver: zodResolver(guestFormSchema), defaultValues: { name: '' } });
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

/** What is said, in a toast, when a reply did not get through. */
export const NOT_SAVED = 'Your answer was not saved';

interface Join {
  readonly asGuest: (form: GuestInput) => Promise<void>;
  readonly asNewPlayer: (form: RegisterInput) => Promise<void>;
}

/**
 * Gives a newcomer a place with the reply they chose. Whatever fails is logged and said in a toast; the dialog closes
 * either way, through `onDone`.
 */
function useJoin(giId: string, reply: Reply, onDone: () => void): Join {
  const visibly = async (work: Promise<void>) => {
    try {
      await work;
      announceInstallMoment();
    } catch (error) {
      console.error(NOT_SAVED, error);
      toastError(`${NOT_SAVED}. ${toAuthMessage(error, 'Please try again.')}`);
    }
    onDone();
  };
  return {
    asGuest: (form) => visibly(joinAsGuest(giId, reply, form)),
    asNewPlayer: (form) => visibly(joinAsNewPlayer(giId, reply, form)),
  };
}

// Through the API rather than straight to the database: a newcomer has to be told at once whether they are in.
async function joinAsGuest(giId: string, status: Reply, { name }: GuestInput): Promise<void> {
  const anonUid = await ensureSignedIn();
  await callApi('joinAsGuest', { params: { giId }, body: { name, anonUid, status } });
}

/** A yes is what the API's call for new players means. A no must not be a yes taken back: the organiser would be told. */
async function joinAsNewPlayer(giId: string, reply: Reply, form: RegisterInput): Promise<void> {
  const { uid } = await createAccount(form);
  const body = { uid, name: form.name, email: form.email };
  if (reply === 'PLAYING') {
    await callApi('joinAsNewPlayer', { params: { giId }, body });
    return;
  }
  await callApi('createPlayer', { body });
  await callApi('reply', { params: { giId, uid }, body: { status: reply } });
}
