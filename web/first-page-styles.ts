import type { Plugin, Root } from 'postcss';

const DARK = /^\.dark\b/;
const VARIABLE = /--[\w\\.-]+/g;

/** Removes unused animations and variables. The styles contain the whole theme, but a page uses only a small part. */
export function removeUnusedStyles(markup: string): Plugin {
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
export function applyDeviceMode(root: Root): void {
  root.walkRules(DARK, (rule) => {
    const onDevice = rule.clone({ selector: rule.selector.replace(DARK, ':root:not(.light)') });
    rule.after(`@media (prefers-color-scheme: dark){${onDevice.toString()}}`);
  });
}
