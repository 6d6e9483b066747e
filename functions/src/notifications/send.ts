import { setTimeout as pause } from 'node:timers/promises';
import type { BaseMessage, Messaging } from 'firebase-admin/messaging';

export type PushService = Pick<Messaging, 'sendEachForMulticast'>;

const BATCH_SIZE = 500;

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
  const outcomes = new Map<string, Outcome>();
  let left = tokens;
  let retries = 0;
  for (let attempt = 1; left.length > 0; attempt++) {
    for (const [token, outcome] of await attemptAll(service, message, left, policy.timeoutMs))
      outcomes.set(token, outcome);
    left = tokensOf(outcomes, 'waiting');
    if (left.length === 0 || attempt === policy.attempts) break;
    await pause(policy.firstPauseMs * (2 ** (attempt - 1) + Math.random()));
    retries += left.length;
  }
  const withOutcome = (outcome: Outcome) => tokensOf(outcomes, outcome);
  return {
    sent: withOutcome('sent'),
    gone: withOutcome('gone'),
    refused: withOutcome('refused'),
    waiting: withOutcome('waiting'),
    retries,
  };
}

function tokensOf(outcomes: ReadonlyMap<string, Outcome>, outcome: Outcome): string[] {
  return [...outcomes].filter((entry) => entry[1] === outcome).map(([token]) => token);
}

async function attemptAll(
  service: PushService,
  message: BaseMessage,
  tokens: readonly string[],
  timeoutMs: number,
): Promise<(readonly [string, Outcome])[]> {
  const outcomes: (readonly [string, Outcome])[] = [];
  for (let from = 0; from < tokens.length; from += BATCH_SIZE) {
    const batch = tokens.slice(from, from + BATCH_SIZE);
    outcomes.push(...(await attemptBatch(service, message, batch, timeoutMs)));
  }
  return outcomes;
}

async function attemptBatch(
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
