import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstPage } from './first-page.ts';
import { preloadFonts } from './preload-fonts.ts';
import { pwaOptions } from './pwa.config.ts';

const offset = Number(process.env.FIVES_PORT_OFFSET ?? 0);
const stub = (name: string) => fileURLToPath(new URL(`./src/stubs/${name}.ts`, import.meta.url));

/**
 * What most screens need stands in five files, which compress better than the fifty that the bundler makes of it by itself:
 * 17 kB of Brotli less on home. A group takes along all that its modules import, but for what an earlier one has. So the
 * order says who loads what: visitors the first three, whoever is signed in all of them.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'] },
  { name: 'auth', test: /web.src.(firebase|session.watch-user)\.ts$/ },
  {
    name: 'documents',
    // And what the screens of visitors and of players share.
    test: /(domain.src.(.*\.schema|documents|reasons|text|api.api-error|played.motm-count)|web.src.lib.unsent)\.ts$/,
  },
  // In a file of its own, as it changes with its releases alone.
  { name: 'firestore', test: /node_modules.@firebase.(firestore|webchannel-wrapper)/ },
  {
    name: 'live',
    test: /web.src.(db.(?!organiser-notes|push-tokens)|app.shell.refused-writes\.tsx)/,
  },
];

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
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    host: '127.0.0.1',
    port: 5173 + offset,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${5002 + offset}` },
  },
}));
