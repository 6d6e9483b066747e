import { ApiError, type ApiName, apiContract, type Endpoint, type RateLimit } from '@fives/domain';

/** Ten calls a second for a minute: many times what the busiest screen needs, and little for the server. */
const ALL_CALLS: RateLimit = { calls: 600, seconds: 60 };

/** Limit per address for calls with a bad token. A device with an expired sign-in makes a few. */
const REFUSED_CALLS: RateLimit = { calls: 500, seconds: 60 };

type Counts = Map<string, number>;

export class TooManyRequests extends ApiError {
  constructor(readonly retryAfterSeconds: number) {
    super('too-many-requests', 'Too many requests. Try again in a minute.');
  }
}

/**
 * Counts calls per time window, plus a share of the window before, so that no boundary doubles the limit. Each server
 * process counts separately, so the limit bounds costs but is no exact quota.
 */
export class RateLimiter {
  readonly #windows = new Map<string, { index: number; counts: Counts; before: Counts }>();

  /** @param who the uid, or the address of a visitor */
  count(who: string, name: ApiName, now: Date): void {
    this.#countIn('all', ALL_CALLS, who, now);
    const { limit }: Endpoint = apiContract[name];
    if (limit) this.#countIn(name, limit, who, now);
  }

  countRefused(address: string, now: Date): void {
    this.#countIn('refused', REFUSED_CALLS, address, now);
  }

  #countIn(what: string, { calls, seconds }: RateLimit, who: string, now: Date): void {
    const windows = now.getTime() / (seconds * 1000);
    const index = Math.floor(windows);
    const left = index + 1 - windows;
    const { counts, before } = this.#windowOf(what, index);
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    if (count + (before.get(who) ?? 0) * left > calls) throw new TooManyRequests(Math.ceil(left * seconds));
  }

  #windowOf(what: string, index: number): { counts: Counts; before: Counts } {
    const last = this.#windows.get(what);
    if (last?.index === index) return last;
    const window = { index, counts: new Map(), before: last?.index === index - 1 ? last.counts : new Map() };
    this.#windows.set(what, window);
    return window;
  }
}
