import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Frame } from '../app/shell/frame.tsx';
import { appPaths } from '../config/paths.ts';
import { Landing } from '../features/landing/landing.tsx';
import { system } from '../theme/system.ts';

export function landingPage(): string {
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <StaticRouter location={appPaths.landing()}>
        <Frame session={{ status: 'visitor' }}>
          <Landing startPath={appPaths.login()} />
        </Frame>
      </StaticRouter>
    </ChakraProvider>,
  );
}
