// Entry point of every npm command: `node scripts/run.mjs NAME -- ARGS`.
// Plain JavaScript without dependencies, because this script installs the dependencies.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adviceForFault, requireDiskSpace } from './faults.mjs';
import { installMissing } from './install.mjs';

const oldestNode = [20, 19];
const commandsFolder = new URL('./commands/', import.meta.url);
// Read early, because npm may be killed during the installation.
const npmPid = process.env.npm_lifecycle_event === undefined ? null : process.ppid;

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  exitWithError(
    `Fives needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
}

function requireCommand(name) {
  const file = new URL(`${name}.ts`, commandsFolder);
  if (name && existsSync(file)) return file.href;
  const known = readdirSync(commandsFolder).map((entry) => entry.replace(/\.ts$/, ''));
  return exitWithError(`There is no command '${name ?? ''}'. Commands: ${known.sort().join(', ')}`);
}

function exitWithError(line) {
  console.error(line);
  process.exit(1);
}

/**
 * True if the npm that started this process has ended. This process then has another parent. The `exec` in package.json
 * makes npm the direct parent, without a shell.
 */
const hasLostNpm = () => npmPid !== null && process.ppid !== npmPid;

async function main([name, ...args]) {
  requireNode();
  const command = requireCommand(name);
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  requireDiskSpace();
  const failure = installMissing();
  if (failure !== null)
    exitWithError(
      adviceForFault(failure) ?? `Installing packages failed (npm ci). Is the network up? ${failure}`,
    );
  const { register } = await import('tsx/esm/api');
  register();
  const { runCommand } = await import(new URL('./run-command.ts', import.meta.url).href);
  await runCommand(command, args[0] === '--' ? args.slice(1) : args, hasLostNpm);
}

main(process.argv.slice(2)).catch((error) =>
  exitWithError(adviceForFault(String(error)) ?? error.stack ?? error),
);
