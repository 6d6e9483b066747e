import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss, { type Plugin as PostcssPlugin, type Root } from 'postcss';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';

const DARK = /^\.dark\b/;
const VARIABLE = /--[\w\\.-]+/g;

/** Removes unused animations and variables. The styles contain the whole theme, but a page uses only a small part. */
function removeUnusedStyles(markup: string): PostcssPlugin {
  return {
    postcssPlugin: 'remove-unused-styles',
    OnceExit(root) {
      const animations: string[] = [];
      root.walkDecls(/^animation/, ({ value }) => void animations.push(...value.split(/[\s,]+/)));
      root.walkAtRules('keyframes', (rule) => {
        if (!animations.includes(rule.params)) rule.remove();
      });
      const variablesOf = new Map<string, string[]>();
      const used = new Set(markup.match(VARIABLE));
      root.walkDecls(({ prop, value }) => {
        if (!prop.startsWith('--')) for (const name of value.match(VARIABLE) ?? []) used.add(name);
        else variablesOf.set(prop, [...(variablesOf.get(prop) ?? []), ...(value.match(VARIABLE) ?? [])]);
      });
      // The loop also visits items that are added to the set during the loop.
      for (const name of used) for (const inner of variablesOf.get(name) ?? []) used.add(inner);
      root.walkDecls(/^--/, (declaration) => {
        if (!used.has(declaration.prop)) declaration.remove();
      });
      root.walkRules((rule) => {
        if (rule.nodes.length === 0) rule.remove();
      });
    },
  };
}

/** Copies the rules of dark mode for devices in dark mode. A script later applies the mode that the user chose. */
function applyDeviceMode(root: Root): void {
  root.walkRules(DARK, (rule) => {
    const onDevice = rule.clone({ selector: rule.selector.replace(DARK, ':root:not(.light)') });
    rule.after(`@media (prefers-color-scheme: dark){${onDevice.toString()}}`);
  });
}

export const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PREFETCHED_ON_LANDING =
  /\/(features\/account\/(login|register)-form\.tsx|api\/call\.ts|session\/watch-user\.ts|ui\/toaster\.tsx|workbox-window[^/]*\.mjs)$/;
/** Includes the reply dialog, which asks visitors for a name. */
const PREFETCHED_ON_INVITE = new RegExp(
  `${PREFETCHED_ON_LANDING.source}|/(app/routes/instance|features/instance/reply/reply-dialog)\\.tsx$`,
);

interface InviteTheme {
  readonly styleElements: string;
  /** Markup of each icon, by the name that the function uses. */
  readonly icons: Readonly<Record<string, string>>;
}

/** The function that renders invite pages reads the theme from this folder, which contains its bundle. */
const FUNCTIONS_BUNDLE = pathTo('../functions/lib');

/**
 * Writes the landing page to `index.html`, which shows without scripts. Writes the theme for the function that renders
 * invite pages. Renames the app's page to `app.html`, which Hosting and the service worker return for all other
 * addresses.
 */
export function firstPage(): Plugin {
  let rendered: Promise<[string, InviteTheme]>;
  return {
    name: 'first-page',
    apply: 'build',
    buildStart() {
      // Runs during the bundling, because both take long.
      rendered = Promise.all([
        render<'landingPage', string>('first-page/landing-page', 'landingPage'),
        render<'inviteTheme', InviteTheme>('first-page/invite-theme', 'inviteTheme'),
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
          source: await buildScript('last-seen'),
        });
        const lastSeenPath = `/${this.getFileName(lastSeen)}`;
        const appPage = withLastSeen(app, lastSeenPath);
        this.emitFile({ type: 'asset', fileName: 'app.html', source: appPage });
        const start = this.emitFile({ type: 'asset', name: 'start.js', source: await buildScript('start') });
        const prefetched = [...filesToPrefetch(bundle, PREFETCHED_ON_LANDING), lastSeenPath];
        const source = toLandingPage(app, landing, `/${this.getFileName(start)}`, prefetched, bundle);
        this.emitFile({ type: 'asset', fileName: 'index.html', source });
        const [entry, ...otherFiles] = filesToPrefetch(bundle, PREFETCHED_ON_INVITE);
        const values = { APP: entry, APP_STYLES: `/${appStylesIn(bundle).fileName}`, PREFETCHED: otherFiles };
        const inviteScript = await buildScript('invite', values);
        // The name has no hash, because the function may be deployed at another time than the app.
        this.emitFile({ type: 'asset', fileName: 'invite.js', source: inviteScript });
        const page = withoutAppScripts(app, '', stylesIn(invite.styleElements), bundle);
        const [, head = ''] = /<head>(.*)<\/head>/s.exec(page.replaceAll(TAGS_OF_EACH_INVITE, '')) ?? [];
        mkdirSync(FUNCTIONS_BUNDLE, { recursive: true });
        writeFileSync(`${FUNCTIONS_BUNDLE}/invite-page.json`, JSON.stringify({ head, icons: invite.icons }));
      },
    },
  };
}

