// Entry point of every npm command: `node scripts/run.mjs NAME -- ARGS`.
// Plain JavaScript without dependencies, because this script installs the dependencies.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installMissing } from './install.mjs';

const oldestNode = [20, 19];
const commandsFolder = new URL('./commands/', import.meta.url);

function exitWithError(line) {
  console.error(line);
  process.exit(1);
}

const [name, ...args] = process.argv.slice(2);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))
  exitWithError(`Fives needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
const command = new URL(`${name}.ts`, commandsFolder);
if (!name || !existsSync(command)) {
  const known = readdirSync(commandsFolder).map((entry) => entry.replace(/\.ts$/, ''));
  exitWithError(`There is no command '${name ?? ''}'. Commands: ${known.sort().join(', ')}`);
}
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const failure = installMissing();
if (failure !== null) exitWithError(`Installing packages failed (npm ci). Is the network up? ${failure}`);
const { register } = await import('tsx/esm/api');
register();
const { runCommand } = await import(new URL('./run-command.ts', import.meta.url).href);
await runCommand(command.href, args[0] === '--' ? args.slice(1) : args);
