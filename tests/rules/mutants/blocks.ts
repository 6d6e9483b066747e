export interface Block {
  /** Path from the root, such as `/games/{gameId}/stats/{page}`. */
  readonly path: string;
  /** Position of the last path part. `inside` is the position after the opening line. */
  readonly matched: { readonly start: number; readonly end: number };
  readonly inside: number;
  readonly allows: readonly Allow[];
}

export interface Allow {
  readonly methods: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly condition: { readonly start: number; readonly end: number };
}

const LINE = /^( *)match (\S+) \{$|^( *)allow ([a-z, ]+): if ([\s\S]*?);$/gm;

/** Returns the blocks of `rules`, based on their indentation. */
export function blocksOf(rules: string): Block[] {
  const blocks: Block[] = [];
  const around: { readonly indent: number; readonly path: string }[] = [];
  for (const found of rules.matchAll(LINE)) {
    const [text, indent, part, , methods, condition] = found;
    const inside = found.index + text.length;
    if (part !== undefined && indent !== undefined) {
      while ((around.at(-1)?.indent ?? -1) >= indent.length) around.pop();
      const path = `${around.at(-1)?.path ?? ''}${part}`;
      around.push({ indent: indent.length, path });
      const start = found.index + text.indexOf(part);
      blocks.push({ path, matched: { start, end: start + part.length }, inside, allows: [] });
    } else if (methods !== undefined && condition !== undefined) {
      const start = found.index + text.indexOf(methods);
      const end = start + methods.length;
      const allow = {
        methods: methods.split(', '),
        start,
        end,
        condition: { start: end + 5, end: inside - 1 },
      };
      const block = blocks.pop();
      if (block !== undefined) blocks.push({ ...block, allows: [...block.allows, allow] });
    }
  }
  return blocks.map((block) => ({
    ...block,
    path: block.path.replace('/databases/{database}/documents', ''),
  }));
}
