import type { Actor } from '@fives/domain';
import { useState } from 'react';
import { saveBallot } from '../../db/motm-ballots.ts';
import { InfoSheet } from '../../ui/sheet.tsx';
import { saveOrToast } from '../../ui/toasts.ts';

export interface MotmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function InvalidSelection(props: MotmDialogProps) {
  return <InfoSheet {...props} title="Invalid Selection" text="You can't pick yourself." button="OK" />;
}

export function VotesSubmitted(props: MotmDialogProps) {
  return (
    <InfoSheet
      {...props}
      title="Votes Submitted"
      text="Your votes have been submitted successfully."
      button="OK"
    />
  );
}

export interface CastVotes {
  readonly cast: (votes: readonly string[]) => Promise<void>;
  /** True until the server answers, so also while offline. */
  readonly isSending: boolean;
  readonly isCast: boolean;
}

/** Casts a ballot. The confirmation waits for the server, and a refusal shows a toast. */
export function useCastVotes(state: Parameters<typeof saveBallot>[0], voter: Actor): CastVotes {
  const [step, setStep] = useState<'choosing' | 'sending' | 'cast'>('choosing');
  const cast = async (votes: readonly string[]) => {
    setStep('sending');
    const isSaved = await saveOrToast(saveBallot(state, voter, votes), "Couldn't save your votes");
    setStep(isSaved ? 'cast' : 'choosing');
  };
  return { cast, isSending: step === 'sending', isCast: step === 'cast' };
}
