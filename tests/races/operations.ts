import type { ApiName } from '@fives/domain';
import { type LooselySent, send } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { type ClientWrite, commitAs } from '../support/write-as.ts';

export interface Outcome {
  readonly isAccepted: boolean;
  readonly text: string;
}

export type Operation = () => Promise<Outcome>;

type WithToken = Pick<Person, 'token'>;

export function byRules(person: WithToken, ...writes: readonly ClientWrite[]): Operation {
  return async () => {
    for (;;) {
      const text = await commitAs(person, writes).then(
        () => null,
        (error: unknown) => String(error),
      );
      if (text === null) return { isAccepted: true, text: '' };
      if (text.includes('PERMISSION_DENIED')) return { isAccepted: false, text };
      // The Firestore web library retries these errors.
      if (!/ABORTED|UNAVAILABLE|DEADLINE_EXCEEDED/.test(text)) throw new Error(text);
    }
  };
}

/** Returns an operation that calls the API. The operation throws on a server error other than 504. */
export function byApi(name: ApiName, sent: LooselySent, person: WithToken): Operation {
  return async () => {
    for (;;) {
      const { status, text } = await send(name, sent, person);
      if (status < 500) return { isAccepted: status < 300, text };
      // A call gets a 504 if a busy machine starts the server too late. The web app also retries.
      if (status !== 504) throw new Error(`${name}: ${status} ${text}`);
    }
  };
}
