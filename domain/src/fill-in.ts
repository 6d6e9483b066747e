const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text as it stands in HTML, between tags or in the quotes of an attribute; spelled as React does. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The place of a text in a template. */
export function placeFor(name: string): string {
  return `{{${name}}}`;
}

/**
 * A template of HTML with a text in each of its places. A text is a text, whatever it looks like.
 * @throws Error where there is no text for a place
 */
export function fillIn(template: string, texts: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!Object.hasOwn(texts, name)) throw new Error(`There is no text for ${name}`);
    return escapeHtml(texts[name] ?? '');
  });
}
