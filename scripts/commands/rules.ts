import { readFileSync, writeFileSync } from 'node:fs';
import { withGenerated } from '../../rules/generate.ts';
import { CliError } from '../run-command.ts';

const file = 'firestore.rules';

export async function run([option]: readonly string[]): Promise<number> {
  const rules = readFileSync(file, 'utf8');
  const fresh = withGenerated(rules);
  if (option !== '--check') writeFileSync(file, fresh);
  else if (fresh !== rules) throw new CliError(`${file} does not match domain. Run npm run rules.`);
  return 0;
}
