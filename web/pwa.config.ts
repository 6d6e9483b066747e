import type { VitePWAOptions } from 'vite-plugin-pwa';
import { NIGHT } from './src/theme/hex-colours.ts';

export const pwaOptions: Partial<VitePWAOptions> = {
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
