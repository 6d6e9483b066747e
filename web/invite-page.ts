import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeFor } from '../domain/src/fill-in.ts';
import type { InvitePages } from './src/first-page/invite-pages.ts';

/** Beside the bundle of the functions, which read it when the first invite link is opened. */
const FILE = fileURLToPath(new URL('../functions/lib/invite-page.json', import.meta.url));

/** A tapped button waits for the app. Without scripts there is a word on that, where there is something to answer. */
const STYLES =
  '[data-first-page] button[aria-busy=true]{opacity:.6}noscript{display:block;padding:0 1rem 2rem;text-align:center}[data-answer=""]~noscript{display:none}';

/**
 * Writes what the function needs to answer an invite link.
 * @param head the app's own page without the app, with the styles of what was drawn
 */
export function writeInvitePage(head: string, { bodies, lights }: InvitePages): void {
  const [, image = ''] = /<meta property="og:image" content="([^"]*)"/.exec(head) ?? [];
  // Where the build does not know where the app will be found, the function does.
  const site = image.startsWith('/') ? placeFor('site') : new URL(image).origin;
  const page = head
    .replace(contentTag('og:title'), `$1${placeFor('previewTitle')}$2`)
    .replace(contentTag('og:description'), `$1${placeFor('previewText')}$2`)
    .replace(
      contentTag('og:image'),
      `$1${site}/og.png$2\n    <meta property="og:url" content="${site}${placeFor('path')}" />`,
    )
    .replace(/<title>.*<\/title>/, '<!--title-->')
    .replace(
      '</head>',
      `<style>${STYLES}</style><script defer src="/invite.js" data-starts="${placeFor('starts')}"></script></head>`,
    )
    .replace(
      '<div id="root"></div>',
      `<div data-first-page data-drawn-at="${placeFor('drawnAt')}" data-answer="${placeFor('answer')}"><!--body--></div>
    <form id="tap" hidden><input type="hidden" name="key" value="${placeFor('key')}" /></form>
    <noscript>Fives needs JavaScript to take your answer.</noscript>
    <div id="root" hidden></div>`,
    );
  mkdirSync(dirname(FILE), { recursive: true });
  const tappable = Object.entries(bodies).map(([name, { title, html }]) => [
    name,
    { title, html: toTappable(html) },
  ]);
  writeFileSync(FILE, JSON.stringify({ page, lights, bodies: Object.fromEntries(tappable) }));
}

/** A tap that comes before the page's script asks for the page anew, and tells it what stands on the button. */
function toTappable(html: string): string {
  return html.replace(
    /<button([^>]*) type="button"([^>]*)>(.*?)<\/button>/g,
    (_, before, after, face: string) => {
      const words = face.replaceAll(/<[^>]*>/g, '');
      return `<button${before} form="tap" name="tap" value="${words}"${after}>${face}</button>`;
    },
  );
}

function contentTag(property: string): RegExp {
  return new RegExp(`(<meta property="${property}" content=")[^"]*("[^>]*>)`);
}
