import type { Plugin } from 'vite';

/** The faces of the hero and of the text below it; the others may come when a screen asks for them. */
const ABOVE_THE_FOLD = /barlow-(condensed-latin-700|latin-400)-normal-[^/]*\.woff2$/;

/** Asks for the first screen's fonts at once rather than when its text is drawn. */
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
