import { useState } from 'react';
import { sendPasswordLink } from '../../session/account.ts';
import { toAuthMessage } from '../../session/auth-message.ts';

export interface PasswordLink {
  readonly send: (email: string) => Promise<void>;
  /** Whether the request has been taken, which says nothing about the address. */
  readonly isSent: boolean;
  /** Why it was not taken. */
  readonly problem: string | null;
}

/** Asks for a link by which a new password is set. */
export function usePasswordLink(): PasswordLink {
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (email: string) => {
    setProblem(null);
    try {
      await sendPasswordLink(email);
      setSent(true);
    } catch (error) {
      setProblem(toAuthMessage(error));
    }
  };
  return { send, isSent, problem };
}
