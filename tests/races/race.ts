import { setTimeout as pause } from 'node:timers/promises';
import { violationsOf } from '../support/invariants.ts';
import type { Operation, Outcome } from './operations.ts';

export interface Race {
  readonly name: string;
  /** Stores the data of all rounds. Returns a function that stores the data of one round. */
  arrange(clients: number): Promise<(round: number) => Promise<Round>>;
}

export interface Round {
  readonly gameId: string;
  readonly operations: readonly Operation[];
  /** Runs after all operations and before the checks. */
  finish?(outcomes: readonly Outcome[]): Promise<unknown>;
  violations?(outcomes: readonly Outcome[]): Promise<readonly string[]>;
}

export interface Figures {
  readonly attempts: number;
  readonly accepted: number;
  readonly violations: readonly string[];
}

export async function runRace(race: Race, clients: number, rounds: number): Promise<Figures> {
  const arrangeRound = await race.arrange(clients);
  const outcomes: Outcome[] = [];
  const violations: string[] = [];
  const games = new Set<string>();
  for (let at = 1; at <= rounds; at++) {
    const round = await arrangeRound(at);
    games.add(round.gameId);
    violations.push(...inRound(at, 'before', await whenSettled(() => violationsOf(round.gameId))));
    const settled = await Promise.allSettled(round.operations.map((operation) => operation()));
    const failures = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    const ended = settled.map((one) =>
      one.status === 'fulfilled' ? one.value : { isAccepted: false, text: '' },
    );
    await round.finish?.(ended);
    const after = await whenSettled(async () => [
      ...(await violationsOf(round.gameId)),
      ...((await round.violations?.(ended)) ?? []),
    ]);
    violations.push(...inRound(at, 'after', [...failures, ...after]));
    outcomes.push(...ended);
  }
  // Checks again, because late events have arrived by now, or arrive during the check.
  for (const gameId of games) {
    const atEnd = await whenSettled(() => violationsOf(gameId));
    violations.push(...inRound(rounds, 'at the end', atEnd));
  }
  const accepted = outcomes.filter(({ isAccepted }) => isAccepted).length;
  return { attempts: outcomes.length, accepted, violations };
}

const inRound = (round: number, when: string, lines: readonly string[]) =>
  lines.map((line) => `round ${round}, ${when}: ${line}`);

/** Long enough for the triggers of thirty concurrent writes on two cores. */
const LIMIT_MS = 120_000;
const PAUSE_MS = 300;

/** Repeats `findViolations` until none is left, for up to two minutes. Returns the remaining violations. */
async function whenSettled(findViolations: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const found = await findViolations();
    if (found.length === 0 || Date.now() > deadline) return found;
    await pause(PAUSE_MS);
  }
}
