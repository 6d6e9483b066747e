import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';
import { onlyUsed, withDeviceMode } from './first-page-styles.ts';

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modules to prefetch on the landing page: those of the pages that it links to. */
const AHEAD =
  /\/(app\/routes\/(login|register)\.tsx|api\/call\.ts|session\/watch-user\.ts|ui\/toaster\.tsx|workbox-window[^/]*\.mjs)$/;
/** Modules to prefetch on an invite page. The dialog of an instance asks visitors for a name. */
const AHEAD_OF_INVITE = new RegExp(
  `${AHEAD.source}|/(app/routes/instance|features/instance/reply/reply-dialog)\\.tsx$`,
);

interface InviteTheme {
  /** Style elements. */
  readonly styles: string;
  /** Markup of each icon, by the name that the function uses. */
  readonly icons: Readonly<Record<string, string>>;
}

/** The function that renders invite pages reads the theme from the folder of its bundle. */
const FUNCTIONS = pathTo('../functions/lib');

/**
 * Writes the landing page as `index.html`, which needs no scripts. Writes the theme of the invite page for the function
 * that renders invite pages. Renames the app's page to `app.html`, which Hosting and the service worker return for all
 * other addresses.
 */
export function firstPage(): Plugin {
  let rendered: Promise<[string, InviteTheme]>;
  return {
    name: 'first-page',
    apply: 'build',
    buildStart() {
      // Runs at the same time as the bundling, because both take long.
      rendered = Promise.all([
        render<'landingPage', string>('landing-page', 'landingPage'),
        render<'inviteTheme', InviteTheme>('invite-theme', 'inviteTheme'),
      ]);
      rendered.catch(() => {});
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The bundle has no index.html');
        const app = String(index.source);
        const [landing, invite] = await rendered;
        delete bundle['index.html'];
        const lastSeen = this.emitFile({
          type: 'asset',
          name: 'last-seen.js',
          source: await script('last-seen'),
        });
        const lastSeenPath = `/${this.getFileName(lastSeen)}`;
        const appPage = withLastSeen(app, lastSeenPath);
        this.emitFile({ type: 'asset', fileName: 'app.html', source: appPage });
        const start = this.emitFile({ type: 'asset', name: 'start.js', source: await script('start') });
        const ahead = [...filesAhead(bundle, AHEAD), lastSeenPath];
        const source = toLandingPage(app, landing, `/${this.getFileName(start)}`, ahead, bundle);
        this.emitFile({ type: 'asset', fileName: 'index.html', source });
        const [entry, ...aheadOfInvite] = filesAhead(bundle, AHEAD_OF_INVITE);
        const inviteScript = await script('invite', { APP: entry, AHEAD: aheadOfInvite });
        // The name has no hash, because the function may be deployed at another time than the app.
        this.emitFile({ type: 'asset', fileName: 'invite.js', source: inviteScript });
        const page = withoutApp(app, '', stylesIn(invite.styles), bundle);
        const [, head = ''] = /<head>(.*)<\/head>/s.exec(page.replaceAll(OWN_OF_EACH_PAGE, '')) ?? [];
        mkdirSync(FUNCTIONS, { recursive: true });
        writeFileSync(`${FUNCTIONS}/invite-page.json`, JSON.stringify({ head, icons: invite.icons }));
      },
    },
  };
}

async function render<Name extends string, Rendered>(file: string, name: Name): Promise<Rendered> {
  const { module } = await runnerImport<Record<Name, () => Rendered>>(
    pathTo(`./src/first-page/${file}.tsx`),
    {
      configFile: false,
      mode: 'production',
    },
  );
  return module[name]();
}

/** Builds the only script of a page as one file. In the app's bundle, the script would share files with screens. */
async function script(name: string, values: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      lib: { entry: pathTo(`./src/first-page/${name}.ts`), formats: ['iife'], name: 'page' },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const code = output?.output[0].code;
  if (code === undefined) throw new Error(`Vite built no script from src/first-page/${name}.ts`);
  return code;
}

const STYLE = /<style[^>]*>([^<]*)<\/style>/g;
/** Tags in the head that the function writes for each invite. */
const OWN_OF_EACH_PAGE = /\s*<(title>.*<\/title|meta property="og:(title|description|image)"[^>]*)>/g;
const APP_TAGS =
  /\s*<(script|noscript|link rel="(modulepreload|stylesheet)")[^>]*>([^<]*<\/(script|noscript)>)?/g;

function stylesIn(rendered: string): string {
  return [...rendered.matchAll(STYLE)].map(([, style]) => style).join('');
}

/** Replaces the app's entry script with a preload, and adds `script`, which starts the entry. */
function withLastSeen(app: string, script: string): string {
  const [tag = '', entry = ''] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(app) ?? [];
  return app
    .replace(tag, `<link rel="modulepreload" crossorigin href="${entry}">`)
    .replace('</body>', `  <script src="${script}" data-app="${entry}"></script>\n  </body>`);
}

/** Returns the app's page without the app's scripts, and with the styles of `markup` in the head. */
function withoutApp(app: string, markup: string, styles: string, bundle: Rolldown.OutputBundle): string {
  const fonts = Object.values(bundle).find(({ fileName }) => /\/index-[^/]*\.css$/.test(fileName));
  const css = postcss([onlyUsed(markup), withDeviceMode]).process(styles).css;
  const face = fonts?.type === 'asset' ? String(fonts.source) : '';
  return app.replaceAll(APP_TAGS, '').replace('</head>', () => `<style>${face}${css}</style></head>`);
}

function toLandingPage(
  app: string,
  rendered: string,
  start: string,
  ahead: readonly string[],
  bundle: Rolldown.OutputBundle,
): string {
  const markup = rendered.replaceAll(STYLE, '');
  const [entry = ''] = ahead;
  const tag = `<script src="${start}" data-app="${entry}" data-ahead="${ahead.join(' ')}"></script>`;
  return withoutApp(app, markup, stylesIn(rendered), bundle)
    .replace(/<title>.*<\/title>/, '<title>Fives, the 5-a-side organiser</title>')
    .replace('</head>', () => `<style>${HIDDEN}</style>${tag}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"><div data-first-page>${markup}</div></div>`);
}

/** Hides the landing page while the app starts at the home screen. */
const HIDDEN = '[data-app-starts] [data-first-page]{visibility:hidden}';

/** Returns the entry of the app, and then the other files that a visitor's next page loads. */
function filesAhead(bundle: Rolldown.OutputBundle, wanted: RegExp): string[] {
  const files = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    chunk.imports.forEach(add);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const { fileName } of chunks.filter(({ isEntry }) => isEntry)) add(fileName);
  for (const { fileName, facadeModuleId } of chunks) if (wanted.test(facadeModuleId ?? '')) add(fileName);
  return [...files].map((file) => `/${file}`);
}