export async function render<Name extends string, Rendered>(file: string, name: Name): Promise<Rendered> {
  const { module } = await runnerImport<Record<Name, () => Rendered>>(pathTo(`./src/${file}.tsx`), {
    configFile: false,
    mode: 'production',
  });
  return module[name]();
}

/** Builds a script as one file. In the app's bundle, the script would share files with screens. */
async function buildScript(name: string, values: Readonly<Record<string, unknown>> = {}): Promise<string> {
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
const TAGS_OF_EACH_INVITE = /\s*<(title>.*<\/title|meta property="og:(title|description|image)"[^>]*)>/g;
const APP_TAGS =
  /\s*<(script|noscript|link rel="(modulepreload|stylesheet)")[^>]*>([^<]*<\/(script|noscript)>)?/g;

export function stylesIn(rendered: string): string {
  return [...rendered.matchAll(STYLE)].map(([, style]) => style).join('');
}

/**
 * Replaces the app's entry script with a preload, and adds the script of the last seen screen, which starts the app.
 */
function withLastSeen(app: string, scriptPath: string): string {
  const [tag = '', entry = ''] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(app) ?? [];
  return app
    .replace(tag, `<link rel="modulepreload" crossorigin href="${entry}">`)
    .replace('</body>', `  <script src="${scriptPath}" data-app="${entry}"></script>\n  </body>`);
}

/** Removes the app's scripts and style sheets, and adds the fonts, the theme and `styles` to the head. */
function withoutAppScripts(
  app: string,
  markup: string,
  styles: string,
  bundle: Rolldown.OutputBundle,
): string {
  const appCss = String(appStylesIn(bundle).source);
  const { css } = postcss([removeUnusedStyles(markup), applyDeviceMode]).process(appCss + styles);
  return app.replaceAll(APP_TAGS, '').replace('</head>', () => `<style>${css}</style></head>`);
}

function appStylesIn(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const styles = Object.values(bundle).find(({ fileName }) => /\/index-[^/]*\.css$/.test(fileName));
  if (styles?.type !== 'asset') throw new Error('The bundle has no style sheet of the app');
  return styles;
}

function toLandingPage(
  app: string,
  rendered: string,
  start: string,
  prefetched: readonly string[],
  bundle: Rolldown.OutputBundle,
): string {
  const markup = rendered.replaceAll(STYLE, '');
  const [entry = ''] = prefetched;
  const tag = `<script src="${start}" data-app="${entry}" data-styles="/${appStylesIn(bundle).fileName}" data-prefetched="${prefetched.join(' ')}"></script>`;
  return withoutAppScripts(app, markup, stylesIn(rendered), bundle)
    .replace(/<title>.*<\/title>/, '<title>Fives, the 5-a-side organiser</title>')
    .replace('</head>', () => `<style>${HIDE_LANDING_WHILE_APP_STARTS}</style>${tag}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"><div data-first-page>${markup}</div></div>`);
}

const HIDE_LANDING_WHILE_APP_STARTS = '[data-app-starts] [data-first-page]{visibility:hidden}';

/** Returns the files of the app's entry and of the `wanted` modules. The entry is first. */
function filesToPrefetch(bundle: Rolldown.OutputBundle, wanted: RegExp): string[] {
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
