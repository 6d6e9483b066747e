import { Button, SimpleGrid, Stack, Tabs, Text } from '@chakra-ui/react';
import {
  type GiId,
  guestFormSchema,
  type LoginInput,
  loginDialogSchema,
  type Reply,
  type ReplyCondition,
  registerFormSchema,
} from '@fives/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { login } from '../../../session/account.ts';
import { authRefusal, LoginFields, RegisterFields } from '../../../shared/people/account-fields.tsx';
import { CheckedForm, FormSubmit, problemOf, TextField, useCheckedForm } from '../../../ui/checked-form.tsx';
import { FormError, SubmitButton } from '../../../ui/form.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { DialogProps, ReplySubject } from '../use-dialogs.ts';
import { type JoinActions, joinActions, replyAfterLogin } from './join.ts';

export type OnNewcomer = (reply: Reply, condition?: ReplyCondition) => void;

interface ReplyDialogProps extends DialogProps {
  readonly giId: GiId;
  readonly subject: ReplySubject;
  /** Renders the first step. The step calls `onNewcomer` if the viewer's name is unknown. */
  readonly children?: (onNewcomer: OnNewcomer) => ReactNode;
}

const TITLES: Record<ReplySubject['kind'], Record<Reply, string>> = {
  reply: { PLAYING: 'Will you be playing?', NOT_PLAYING: 'Will you be playing?' },
  join: { PLAYING: 'Play as a guest or register', NOT_PLAYING: "Can't make it?" },
  login: { PLAYING: 'Login', NOT_PLAYING: 'Login' },
};

/** One dialog for all steps, so that the focus stays in the dialog. */
export function ReplyDialog({ giId, subject, children, onDone, ...sheet }: ReplyDialogProps) {
  const isJoin = subject.kind === 'join';
  const isGuestRefused = isJoin && subject.isGuestRefused === true;
  const [step, setStep] = useState(subject.kind);
  const [reply, setReply] = useState<Reply>(isJoin ? subject.reply : 'PLAYING');
  const [email, setEmail] = useState('');
  const [condition, setCondition] = useState<ReplyCondition>();
  const askForName: OnNewcomer = (chosen, asked) => {
    setReply(chosen);
    setCondition(asked);
    setStep('join');
  };
  const askForPassword = (known: string) => {
    setEmail(known);
    setStep('login');
  };
  return (
    <Sheet
      title={step === 'join' && isGuestRefused ? 'Register to play' : TITLES[step][reply]}
      {...sheet}
      staysOnOutsideTap={step !== 'reply'}
    >
      {step === 'reply' && children?.(askForName)}
      {step === 'join' && (
        <JoinStep {...{ giId, reply, condition, isGuestRefused, onDone }} onLogin={askForPassword} />
      )}
      {step === 'login' && (
        <LoginStep
          {...{ giId, email, condition, onDone }}
          onClose={sheet.onClose}
          reply={subject.kind === 'login' ? null : reply}
        />
      )}
    </Sheet>
  );
}

interface LoginStepProps extends Pick<DialogProps, 'onClose' | 'onDone'> {
  readonly giId: GiId;
  readonly reply: Reply | null;
  readonly condition: ReplyCondition | undefined;
  readonly email: string;
}

function LoginStep({ giId, reply, condition, email, onClose, onDone }: LoginStepProps) {
  const form = useCheckedForm(loginDialogSchema, { email, password: '' });
  const { setFocus } = form;
  useEffect(() => setFocus(email === '' ? 'email' : 'password'), [setFocus, email]);
  const submit = (typed: LoginInput) =>
    authRefusal(async () => {
      const uid = await login(typed.email, typed.password);
      if (reply !== null) await replyAfterLogin(uid, giId, { reply, condition });
      onDone();
    });
  return (
    <CheckedForm form={form} onSubmit={submit}>
      <LoginFields form={form} />
      <FormError message={problemOf(form)} />
      <SimpleGrid columns={2} gap="3">
        <Button size="lg" variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton isBusy={form.formState.isSubmitting}>Login</SubmitButton>
      </SimpleGrid>
    </CheckedForm>
  );
}

interface JoinStepProps {
  readonly giId: GiId;
  readonly reply: Reply;
  readonly condition: ReplyCondition | undefined;
  readonly isGuestRefused: boolean;
  readonly onDone: () => void;
  readonly onLogin: (email: string) => void;
}

function JoinStep({ giId, reply, condition, isGuestRefused, onDone, onLogin }: JoinStepProps) {
  const join = joinActions(giId, { reply, condition }, onDone);
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
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <CheckedForm form={form} onSubmit={onSubmit}>
      <TextField form={form} name="name" label="Name" help={help} autoComplete="name" />
      <FormSubmit form={form}>{button}</FormSubmit>
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
      <SubmitButton isBusy={form.formState.isSubmitting} variant={problem === null ? 'solid' : 'outline'}>
        Register and Play
      </SubmitButton>
    </CheckedForm>
  );
}
