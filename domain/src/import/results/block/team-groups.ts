import type { LineReading, Side } from '../line/line-reading.ts';
import { type NameContext, readTeam } from '../team-names.ts';
import { isSameLabel, isTeamName } from '../words/team-words.ts';

export interface Group {
  readonly heading: LineReading | null;
  readonly lines: LineReading[];
}

export function toGroups(run: readonly LineReading[], goalLabels: readonly string[]): Group[] {
  const markedCount = run.filter(isMarked).length;
  const signedCount = run.filter(({ isMarkedHeading }) => isMarkedHeading).length;
  const isHeading = ({ sides: [side], marker, isMarkedHeading }: LineReading) => {
    if (side === undefined) return false;
    const text = side.text === '' ? (side.labels.at(-1) ?? '') : side.text;
    return (
      side.text === '' ||
      side.names === null ||
      side.goals !== null ||
      isTeamName(text) ||
      goalLabels.some((label) => isSameLabel(label, text)) ||
      (isMarkedHeading && signedCount <= run.length / 2) ||
      (marker === null && markedCount >= run.length / 2)
    );
  };
  const groups: Group[] = [];
  for (const reading of run) {
    const isStart = groups.length === 0 || reading.isAfterBlank || reading.markerNumber === 1;
    const current = groups.at(-1);
    if (isHeading(reading)) groups.push({ heading: reading, lines: [] });
    else if (isStart && (current === undefined || current.lines.length > 0))
      groups.push({ heading: null, lines: [reading] });
    else current?.lines.push(reading);
  }
  return groups;
}

export function toTeam({ heading, lines }: Group, names: NameContext): readonly LineReading[] {
  const [first] = lines;
  if (first === undefined) return heading ? [heading] : [];
  const people =
    lines.length === 1 && hasSeveralNames(first)
      ? readTeam(first.sides[0]?.text ?? '', names)
      : lines.map(({ sides: [side] }) => names.readName(side?.text ?? ''));
  const found = people?.flatMap((name) => name ?? []) ?? [];
  const isWhole = people !== null && found.length === people.length && (heading !== null || found.length > 1);
  if (!isWhole) return [...(heading ? [heading] : []), ...lines].map(unclear);
  const side: Side = { ...(first.sides[0] as Side), names: found, isList: true, goals: null, outcome: null };
  const team = { ...first, sides: [side] };
  return [heading ? withLabel(team, heading) : team];
}

export function unclear(reading: LineReading): LineReading {
  return { ...reading, problem: 'NOT_A_GAME' };
}

export function withLabel(team: LineReading, heading: LineReading): LineReading {
  const [side] = team.sides;
  const [title] = heading.sides;
  if (!side || !title) return team;
  const labels = [...title.labels, ...(title.text === '' ? [] : [title.text])];
  const named = { ...side, labels, goals: title.goals ?? side.goals, outcome: title.outcome ?? side.outcome };
  return { ...team, line: heading.line, text: heading.text, sides: [named] };
}

export function isMarked({ marker }: LineReading): boolean {
  return marker !== null;
}

export function hasSeveralNames({ sides: [side] }: LineReading): boolean {
  return (side?.names?.length ?? 0) > 1;
}
