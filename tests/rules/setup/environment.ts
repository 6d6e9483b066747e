import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';

/** The rules under test. */
export const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** Not the product's own project: no trigger listens here, so what a test stores stays as it is. */
export const PROJECT_ID = 'demo-fives-rules';

/** The database as one browser sees it. */
export type Db = ReturnType<RulesTestContext['firestore']>;

interface Environment {
  readonly rules: RulesTestEnvironment;
  /** The database as the server sees it: no rule applies. */
  readonly serverDb: Db;
  close(): Promise<void>;
}

let rulesInForce = RULES;
let environment: Promise<Environment> | undefined;

/** The project with the rules loaded and nothing stored. */
export function theEnvironment(): Promise<Environment> {
  environment ??= start();
  return environment;
}

async function start(): Promise<Environment> {
  // Refusals are what these tests look for; the client need not report each on the screen.
  setLogLevel('silent');
  const rules = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    firestore: emulatorAddress(),
  });
  await loadRules();
  await rules.clearFirestore();
  const server = await openServerDb(rules);
  return { rules, serverDb: server.db, close: () => server.close().then(() => rules.cleanup()) };
}

/**
 * Loads rules, which starts their coverage anew.
 * @param rules others than those in force until now; a mutant stays in force until the rules themselves are loaded
 * @throws where they do not compile
 */
export async function loadRules(rules = rulesInForce): Promise<void> {
  rulesInForce = rules;
  const { host, port } = emulatorAddress();
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT_ID}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
  });
  if (!answer.ok) throw new Error(`The rules do not compile: ${await answer.text()}`);
}

/** Opens one connection past the rules and keeps it: a new one for each test would take most of the time. */
function openServerDb(rules: RulesTestEnvironment): Promise<{ db: Db; close: () => Promise<void> }> {
  return new Promise((opened, failed) => {
    const whole = rules.withSecurityRulesDisabled(
      (context) =>
        new Promise((end) => {
          const close = () => {
            end();
            return whole;
          };
          opened({ db: context.firestore(), close });
        }),
    );
    whole.catch(failed);
  });
}

/** Where the Firestore emulator listens. */
export function emulatorAddress(): { host: string; port: number } {
  const address = process.env.FIRESTORE_EMULATOR_HOST;
  if (address === undefined)
    throw new Error('Set FIRESTORE_EMULATOR_HOST: these tests need a Firestore emulator');
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}
