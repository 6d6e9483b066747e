import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { preloadFonts, scriptBudget, staticTheme } from './build-plugins.ts';
import { firstPage } from './first-page.ts';
import { NIGHT } from './src/theme/hex-colours.ts';

const pwaOptions: Partial<VitePWAOptions> = {
  // A new version waits until the user agrees, because a reload would interrupt the user.
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    id: '/',
    name: 'Fives',
    short_name: 'Fives',
    description: 'The 5-a-side organiser: manage your team, schedule matches and track stats.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The same colour as the icon's background.
    theme_color: NIGHT,
    background_color: NIGHT,
    categories: ['sports'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
  includeManifestIcons: false,
  workbox: {
    // Every screen opens offline, also if it was never opened online.
    globPatterns: ['app.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
    navigateFallback: '/app.html',
    navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/__\//],
    // The service worker also controls the page that installed it.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
  },
};

const offset = Number(process.env.FIVES_PORT_OFFSET ?? 0);
const UNUSED = fileURLToPath(new URL('./src/stubs/unused.ts', import.meta.url));

/**
 * Most screens need the same modules. On home, the first six files are 18 kB smaller (Brotli) than the bundler's fifty
 * files. A file contains the modules of its group and their imports, except modules of earlier groups. Visitors load
 * neither 'firestore' nor 'live'.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'] },
  { name: 'auth', test: /web.src.(firebase|session.watch-user)\.ts$/ },
  {
    name: 'documents',
    // Besides schemas, these are modules that both visitors and players load.
    test: /(domain.src.(.*\.schema|documents|reasons|text|api.api-error|played.motm-vote|transitions.\w+)|web.src.(api.client|lib.unsent))\.ts$/,
  },
  // A separate file stays cached until Firestore has a new version.
  { name: 'firestore', test: /node_modules.@firebase.(firestore|webchannel-wrapper)/ },
  {
    name: 'live',
    test: /web.src.(db.|app.live-screen)/,
  },
  {
    name: 'parts',
    test: /web.src.(hooks.use-environment|shared.game.start-notes)|@chakra-ui.*(badge|icon-button|grid|visually-hidden)\.js/,
  },
  // Preloading a file takes 2 ms of the main thread, and 8 ms on a slow phone.
  {
    name: 'cards',
    test: /web.src.(features.instance.(instance-view|reply.quick-reply|cards.due-actions)|ui.cards|shared.game.game-parts)|domain.src.(calendar.calendar-event|people.unique-names|queue.reserve-odds|notification.draft)\.tsx?$/,
  },
];

/** Files of the home and instance screens. `index` is the group `app`. */
const FIRST_FILES = [
  ...['index', 'auth', 'documents', 'firestore', 'live', 'parts', 'cards'],
  ...['home', 'instance', 'instance-screen'],
];
/** Current size plus 1 or 2, in kB of Brotli. */
const MAX_KILOBYTES = 310;

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    staticTheme(),
    preloadFonts(),
    firstPage(),
    VitePWA(pwaOptions),
    scriptBudget(FIRST_FILES, MAX_KILOBYTES),
  ],
  resolve: {
    // `#environment` in package.json is src/emulator with `--mode emulator`, and src/deployed otherwise.
    conditions: [...(mode === 'emulator' ? ['emulator'] : []), ...defaultClientConditions],
    alias: [
      // Firestore needs re2js (45 kB gzip) only for pipeline queries, which Fives does not use.
      { find: /^re2js$/, replacement: UNUSED },
      // reactfire has hooks (59 kB gzip) for four products that the web app does not use.
      { find: /^firebase\/(database|functions|storage|remote-config)$/, replacement: UNUSED },
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
