import { MAX_LIST_BYTES } from '@fives/domain';

const BYTE_ORDER_MARKS = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Decodes a file of a spreadsheet program. Old programs save Windows-1252 or UTF-16 instead of UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function sizeProblem(bytes: number, limit: number): string | null {
  return bytes <= limit ? null : `That's more than ${limit / MAX_LIST_BYTES} MB. Import it in parts`;
}
