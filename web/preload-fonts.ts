import type { Plugin } from 'vite';

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
