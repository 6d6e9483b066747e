import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { type LoginInput, loginDialogSchema, type Reply } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { login, toAuthMessage } from '../../../session/account.ts';
import { LoginFields } from '../../../ui/account-fields.tsx';
import { FormError } from '../../../ui/form.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../../ui/sheet.tsx';
import { JoinStep } from './join-step.tsx';

type Step = 'reply' | 'join' | 'login';

/** How a dialog about a reply ends, and where focus goes then. */
export interface DialogEnds {
  readonly isOpen: boolean;
  /** Nothing was replied. */
  readonly onClose: () => void;
  /** A reply was given, or somebody is signed in. */
  readonly onDone: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export interface ReplyDialogProps extends DialogEnds {
  readonly giId: string;
  readonly firstStep: Step;
  /** What was replied before the dialog opened, where it begins with asking for a name. */
  readonly firstReply?: Reply;
  /** The step that asks for yes or no. It calls `onNewcomer` for somebody whose name is not known yet. */
  readonly children?: (onNewcomer: (reply: Reply) => void) => ReactNode;
}

const TITLES: Record<Step, Record<Reply, string>> = {
  reply: { PLAYING: 'Will you be playing?', NOT_PLAYING: 'Will you be playing?' },
  join: { PLAYING: 'Play as a guest or register', NOT_PLAYING: 'Thanks for saying so' },
  login: { PLAYING: 'Login', NOT_PLAYING: 'Login' },
};

/** Asks for a reply, and for a name where none is known. One dialog for all steps, so that focus stays inside. */
export function ReplyDialog(props: ReplyDialogProps) {
  const { giId, firstStep, firstReply = 'PLAYING', children, ...ends } = props;
  const { isOpen, onClose, onDone, finalFocus } = ends;
  const [step, setStep] = useState(firstStep);
  const [reply, setReply] = useState<Reply>(firstReply);
  const askForName = (chosen: Reply) => {
    setReply(chosen);
    setStep('join');
  };
  return (
    <Sheet open={isOpen} onClose={onClose} finalFocus={finalFocus} staysOnOutsideTap={step !== 'reply'}>
      <SheetTitle>{TITLES[step][reply]}</SheetTitle>
      <SheetBody>
        {step === 'reply' && children?.(askForName)}
        {step === 'join' && (
          <JoinStep giId={giId} reply={reply} onDone={onDone} onLogin={() => setStep('login')} />
        )}
        {step === 'login' && <LoginStep onClose={onClose} onDone={onDone} />}
      </SheetBody>
    </Sheet>
  );
}

/** Logs in without leaving the invite: the page behind goes on as the person who has logged in. */
function LoginStep({ onClose, onDone }: Pick<DialogEnds, 'onClose' | 'onDone'>) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<LoginInput>({
    resolver: zodResolver(loginDialogSchema),
    defaultValues: { email: '', password: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const submit = async ({ email, password }: LoginInput) => {
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
