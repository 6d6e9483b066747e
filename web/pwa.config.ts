import type { VitePWAOptions } from 'vite-plugin-pwa';
import { NIGHT } from './src/theme/marks.ts';

/** How the app is installed, and what its service worker keeps for use without a network. */
export const pwaOptions: Partial<VitePWAOptions> = {
  // A new version waits until somebody agrees: nothing reloads under a thumb.
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
    // The night of the icon's own tile.
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
    // Every screen opens offline, also one that has not been seen yet.
    globPatterns: ['app.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
    navigateFallback: '/app.html',
    navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/__\//],
    // The page of the first visit is served from then on, too; later versions ask first.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
  },
};
