const LINE_LENGTH = 1000;

export function toJsonText(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (flat.length <= LINE_LENGTH && indent.length > 2) return flat;
  if (typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => toJsonText(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${toJsonText(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}
