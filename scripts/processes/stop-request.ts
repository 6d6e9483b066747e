import { hasLostNpm } from './npm-parent.mjs';

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const parentCheckMs = 500;

/** Somebody wants us to end: a signal, or the npm that started us is gone. */
export class StopRequested extends Error {
  readonly exitCode: number;

  constructor(readonly reason: keyof typeof exitCodes) {
    super(`stopped by ${reason}`);
    this.exitCode = exitCodes[reason];
  }
}

let pending: Promise<never> | undefined;

/** Rejects with StopRequested once we are asked to end. The same promise for every caller. */
export function stopRequested(): Promise<never> {
  pending ??= new Promise<never>((_resolve, reject) => {
    const signals = Object.keys(exitCodes) as (keyof typeof exitCodes)[];
    // `on`, not `once`: a second Ctrl-C must not kill us while we are stopping the others.
    for (const signal of signals) process.on(signal, () => reject(new StopRequested(signal)));
    // npm killed outright passes no signal on; its absence is all we get.
    setInterval(() => hasLostNpm() && reject(new StopRequested('SIGHUP')), parentCheckMs).unref();
  });
  // Whoever races it sees the rejection; one that nobody awaits yet is no error.
  pending.catch(() => undefined);
  return pending;
}

/** For work that has no end of its own: Ctrl-C is how it ends well, with exit code 0. */
export async function endedByHand(work: () => Promise<never>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StopRequested && error.reason === 'SIGINT')) throw error;
    console.log('\nStopped.');
    return 0;
  }
}
