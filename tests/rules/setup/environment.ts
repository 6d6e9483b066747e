import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';

export const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** A separate project, in which no trigger changes the stored documents. */
export const PROJECT_ID = 'demo-fives-rules';

export type Db = ReturnType<RulesTestContext['firestore']>;

interface Environment {
  readonly rules: RulesTestEnvironment;
  readonly serverDb: Db;
  close(): Promise<void>;
}

let rulesInForce = RULES;
let environment: Promise<Environment> | undefined;

export function theEnvironment(): Promise<Environment> {
  environment ??= start();
  return environment;
}

async function start(): Promise<Environment> {
  // Keeps the client from logging expected refusals.
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
 * Loads rules and resets their coverage. The default is the last loaded text, so a mutant stays in force until
 * `RULES` are loaded.
 * @throws if the rules do not compile
 */
export async function loadRules(rules = rulesInForce): Promise<void> {
  rulesInForce = rules;
  const { host, port } = emulatorAddress();
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT_ID}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
  });
  if (!response.ok) throw new Error(`The rules do not compile: ${await response.text()}`);
}

/** Opens one connection without rules for all tests, because a connection per test takes most of the time. */
function openServerDb(rules: RulesTestEnvironment): Promise<{ db: Db; close: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const connection = rules.withSecurityRulesDisabled(
      (context) =>
        new Promise((end) => {
          const close = () => {
            end();
            return connection;
          };
          resolve({ db: context.firestore(), close });
        }),
    );
    connection.catch(reject);
  });
}

export function emulatorAddress(): { host: string; port: number } {
  const address = process.env.FIRESTORE_EMULATOR_HOST;
  if (address === undefined)
    throw new Error('Set FIRESTORE_EMULATOR_HOST: these tests need a Firestore emulator');
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}
