import { Button, SimpleGrid } from '@chakra-ui/react';
import { type GiId, type LoginInput, loginDialogSchema, type Reply } from '@fives/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { login, toAuthMessage } from '../../../session/account.ts';
import { LoginFields } from '../../../shared/people/account-fields.tsx';
import { CheckedForm, problemOf, useCheckedForm } from '../../../ui/checked-form.tsx';
import { FormError } from '../../../ui/form.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../../ui/sheet.tsx';
import type { DialogProps, ReplySubject } from '../use-dialogs.ts';
import { replyAfterLogin } from './join.ts';
import { JoinStep } from './join-step.tsx';

interface ReplyDialogProps extends DialogProps {
  readonly giId: GiId;
  readonly subject: ReplySubject;
  /** Renders the step with Yes and No. The step calls `onNewcomer` if the viewer's name is unknown. */
  readonly children?: (onNewcomer: (reply: Reply) => void) => ReactNode;
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
  const askForName = (chosen: Reply) => {
    setReply(chosen);
    setStep('join');
  };
  const askForPassword = (known: string) => {
    setEmail(known);
    setStep('login');
  };
  return (
    <Sheet {...sheet} staysOnOutsideTap={step !== 'reply'}>
      <SheetTitle>{step === 'join' && isGuestRefused ? 'Register to play' : TITLES[step][reply]}</SheetTitle>
      <SheetBody>
        {step === 'reply' && children?.(askForName)}
        {step === 'join' && (
          <JoinStep {...{ giId, reply, isGuestRefused, onDone }} onLogin={askForPassword} />
        )}
        {step === 'login' && (
          <LoginStep
            {...{ giId, email, onDone }}
            onClose={sheet.onClose}
            reply={subject.kind === 'login' ? null : reply}
          />
        )}
      </SheetBody>
    </Sheet>
  );
}

interface LoginStepProps extends Pick<DialogProps, 'onClose' | 'onDone'> {
  readonly giId: GiId;
  readonly reply: Reply | null;
  readonly email: string;
}

function LoginStep({ giId, reply, email, onClose, onDone }: LoginStepProps) {
  const form = useCheckedForm(loginDialogSchema, { email, password: '' });
  const { setFocus } = form;
  useEffect(() => setFocus(email === '' ? 'email' : 'password'), [setFocus, email]);
  const submit = async (typed: LoginInput) => {
    try {
      const uid = await login(typed.email, typed.password);
      if (reply !== null) await replyAfterLogin(uid, giId, reply);
      onDone();
      return null;
    } catch (error) {
      return { message: toAuthMessage(error) };
    }
  };
  return (
    <CheckedForm form={form} onSubmit={submit}>
      <LoginFields form={form} />
      <FormError message={problemOf(form)} />
      <SimpleGrid columns={2} gap="3">
        <Button size="lg" variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingText="Login">
          Login
        </Button>
      </SimpleGrid>
    </CheckedForm>
  );
}
