import { plainLine } from '../../list/text/plain-line.ts';

const IS_PLAIN = /^[\w .,:;/&+()[\]'|–-]*$/;
const OTHER_MARKS = /[*~`_]|^>\s*|^#{1,6}\s/;

/** Returns the line with ASCII digits and single spaces, and without formatting signs. */
export function toPlain(raw: string): string {
  if (IS_PLAIN.test(raw) && !OTHER_MARKS.test(raw)) return raw.replaceAll(/\s+/g, ' ').trim();
  return plainLine(raw)
    .replace(/^(?:>\s*|#{1,6}\s)+/, '')
    .replaceAll(/[`_]/g, ' ')
    .replaceAll(/[“”„«»"]/g, ' ')
    .replaceAll('・', ',')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}
