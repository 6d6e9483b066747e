// The door to every npm command: `node scripts/run.mjs NAME -- ARGS`.
// Plain JavaScript without dependencies, because it is what installs them.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installWhatIsMissing } from './install.mjs';
import { hasLostNpm } from './processes/npm-parent.mjs';

const oldestNode = [20, 19];
const commandsFolder = new URL('./commands/', import.meta.url);

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (isNewEnough) return;
  leave(
    `Fives needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
}

function requireCommand(name) {
  const file = new URL(`${name}.ts`, commandsFolder);
  if (name && existsSync(file)) return file.href;
  const known = readdirSync(commandsFolder).map((entry) => entry.replace(/\.ts$/, ''));
  return leave(`There is no command '${name ?? ''}'. Commands: ${known.sort().join(', ')}`);
}

function leave(line) {
  console.error(line);
  process.exit(1);
}

async function main([name, ...args]) {
  requireNode();
  const command = requireCommand(name);
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  await installWhatIsMissing();
  if (hasLostNpm()) process.exit(1);
  const { register } = await import('tsx/esm/api');
  register();
  const { runCommand } = await import(new URL('./run-command.ts', import.meta.url).href);
  await runCommand(command, args[0] === '--' ? args.slice(1) : args);
}

main(process.argv.slice(2)).catch((error) =>
  leave(error.name === 'PlainError' ? error.message : (error.stack ?? error)),
);
