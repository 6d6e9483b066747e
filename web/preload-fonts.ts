import type { Plugin } from 'vite';

/** Fonts of the landing page's title and text. The browser loads other fonts when a screen uses them. */
const ABOVE_THE_FOLD = /barlow-(condensed-latin-700|latin-400)-normal-[^/]*\.woff2$/;

/** Loads the fonts of the first screen before its text is drawn. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => ABOVE_THE_FOLD.test(file))
          .map((file) => ({ tag: 'link', injectTo: 'head-prepend', attrs: attributes(file) })),
    },
  };
}

function attributes(file: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` };
}
