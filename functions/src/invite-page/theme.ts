import { readFileSync } from 'node:fs';
import { Html } from '@fives/domain';

interface Theme {
  readonly head: string;
  readonly icons: Readonly<Record<string, string>>;
}

let theme: Theme | null = null;

export function readTheme(): Theme {
  theme ??= JSON.parse(readFileSync(new URL('./invite-page.json', import.meta.url), 'utf8')) as Theme;
  return theme;
}

/** Returns a decorative icon, which needs a visible text next to it. */
export function icon(name: string): Html {
  return new Html(readTheme().icons[name] ?? '');
}
