import type { LineReading } from '../line/line-reading.ts';
import { readLine } from '../line/read-line.ts';
import type { NameContext } from '../team-names.ts';
import { isSameLabel, isTeamName } from '../words/team-words.ts';
import { type BlockReading, GameAssembler } from './game-assembler.ts';
import type { ResultBlock } from './result-blocks.ts';
import { withoutColumns } from './side-by-side.ts';
import { joinTeamLists } from './team-lists.ts';

export function readBlock(block: ResultBlock, names: NameContext): BlockReading {
  const readings = withoutColumns(block.lines).flatMap(({ line, raw, text, isAfterBlank }) =>
    readLine(text, names).map((reading, at) => ({
      ...reading,
      line,
      text: raw.trim(),
      plain: text,
      isAfterBlank: isAfterBlank && at === 0,
    })),
  );
  const joined = block.lines.length === 1 ? readings : joinTeamLists(readings, names);
  const labels = joined.flatMap(({ sides }) => (sides.length === 1 ? (sides[0]?.labels ?? []) : []));
  const assembler = new GameAssembler(block.date, names);
  for (const reading of joined) assembler.add(namesOnlyLabels(reading, labels) ? toResult(reading) : reading);
  return assembler.finish();
}

function namesOnlyLabels({ sides, goalLabels }: LineReading, labels: readonly string[]): boolean {
  const areNoPeople = sides.some(({ names }) => names === null) || goalLabels.every(isTeamName);
  const areLabels = goalLabels.every((label) => labels.some((other) => isSameLabel(label, other)));
  return sides.length === 2 && goalLabels.length === 2 && (areNoPeople || areLabels);
}

function toResult(reading: LineReading): LineReading {
  const { goals, goalLabels, relation } = reading;
  const [label = ''] = goalLabels;
  const result = relation === 'D' ? 'DRAW' : relation === null ? null : { label, outcome: relation };
  // 'Skins lost to Bibs 5-3' has the goals of the winner first.
  const areOrdered = relation === null || relation === 'D';
  return {
    ...reading,
    sides: [],
    relation: null,
    result,
    goalLabels: areOrdered && goals !== null ? goalLabels : [],
  };
}
