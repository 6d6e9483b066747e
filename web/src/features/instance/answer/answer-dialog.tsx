import type { Reply } from '@fives/domain';
import { useState } from 'react';
import { Sheet, SheetBody, SheetTitle } from '../../../components/ui/sheet.tsx';
import type { InstanceView } from '../instance-view.ts';
import { JoinStep } from './join-step.tsx';
import { LoginStep } from './login-step.tsx';
import { ReplyStep } from './reply-step.tsx';

type Step = 'reply' | 'join' | 'login';

export interface AnswerDialogProps {
  readonly view: InstanceView;
  readonly firstStep: Step;
  readonly isOpen: boolean;
  /** Nothing was answered. */
  readonly onClose: () => void;
  /** An answer was given, or somebody is signed in. */
  readonly onDone: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

const TITLES: Record<Step, string> = {
  reply: 'Will you be playing?',
  join: 'Play as a guest or register',
  login: 'Login',
};

/** Asks for an answer, and for a name where none is known. One dialog for all steps, so that focus stays inside. */
export function AnswerDialog({ view, firstStep, isOpen, onClose, onDone, finalFocus }: AnswerDialogProps) {
  const [step, setStep] = useState(firstStep);
  const [reply, setReply] = useState<Reply>('PLAYING');
  const askForName = (chosen: Reply) => {
    setReply(chosen);
    setStep('join');
  };
  const giId = view.instance.id;
  return (
    <Sheet open={isOpen} onClose={onClose} finalFocus={finalFocus} staysOnOutsideTap={step !== 'reply'}>
      <SheetTitle>{TITLES[step]}</SheetTitle>
      <SheetBody>
        {step === 'reply' && (
          <ReplyStep view={view} onNewcomer={askForName} onClose={onClose} onDone={onDone} />
        )}
        {step === 'join' && (
          <JoinStep giId={giId} reply={reply} onDone={onDone} onLogin={() => setStep('login')} />
        )}
        {step === 'login' && <LoginStep onClose={onClose} onDone={onDone} />}
      </SheetBody>
    </Sheet>
  );
}
