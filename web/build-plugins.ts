import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { pathTo, render, stylesIn } from './first-page.ts';

/** Fonts of the landing page's title and text. The browser loads any other font when a screen uses the font. */
const FIRST_FONTS = /barlow-(condensed-latin-700|latin-400)-normal-[^/]*\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({ tag: 'link', injectTo: 'head-prepend', attrs: attributes(file) })),
    },
  };
}

function attributes(file: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` };
}

/** Fails the build if the files `names`, which every signed-in screen loads, exceed `maxKilobytes` of Brotli. */
export function scriptBudget(names: readonly string[], maxKilobytes: number): Plugin {
  return {
    name: 'fives-script-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter(
        (file) => file.type === 'chunk' && names.includes(file.name),
      );
      const bytes = files.map((file) => ('code' in file ? brotliCompressSync(file.code).length : 0));
      const kilobytes = Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1_000);
      if (files.length !== names.length || kilobytes > maxKilobytes)
        this.error(
          `${files.length} of ${names.length} files have ${kilobytes} kB, more than ${maxKilobytes} kB.`,
        );
    },
  };
}

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
