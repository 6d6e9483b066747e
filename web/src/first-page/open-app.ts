import { recall } from '../lib/device-memory.ts';
import { recallScreen, type SeenScreen, showsData } from '../lib/last-seen.ts';
import { applyColourMode } from './script-helpers.ts';

/** Age in ms from which the note says 'Updating…'. */
const OLD_MS = 5_000;
/** Maximum wait in ms for the rest of the screen after the app's heading shows. */
const MAX_WAIT_MS = 4_000;

/** Elements that run or load something. Kept screens do not need them. */
const ACTIVE_ELEMENTS = '[src], [srcset], script, style, link, meta, base, object, use, image';
const NOTE_STYLES = `
[data-note] { padding: 0.5rem 1rem; text-align: center; font-size: var(--chakra-font-sizes-sm); font-weight: 600;
  background: var(--chakra-colors-scoreboard-bg); color: var(--chakra-colors-scoreboard-lit) }
[data-note]:empty { display: none }
[data-note=online] { position: fixed; z-index: 1; top: calc(4rem + env(safe-area-inset-top)); left: 50%;
  transform: translateX(-50%); border-radius: 9rem; animation: note 0.2s 0.3s both }
@keyframes note { from { opacity: 0 } }`;

const note = document.createElement('p');

/**
 * Shows the screen as it was last seen on this device, and starts the app after the first paint. The app renders
 * hidden, and replaces the seen screen when the app shows data. Without a seen screen, starts the app at once.
 * @param app entry script of the app
 */
export function openApp(app: string, onFailure: () => void = () => {}): void {
  const start = () =>
    void import(/* @vite-ignore */ app).catch((error: unknown) => {
      note.textContent = "Couldn't load Fives. Reload to try again.";
      console.error('The app did not start', error);
      onFailure();
    });
  const root = document.getElementById('root');
  const seen = recallScreen(location.pathname + location.search + location.hash, app);
  const page = seen && buildPage(seen);
  if (root === null || page === null) {
    start();
    return;
  }
  applyColourMode();
  showUntilAppRenders(page, root);
  // Browsers run no animation frames in a hidden page.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}

function showUntilAppRenders(page: HTMLElement, root: HTMLElement): void {
  const host = document.createElement('div');
  // The controls of the seen screen do nothing, and screen readers skip the screen.
  host.inert = true;
  host.style.cssText = 'position: absolute; inset: 0 0 auto';
  // A shadow tree separates ids and styles from those of the app.
  host.attachShadow({ mode: 'closed' }).append(page);
  root.before(host);
  root.hidden = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showApp = () => {
    clearTimeout(timer);
    observer.disconnect();
    host.remove();
    root.hidden = false;
  };
  const observer = new MutationObserver(() => {
    if (showsData(root)) showApp();
    else if (root.querySelector('main h1') !== null) timer ??= setTimeout(showApp, MAX_WAIT_MS);
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
}

/**
 * Returns the screen in `html` and `body` elements, because its styles select these elements. Returns null for damaged
 * markup.
 */
function buildPage({ html, styles, seenAt }: SeenScreen): HTMLElement | null {
  const content = safeMarkup(html);
  const main = content.querySelector('main');
  if (main === null) return null;
  main.before(updatedNote(seenAt));
  const page = document.createElement('html');
  const mode = colourMode();
  page.className = mode;
  page.style.colorScheme = mode;
  const style = document.createElement('style');
  style.textContent = styles + NOTE_STYLES;
  const body = document.createElement('body');
  body.append(content);
  page.append(style, body);
  return page;
}

/** Deletes everything that could run or load. The content of a `template` element neither runs nor loads. */
function safeMarkup(html: string): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  for (const element of content.querySelectorAll('*')) {
    if (element.matches(ACTIVE_ELEMENTS)) element.remove();
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name);
  }
  return content;
}

function updatedNote(seenAt: number): HTMLElement {
  note.dataset.note = navigator.onLine ? 'online' : 'offline';
  if (!navigator.onLine) note.textContent = `You're offline. Last updated ${toLocalTime(seenAt)}.`;
  else if (Date.now() - seenAt >= OLD_MS) note.textContent = 'Updating…';
  return note;
}

function colourMode(): 'light' | 'dark' {
  const chosen = recall('theme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function toLocalTime(ms: number): string {
  return new Date(ms).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}
