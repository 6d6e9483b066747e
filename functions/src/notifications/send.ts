import { setTimeout as pause } from 'node:timers/promises';
import type { BaseMessage, Messaging } from 'firebase-admin/messaging';

/** What is needed of the messaging service. It is handed in where the program is put together. */
export type PushService = Pick<Messaging, 'sendEachForMulticast'>;

/** The most devices that the library takes in one call. */
const BATCH_SIZE = 500;

export interface Patience {
  readonly attempts: number;
  /** Before the second attempt; doubled before each further one. */
  readonly firstPauseMs: number;
  /** An attempt that has not ended by then has failed. */
  readonly timeoutMs: number;
}

/**
 * In one go a device is tried three times within a few seconds. Within each attempt the library itself tries again what
 * the service calls unavailable, for as long as the service asks. Troubles that last longer are for a later go.
 */
export const PATIENCE: Patience = { attempts: 3, firstPauseMs: 1000, timeoutMs: 50_000 };

/** What became of a message, device by device. */
export interface SendResult {
  readonly sent: readonly string[];
  /** The service knows these devices no more. */
  readonly gone: readonly string[];
  /** The service does not take the message for these, and never will. */
  readonly refused: readonly string[];
  /** These may work later. */
  readonly waiting: readonly string[];
  /** How often a device was tried again. */
  readonly retries: number;
}

type Fate = Exclude<keyof SendResult, 'retries'>;

const GONE = ['messaging/registration-token-not-registered', 'messaging/invalid-registration-token'];
const REFUSED = [
  'messaging/invalid-argument',
  'messaging/mismatched-credential',
  'messaging/payload-too-large',
];

/** Sends a message to several devices. Who is done is not tried again when others are. Never rejects. */
export async function sendToAll(
  service: PushService,
  message: BaseMessage,
  tokens: readonly string[],
  patience = PATIENCE,
): Promise<SendResult> {
  const fates = new Map<string, Fate>();
  let left = tokens;
  let retries = 0;
  for (let attempt = 1; left.length > 0; attempt++) {
    for (const [token, fate] of await attemptAll(service, message, left, patience.timeoutMs))
      fates.set(token, fate);
    left = tokensOf(fates, 'waiting');
    if (left.length === 0 || attempt === patience.attempts) break;
    await pause(patience.firstPauseMs * (2 ** (attempt - 1) + Math.random()));
    retries += left.length;
  }
  const all = (fate: Fate) => tokensOf(fates, fate);
  return { sent: all('sent'), gone: all('gone'), refused: all('refused'), waiting: all('waiting'), retries };
}

function tokensOf(fates: ReadonlyMap<string, Fate>, fate: Fate): string[] {
  return [...fates].filter((entry) => entry[1] === fate).map(([token]) => token);
}

async function attemptAll(
  service: PushService,
  message: BaseMessage,
  tokens: readonly string[],
  timeoutMs: number,
): Promise<(readonly [string, Fate])[]> {
  const fates: (readonly [string, Fate])[] = [];
  for (let from = 0; from < tokens.length; from += BATCH_SIZE) {
    const batch = tokens.slice(from, from + BATCH_SIZE);
    fates.push(...(await attemptBatch(service, message, batch, timeoutMs)));
  }
  return fates;
}

async function attemptBatch(
  service: PushService,
  message: BaseMessage,
  tokens: readonly string[],
  timeoutMs: number,
): Promise<(readonly [string, Fate])[]> {
  const deadline = new AbortController();
  try {
    const sending = service.sendEachForMulticast({ ...message, tokens: [...tokens] });
    const timeout = pause(timeoutMs, undefined, { signal: deadline.signal }).then(() => {
      throw new Error('Timed out');
    });
    const { responses } = await Promise.race([sending, timeout]);
    return tokens.map((token, at) => [token, fateOf(responses[at]?.success, responses[at]?.error?.code)]);
  } catch {
    // Not even an answer. What the error says may hold a token.
    return tokens.map((token) => [token, 'waiting']);
  } finally {
    deadline.abort();
  }
}

/** Whatever is not known to be for good may be over in a moment: quotas, failures, answers that make no sense. */
function fateOf(isSent: boolean | undefined, code: string | undefined): Fate {
  if (isSent) return 'sent';
  if (code !== undefined && GONE.includes(code)) return 'gone';
  return code !== undefined && REFUSED.includes(code) ? 'refused' : 'waiting';
}
