import { setTimeout as pause } from 'node:timers/promises';
import type { BaseMessage, Messaging } from 'firebase-admin/messaging';

export type PushService = Pick<Messaging, 'sendEachForMulticast'>;

interface RetryPolicy {
  readonly attempts: number;
  /** Pause before the second attempt. Doubles before each further attempt. */
  readonly firstPauseMs: number;
  readonly timeoutMs: number;
}

/** The library also retries within each attempt. `retryPushes` retries after longer failures. */
export const RETRY_POLICY: RetryPolicy = { attempts: 3, firstPauseMs: 1000, timeoutMs: 50_000 };

export interface SendResult {
  readonly sent: readonly string[];
  readonly gone: readonly string[];
  readonly refused: readonly string[];
  /** Devices for which a retry may succeed. */
  readonly waiting: readonly string[];
  readonly retries: number;
}

type Outcome = Exclude<keyof SendResult, 'retries'>;

const GONE = ['messaging/registration-token-not-registered', 'messaging/invalid-registration-token'];
const REFUSED = [
  'messaging/invalid-argument',
  'messaging/mismatched-credential',
  'messaging/payload-too-large',
];

/** Retries only the devices that failed. Never rejects. */
export async function sendToAll(
  service: PushService,
  message: BaseMessage,
  tokens: readonly string[],
  policy = RETRY_POLICY,
): Promise<SendResult> {
  const outcomes = new Map<string, Outcome>(tokens.map((token) => [token, 'waiting']));
  const tokensWith = (outcome: Outcome) =>
    [...outcomes.keys()].filter((token) => outcomes.get(token) === outcome);
  let retries = 0;
  for (let attempt = 0; attempt < policy.attempts; attempt++) {
    const left = tokensWith('waiting');
    if (left.length === 0) break;
    if (attempt > 0) {
      await pause(policy.firstPauseMs * (2 ** (attempt - 1) + Math.random()));
      retries += left.length;
    }
    for (const [token, outcome] of await attemptSend(service, message, left, policy.timeoutMs))
      outcomes.set(token, outcome);
  }
  return {
    sent: tokensWith('sent'),
    gone: tokensWith('gone'),
    refused: tokensWith('refused'),
    waiting: tokensWith('waiting'),
    retries,
  };
}

async function attemptSend(
  service: PushService,
  message: BaseMessage,
  tokens: readonly string[],
  timeoutMs: number,
): Promise<(readonly [string, Outcome])[]> {
  const deadline = new AbortController();
  try {
    const sending = service.sendEachForMulticast({ ...message, tokens: [...tokens] });
    const timeout = pause(timeoutMs, undefined, { signal: deadline.signal }).then(() => {
      throw new Error('Timed out');
    });
    const { responses } = await Promise.race([sending, timeout]);
    return tokens.map((token, at) => [token, outcomeOf(responses[at]?.success, responses[at]?.error?.code)]);
  } catch {
    // Does not log the error, because its text may contain a token.
    return tokens.map((token) => [token, 'waiting']);
  } finally {
    deadline.abort();
  }
}

/** Returns `waiting` for an unknown error, because the error may be temporary. */
function outcomeOf(isSent: boolean | undefined, code: string | undefined): Outcome {
  if (isSent) return 'sent';
  if (code !== undefined && GONE.includes(code)) return 'gone';
  return code !== undefined && REFUSED.includes(code) ? 'refused' : 'waiting';
}
