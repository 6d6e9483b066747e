import { ApiError, type ApiName, apiContract, type Endpoint, type RateLimit } from '@fives/domain';

/** Ten calls a second for a minute: many times what the busiest screen needs, and little for the server. */
const ALL_CALLS: RateLimit = { calls: 600, seconds: 60 };

/** Calls of one address that are refused for their token: a device whose sign-in ran out makes a few. */
const REFUSED_CALLS: RateLimit = { calls: 500, seconds: 60 };

type Counts = Map<string, number>;

/** Refuses a call that is one too many; says when the next one will be let through. */
export class TooManyRequests extends ApiError {
  constructor(readonly retryAfterSeconds: number) {
    super('too-many-requests', 'Too many requests. Try again in a minute.');
  }
}

/**
 * Counts calls in windows of time that follow each other, and of the last window as much as is not over yet, so that
 * nobody gets twice as much where two meet. Each server process counts for itself, so with several of them the limit is
 * that many times higher: it bounds what one person can cost, and is no exact quota.
 */
export class RateLimiter {
  readonly #windows = new Map<string, { index: number; counts: Counts; before: Counts }>();

  /**
   * Counts one call of `who`.
   * @param who the uid, or the address of a visitor
   * @throws {TooManyRequests}
   */
  count(who: string, name: ApiName, now: Date): void {
    this.#countIn('all', ALL_CALLS, who, now);
    const { limit }: Endpoint = apiContract[name];
    if (limit) this.#countIn(name, limit, who, now);
  }

  /**
   * Counts one call from an address that was refused for its token.
   * @throws {TooManyRequests}
   */
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

  /** A new window starts with nobody in it, so that no one is remembered for longer than the one after theirs. */
  #windowOf(what: string, index: number): { counts: Counts; before: Counts } {
    const last = this.#windows.get(what);
    if (last?.index === index) return last;
    const window = { index, counts: new Map(), before: last?.index === index - 1 ? last.counts : new Map() };
    this.#windows.set(what, window);
    return window;
  }
}
