import { readBlock } from './block/read-block.ts';
import { toBlocks } from './block/result-blocks.ts';
import type { WrittenResults } from './results.types.ts';
import type { NameContext } from './team-names.ts';

export function readResultLines(lines: readonly string[], names: NameContext): WrittenResults {
  const { blocks, years, unclear } = toBlocks(lines);
  const readings = blocks.map((block) => readBlock(block, names));
  const games = readings.flatMap((reading) => reading.games);
  const allUnclear = [...unclear, ...readings.flatMap((reading) => reading.unclear)];
  return { games, years, totals: [], unclear: allUnclear.toSorted((a, b) => a.line - b.line) };
}
