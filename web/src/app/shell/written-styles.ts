const writtenRules = new Set<string>();

const { insertRule } = CSSStyleSheet.prototype;
// Records the rules that Emotion inserts. `cssText` loses a shorthand with `var()` when a longhand follows.
CSSStyleSheet.prototype.insertRule = function (rule, index) {
  writtenRules.add(rule);
  return insertRule.call(this, rule, index);
};

/** Returns the rules of Emotion and of the linked style sheets. */
export function writtenStyles(): string {
  const linked = [...document.styleSheets]
    .filter(({ href }) => href !== null)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return [...writtenRules, ...linked].join('');
}
