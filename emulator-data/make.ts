import { writeFileSync } from 'node:fs';
import { CAST } from './make/cast.ts';
import { GAMES, UPCOMING } from './make/games.ts';
import type { World } from './world.ts';

const LINE_LENGTH = 1000;

export async function run(): Promise<number> {
  writeFileSync('emulator-data/world.json', worldText());
  return 0;
}

export function worldText(): string {
  const world: World = { password: 'five-a-side', ...CAST, games: GAMES, inviteId: UPCOMING.id };
  return `${toJsonText(world)}\n`;
}

function toJsonText(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (flat.length <= LINE_LENGTH && indent.length > 2) return flat;
  if (typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => toJsonText(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${toJsonText(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}
