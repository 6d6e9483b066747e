import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutant, mutantsOf } from './setup/mutations.ts';

/**
 * Breaks the rules in one place at a time and asks whether the tests notice: `npm run emulate -- npx tsx
 * tests/rules/mutants.ts [FROM [TO]]`, the numbers choosing some of them. It takes an hour or two, and
 * is no part of `npm test`; run it after changing rules. Ends with 1 where a mutant has survived.
 */
const RULES = new URL('../../firestore.rules', import.meta.url);

// What these change no request can show: other conditions fail in their place, or a moment decides that no test hits.
const EQUIVALENT: Record<string, string> = {
  'true && request.auth.uid == uid': 'without a sign-in there is no uid, and the rule fails',
  'true && request.auth.uid in memberUids': 'without a sign-in there is no uid, and the rule fails',
  'true && !isGuest()': 'without a sign-in there is no token, and the rule fails',
  'text is string': 'what is no text matches no pattern, and the rule fails',
  'zone is string': 'what is no text matches no pattern, and the rule fails',
  'uid is string': 'what is no text matches no pattern, and the rule fails',
  'uid.matches':
    'the emulator finds nobody under another spelling; that others would not either is written nowhere',
  'votes is list': 'what is no list has no set of items, and the rule fails',
  'start is timestamp': 'nothing but a time compares with a time, and the rule fails',
  'request.time > instance.startDateTime': 'differs in the one microsecond of the start',
  'request.time <= instance.motmClosesAt': 'differs in the one microsecond of the close',
  'teamAGoals >= teamBGoals': 'equal goals have been told apart before',
  'start < latestStart()': 'differs in one microsecond',
};

// Coverage would notice every mutant, for the wrong reason: a condition that is gone is never seen to fail.
const TESTS = '^(?!coverage)';

const folder = mkdtempSync(join(tmpdir(), 'fives-mutants-'));
const [from = 0, to] = process.argv.slice(2).map(Number);
const mutants = mutantsOf(readFileSync(RULES, 'utf8'))
  .filter((mutant) => !isEquivalent(mutant))
  .slice(from, to);
const survivors: Mutant[] = [];

for (const [at, mutant] of mutants.entries()) {
  const survived = await survives(mutant);
  if (survived) survivors.push(mutant);
  console.log(`${from + at} ${survived ? 'SURVIVED' : 'killed'} line ${mutant.line}: ${mutant.change}`);
}
rmSync(folder, { recursive: true });
console.log(`${mutants.length - survivors.length} of ${mutants.length} mutants killed`);
process.exitCode = survivors.length === 0 ? 0 : 1;

/** Whether a condition named above is what `change` brings in, or what it takes away. */
function isEquivalent({ change }: Mutant): boolean {
  const [before = '', after = ''] = change.split('  ->  ');
  return Object.keys(EQUIVALENT).some((text) => before.includes(text) !== after.includes(text));
}

async function survives({ rules }: Mutant): Promise<boolean> {
  const file = join(folder, 'mutant.rules');
  writeFileSync(file, rules);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--bail', '1', '-t', TESTS];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, FIVES_RULES_FILE: file },
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
