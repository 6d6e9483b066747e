/** The style rules of an element's own classes: the tests' browser knows no variables, so it computes no colours. */
export function styleRulesOf(element: Element): string {
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const rules = [...element.classList].map((name) => new RegExp(`\\.${name}\\{[^}]*\\}`).exec(styles)?.[0]);
  return rules.join('');
}
