const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Markup that `html` inserts without escaping. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | null | false | readonly Part[];

export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: template }, ...parts.map(toMarkup)));
}

function toMarkup(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(toMarkup).join('');
  return escapeHtml(String(part));
}
