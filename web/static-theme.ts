import type { Plugin } from 'vite';
import { pathTo, render, stylesIn } from './first-page.ts';

interface StaticTheme {
  readonly styleElements: string;
  readonly tokenNames: object;
}

const STYLE_SHEET = '\0virtual:theme.css';
const TOKEN_NAMES = pathTo('./src/theme/token-names.ts');

/** Adds a style sheet with the global styles of the theme, and keeps the values of the tokens out of the scripts. */
export function staticTheme(): Plugin {
  let rendered: Promise<StaticTheme> | undefined;
  const theme = () => (rendered ??= render<'staticTheme', StaticTheme>('theme/static-theme', 'staticTheme'));
  return {
    name: 'static-theme',
    resolveId: (id) => (id === 'virtual:theme.css' ? STYLE_SHEET : undefined),
    async load(id) {
      if (id === STYLE_SHEET) return stylesIn((await theme()).styleElements);
      if (id === TOKEN_NAMES)
        return `export const tokenNames = ${JSON.stringify((await theme()).tokenNames)};`;
      return undefined;
    },
  };
}
