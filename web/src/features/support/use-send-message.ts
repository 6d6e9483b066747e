import { ApiError } from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';

export interface SendMessage {
  readonly send: (message: string) => Promise<void>;
  /** Whether the message has been taken. */
  readonly isSent: boolean;
  /** Why the last try failed. */
  readonly problem: string | null;
}

/** Sends a message to the people who run Fives, in the name of the player `uid`. */
export function useSendMessage(uid: string): SendMessage {
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (message: string) => {
    setProblem(null);
    try {
      await callApi('sendSupportMessage', { params: { uid }, body: { message } });
      setSent(true);
    } catch (error) {
      console.error('The message was not sent', error);
      setProblem(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
    }
  };
  return { send, isSent, problem };
}
