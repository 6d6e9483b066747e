import { useState } from 'react';
import { saveBallot } from '../../db/motm-ballots.ts';
import { saveVisibly } from '../../ui/toasts.tsx';

export interface CastVotes {
  readonly cast: (votes: readonly string[]) => Promise<void>;
  /** True until the server has answered: while offline, for as long as that lasts. */
  readonly isSending: boolean;
  readonly isCast: boolean;
}

/** Casts a ballot. It counts once the server has taken it, so nothing is confirmed before; a refusal is toasted. */
export function useCastVotes(giId: string, uid: string): CastVotes {
  const [state, setState] = useState<'choosing' | 'sending' | 'cast'>('choosing');
  const cast = async (votes: readonly string[]) => {
    setState('sending');
    const isSaved = await saveVisibly(saveBallot(giId, uid, votes), 'Your votes were not saved');
    setState(isSaved ? 'cast' : 'choosing');
  };
  return { cast, isSending: state === 'sending', isCast: state === 'cast' };
}
