/**
 * Parses a table of test cases: `kind ▸ text ▸ expected`, one case per line. `\\n`, `\\t`, `\\r` and `\\u` are escapes.
 * A line such as `# chats` names the group of the next cases.
 */
export function parseCases(table: string): [name: string, text: string, expected: string][] {
  let group = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) group = line.slice(2);
      const [kind = '', text, expected] = line.split(' ▸ ').map(withEscapes);
      return text === undefined || expected === undefined ? [] : [[`${group}: ${kind}`, text, expected]];
    });
}

function withEscapes(text: string): string {
  return text
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t')
    .replaceAll('\\r', '\r')
    .replaceAll(/\\u(\w{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
