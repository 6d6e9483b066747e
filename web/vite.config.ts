import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstPage } from './first-page.ts';
import { preloadFonts } from './preload-fonts.ts';
import { pwaOptions } from './pwa.config.ts';

const offset = Number(process.env.FIVES_PORT_OFFSET ?? 0);
const stub = (name: string) => fileURLToPath(new URL(`./src/stubs/${name}.ts`, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [react(), preloadFonts(), firstPage(), VitePWA(pwaOptions)],
  resolve: {
    // With --mode emulator, `#environment` in package.json is src/emulator; else it is src/deployed.
    conditions: [...(mode === 'emulator' ? ['emulator'] : []), ...defaultClientConditions],
    alias: [
      // Firestore uses re2js for regular expressions in pipeline queries alone, which Fives has none of: 45 kB gzip.
      { find: /^re2js$/, replacement: stub('re2js') },
      // reactfire carries hooks for three products that Fives does not use: 58 kB gzip.
      { find: /^firebase\/database$/, replacement: stub('firebase-database') },
      { find: /^firebase\/storage$/, replacement: stub('firebase-storage') },
      { find: /^firebase\/remote-config$/, replacement: stub('firebase-remote-config') },
    ],
  },
  build: {
    target: 'es2022',
    sourcemap: true,
  },
  server: {
    host: '127.0.0.1',
    port: 5173 + offset,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${5002 + offset}` },
  },
}));
