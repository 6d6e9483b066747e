import type { ApiName } from '@fives/domain';
import { type LooselySent, send } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { type ClientWrite, commitAs } from '../support/write-as.ts';

/** What became of something that somebody did. */
export interface Outcome {
  readonly isAccepted: boolean;
  /** What came back. */
  readonly text: string;
}

/** Something that one client does, when all the others do theirs. */
export type Operation = () => Promise<Outcome>;

type Signed = Pick<Person, 'token'>;

/** A write past the API, as a browser makes it. */
export function byRules(person: Signed, ...writes: readonly ClientWrite[]): Operation {
  return async () => {
    for (;;) {
      const text = await commitAs(person, writes).then(
        () => null,
        (error: unknown) => String(error),
      );
      if (text === null) return { isAccepted: true, text: '' };
      if (text.includes('PERMISSION_DENIED')) return { isAccepted: false, text };
      // What the web's own library sends again.
      if (!/ABORTED|UNAVAILABLE|DEADLINE_EXCEEDED/.test(text)) throw new Error(text);
    }
  };
}

/** A call of the API. That something fails at the server is never right. */
export function byApi(name: ApiName, sent: LooselySent, person: Signed): Operation {
  return async () => {
    for (;;) {
      const { status, text } = await send(name, sent, person);
      if (status < 500) return { isAccepted: status < 300, text };
      // A machine that is too busy to start the server in time says nothing of it; the web calls again.
      if (status !== 504) throw new Error(`${name}: ${status} ${text}`);
    }
  };
}
