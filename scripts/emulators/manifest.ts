// The JAR specification: 'No line may be longer than 72 bytes'; a longer one goes on after a single space.
const longestLine = 72;

/** The text of a jar's META-INF/MANIFEST.MF. */
export function toManifest(entries: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...entries });
  // Without the last line end, Java ignores the last line.
  return lines.map(([name, value]) => `${wrap(`${name}: ${value}`)}\n`).join('');
}

function wrap(line: string): string {
  const parts: string[] = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    const fits = Buffer.byteLength(last + character) <= longestLine;
    if (fits) parts[parts.length - 1] = last + character;
    else parts.push(` ${character}`);
  }
  return parts.join('\n');
}
