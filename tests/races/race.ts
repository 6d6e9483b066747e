import { violationsOf } from '../support/invariants.ts';
import { settle } from '../support/platform.ts';
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

interface Figures {
  readonly attempts: number;
  readonly accepted: number;
  readonly violations: readonly string[];
}

export async function runRace(race: Race, clients: number, rounds: number): Promise<Figures> {
  const arrangeRound = await race.arrange(clients);
  const outcomes: Outcome[] = [];
  const violations: string[] = [];
  for (let at = 1; at <= rounds; at++) {
    const round = await arrangeRound(at);
    await settle();
    violations.push(...inRound(at, 'before', await violationsOf(round.gameId)));
    const settled = await Promise.allSettled(round.operations.map((operation) => operation()));
    const failures = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    const ended = settled.map((one) =>
      one.status === 'fulfilled' ? one.value : { isAccepted: false, text: '' },
    );
    await round.finish?.(ended);
    await settle();
    const after = [...(await violationsOf(round.gameId)), ...((await round.violations?.(ended)) ?? [])];
    violations.push(...inRound(at, 'after', [...failures, ...after]));
    outcomes.push(...ended);
  }
  const accepted = outcomes.filter(({ isAccepted }) => isAccepted).length;
  return { attempts: outcomes.length, accepted, violations };
}

const inRound = (round: number, when: string, lines: readonly string[]) =>
  lines.map((line) => `round ${round}, ${when}: ${line}`);
