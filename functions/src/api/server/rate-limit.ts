import { ApiError, type ApiName } from '@fives/domain';

interface Limit {
  readonly calls: number;
  readonly seconds: number;
}

/** Ten calls a second for a minute: many times what the busiest screen needs, and little for the server. */
const ALL_CALLS: Limit = { calls: 600, seconds: 60 };

/** Calls of one address that are refused for their token: a device whose sign-in ran out makes a few. */
const REFUSED_CALLS: Limit = { calls: 300, seconds: 60 };

/** Calls that leave something behind for others, each with a limit of its own beside the common one. */
const SOME_CALLS: Partial<Record<ApiName, Limit>> = {
  // Read by people, who cannot read more.
  sendSupportMessage: { calls: 20, seconds: 3600 },
  // Each pushes to everybody whose team has changed.
  tellTeams: { calls: 60, seconds: 3600 },
  // Each is a place in the queue; a large game has fifty.
  addPerson: { calls: 100, seconds: 3600 },
  // A game is four documents for ever; nobody organises a hundred in an hour.
  createGame: { calls: 100, seconds: 3600 },
};

/** Refuses a call that is one too many; says when the next one will be let through. */
export class TooManyRequests extends ApiError {
  constructor(readonly retryAfterSeconds: number) {
    super('too-many-requests', 'Too many calls: wait a little');
  }
}

/**
 * Counts calls in fixed windows of time. Each server process counts for itself, so with several of them the limit is
 * that many times higher: it bounds what one person can cost, and is no exact quota.
 */
export class RateLimiter {
  readonly #windows = new Map<string, { index: number; counts: Map<string, number> }>();

  /**
   * Counts one call of `who`.
   * @param who the uid, or the address of a visitor
   * @throws {TooManyRequests}
   */
  count(who: string, name: ApiName, now: Date): void {
    this.#countIn('all', ALL_CALLS, who, now);
    const own = SOME_CALLS[name];
    if (own) this.#countIn(name, own, who, now);
  }

  /**
   * Counts one call from an address that was refused for its token.
   * @throws {TooManyRequests}
   */
  countRefused(address: string, now: Date): void {
    this.#countIn('refused', REFUSED_CALLS, address, now);
  }

  #countIn(what: string, { calls, seconds }: Limit, who: string, now: Date): void {
    const windowMs = seconds * 1000;
    const index = Math.floor(now.getTime() / windowMs);
    const counts = this.#countsOf(what, index);
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    if (count > calls) throw new TooManyRequests(Math.ceil(((index + 1) * windowMs - now.getTime()) / 1000));
  }

  /** A new window starts with nobody in it, so that no one is remembered for longer than theirs. */
  #countsOf(what: string, index: number): Map<string, number> {
    const window = this.#windows.get(what);
    if (window?.index === index) return window.counts;
    const counts = new Map<string, number>();
    this.#windows.set(what, { index, counts });
    return counts;
  }
}
