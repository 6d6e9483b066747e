import { ApiError, type ApiName, apiContract, type Endpoint, type RateLimit } from '@fives/domain';

/** Limit for all calls of one person or address. The busiest screen needs far fewer calls. */
const ALL_CALLS: RateLimit = { calls: 600, seconds: 60 };

/** Limit per address for calls with a bad token. A device with an expired sign-in makes only a few such calls. */
const REFUSED_CALLS: RateLimit = { calls: 500, seconds: 60 };

type Counts = Map<string, number>;

export class TooManyRequests extends ApiError {
  constructor(readonly retryAfterSeconds: number) {
    super('too-many-requests', 'Too many requests. Try again in a minute.');
  }
}

/**
 * Counts calls per time window. Adds a share of the previous window, so that no one gets twice the limit at a boundary.
 * Each server process counts separately, so the limit is not exact.
 */
export class RateLimiter {
  readonly #windows = new Map<string, { index: number; counts: Counts; previous: Counts }>();

  count(uidOrAddress: string, name: ApiName, now: Date): void {
    this.#countIn('all', ALL_CALLS, uidOrAddress, now);
    const { limit }: Endpoint = apiContract[name];
    if (limit) this.#countIn(name, limit, uidOrAddress, now);
  }

  countRefused(address: string, now: Date): void {
    this.#countIn('refused', REFUSED_CALLS, address, now);
  }

  #countIn(group: string, { calls, seconds }: RateLimit, uidOrAddress: string, now: Date): void {
    const windows = now.getTime() / (seconds * 1000);
    const index = Math.floor(windows);
    const shareLeft = index + 1 - windows;
    const { counts, previous } = this.#windowOf(group, index);
    const count = (counts.get(uidOrAddress) ?? 0) + 1;
    counts.set(uidOrAddress, count);
    const countBefore = (previous.get(uidOrAddress) ?? 0) * shareLeft;
    if (count + countBefore > calls) throw new TooManyRequests(Math.ceil(shareLeft * seconds));
  }

  #windowOf(group: string, index: number): { counts: Counts; previous: Counts } {
    const last = this.#windows.get(group);
    if (last?.index === index) return last;
    const window = {
      index,
      counts: new Map(),
      previous: last?.index === index - 1 ? last.counts : new Map(),
    };
    this.#windows.set(group, window);
    return window;
  }
}
