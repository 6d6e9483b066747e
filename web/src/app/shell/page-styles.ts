const emotionRules = new Set<string>();

const { insertRule } = CSSStyleSheet.prototype;
// Stores the rules that Emotion inserts, because `cssText` loses a shorthand with `var()` if a longhand follows.
CSSStyleSheet.prototype.insertRule = function (rule, index) {
  emotionRules.add(rule);
  return insertRule.call(this, rule, index);
};

export function pageStyles(): string {
  const linked = [...document.styleSheets]
    .filter(({ href }) => href !== null)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return [...emotionRules, ...linked].join('');
}
