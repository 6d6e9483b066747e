import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allMutants } from './mutants/all-mutants.ts';
import { EQUALS } from './mutants/equals.ts';
import type { Mutant } from './mutants/mutant.ts';
import { killerOf, type Suite } from './mutants/try-mutant.ts';
import { ruleCoverage, ruleExpressions } from './setup/coverage.ts';
import { loadRules, RULES } from './setup/environment.ts';
import { theWitnesses } from './setup/evidence.ts';

const HOUR = 3_600_000;
const FIGURES = '.cache/proof/mutants.json';

// This file runs last: it lets the tests of all the others run again, beside rules with a mistake in them.
const witnesses = [...theWitnesses()];

describe.skipIf(witnesses.length === 0)('rules with a mistake in them', () => {
  test('are noticed by a test', { timeout: 3 * HOUR }, async () => {
    const suite = { witnesses, expressions: ruleCoverage() };
    const equals = new Set(Object.values(EQUALS).flat());
    const all = allMutants(RULES, await ruleExpressions());
    const names = all.map(({ name }) => name);
    expect([...equals].filter((name) => !names.includes(name))).toEqual([]);
    const tried = all.filter(({ name, kind }) => `${kind}: ${name}`.includes(wanted()));
    const survivors = await survivorsOf(tried, suite);
    await loadRules(RULES);
    write(tried, survivors, equals);
    expect(
      survivors
        .filter(({ name }) => !equals.has(name))
        .map(({ kind, line, name }) => `${kind}, line ${line}: ${name}`),
    ).toEqual([]);
  });
});

function wanted(): string {
  const { FIVES_MUTANTS = 'all' } = process.env;
  return FIVES_MUTANTS === 'all' ? '' : FIVES_MUTANTS;
}

async function survivorsOf(mutants: readonly Mutant[], suite: Suite): Promise<Mutant[]> {
  const survivors: Mutant[] = [];
  for (const [at, mutant] of mutants.entries()) {
    const start = performance.now();
    const killer = await killerOf(mutant, suite);
    if (killer === null) survivors.push(mutant);
    const end = killer === null ? 'SURVIVED' : `noticed by ${killer}`;
    console.log(
      `${at + 1}/${mutants.length} ${mutant.kind}, line ${mutant.line}: ${mutant.name}\n  ${end} ${Math.round(performance.now() - start)} ms`,
    );
  }
  return survivors;
}

function write(tried: readonly Mutant[], survivors: readonly Mutant[], equals: ReadonlySet<string>): void {
  const isEqual = ({ name }: Mutant) => equals.has(name);
  const figures = {
    total: tried.length,
    killed: tried.length - survivors.length,
    equals: survivors.filter(isEqual).length,
    survivors: survivors
      .filter((mutant) => !isEqual(mutant))
      .map(({ kind, line, name }) => ({ kind, line, name })),
  };
  mkdirSync('.cache/proof', { recursive: true });
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(
    `${figures.killed} of ${figures.total} mutants killed, ${figures.equals} equal to the rules, ${figures.survivors.length} survived`,
  );
}
