import { readFileSync } from 'node:fs';
import { Html } from '@fives/domain';

/** What the build of the web app writes for the invite page: its styles and its pictures. */
interface Theme {
  /** Tags of the page's head. */
  readonly head: string;
  readonly icons: Readonly<Record<string, string>>;
}

let theme: Theme | null = null;

/** Returns the theme. Throws where the web app was never built. */
export function readTheme(): Theme {
  theme ??= JSON.parse(readFileSync(new URL('./invite-page.json', import.meta.url), 'utf8')) as Theme;
  return theme;
}

/** Returns an icon of the theme. What it shows is said beside it. */
export function icon(name: string): Html {
  return new Html(readTheme().icons[name] ?? '');
}
