import { ChakraProvider, createSystem, defineConfig } from '@chakra-ui/react';
import { keyframes as chakraKeyframes, globalCss } from '@chakra-ui/react/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { keyframes, styleConfigs } from './system.ts';
import { tokenNames } from './token-names.ts';
import { tokenConfigs } from './tokens.ts';

const globalStyles = [
  defineConfig({ preflight: true, globalCss, theme: { keyframes: chakraKeyframes } }),
  defineConfig({
    globalCss: {
      // Scrolling to an anchor stops below the top bar.
      html: { colorPalette: 'brand', scrollBehavior: 'smooth', scrollPaddingTop: '5rem' },
      body: { bg: 'bg', color: 'fg', fontFamily: 'body', minHeight: '100dvh' },
      '*::selection': { bg: 'brand.emphasized' },
      '*, *::before, *::after': {
        _motionReduce: {
          animationDuration: '0.01ms !important',
          // An endless animation would otherwise flash very fast.
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
    theme: { keyframes },
  }),
];

export const wholeSystem = createSystem(...styleConfigs, ...tokenConfigs, ...globalStyles);

/** Returns the global styles of the theme, and what the scripts need to know of the tokens. */
export function staticTheme() {
  const styleElements = renderToStaticMarkup(<ChakraProvider value={wholeSystem}>{null}</ChakraProvider>);
  return { styleElements, tokenNames };
}
