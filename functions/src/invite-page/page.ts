import { Html, html } from '@fives/domain';
import { siteUrl } from '../firebase.ts';
import { icon, readTheme } from './theme.ts';

export interface PageRequest {
  /** Path of the page, with the key of a renewed link. */
  readonly path: string;
  readonly key: string | null;
  readonly now: Date;
}

export interface Screen {
  readonly title: string;
  readonly preview: { readonly title: string; readonly text: string };
  /** Response of the API as JSON, or empty if the page has no card. */
  readonly response: string;
  readonly startsApp: boolean;
  readonly body: Html;
}

/** Returns the HTML document. Later, the app shows `root` instead of the element with `data-first-page`. */
export function renderPage(
  { title, preview, response, startsApp, body }: Screen,
  pageRequest: PageRequest,
): string {
  const { path, key, now } = pageRequest;
  const { head } = readTheme();
  const site = siteUrl();
  return html`<!doctype html>
<html lang="en">
  <head>
    ${new Html(head)}
    <title>${title} · Fives</title>
    <meta property="og:title" content="${preview.title}" />
    <meta property="og:description" content="${preview.text}" />
    <meta property="og:image" content="${site}/og.png" />
    <meta property="og:url" content="${site}${path}" />
    <script defer src="/invite.js" data-starts="${startsApp && 'app'}"></script>
  </head>
  <body>
    <div data-first-page data-drawn-at="${now.getTime()}" data-answer="${response}">
      <a class="skip" href="#main">Skip to content</a>
      ${renderTopBar(encodeURIComponent(path))}
      <main id="main" tabindex="-1">${body}</main>
    </div>
    <form id="tap" hidden><input type="hidden" name="key" value="${key}" /></form>
    <noscript>Fives needs JavaScript to take your answer.</noscript>
    <div id="root" hidden></div>
  </body>
</html>
`.markup;
}

function renderTopBar(next: string): Html {
  return html`<header class="bar">
    <a class="home" aria-label="Fives, home" href="/landing">${icon('mark')}<span>Fives</span></a>
    <nav aria-label="Account">
      <a class="button ghost" href="/login?next=${next}">Login</a>
      <a class="button outline" href="/register?next=${next}">Sign Up</a>
    </nav>
  </header>`;
}

export function renderButton(style: string, words: string, picture: Html | null = null): Html {
  const space = picture && ' ';
  return html`<button class="${style}" form="tap" name="tap" value="${space}${words}">${picture}${space}${words}</button>`;
}
