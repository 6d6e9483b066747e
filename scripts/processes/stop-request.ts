const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type StopSignal = keyof typeof exitCodes;

const parentCheckMs = 500;

/** Somebody wants us to end: a signal, or the npm that started us is gone. */
export class StopRequested extends Error {
  readonly exitCode: number;

  constructor(readonly reason: StopSignal) {
    super(`stopped by ${reason}`);
    this.exitCode = exitCodes[reason];
  }
}

let stop: (error: StopRequested) => void = () => undefined;

/** Rejects with StopRequested once we are asked to end. */
export const stopRequested = new Promise<never>((_resolve, reject) => {
  stop = reject;
});
// Whoever races it sees the rejection; one that nobody awaits yet is no error.
stopRequested.catch(() => undefined);

/** From now on a signal, or the loss of npm, rejects `stopRequested` instead of killing us. */
export function listenForStop(hasLostNpm: () => boolean): void {
  // `on`, not `once`: a second Ctrl-C must not kill us while we are stopping the others.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop(new StopRequested(signal)));
  // npm killed outright passes no signal on; its absence is all we get.
  setInterval(() => hasLostNpm() && stop(new StopRequested('SIGHUP')), parentCheckMs).unref();
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
