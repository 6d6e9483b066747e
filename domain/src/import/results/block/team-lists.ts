import type { LineReading, Side } from '../line/line-reading.ts';
import { type NameContext, readTeam } from '../team-names.ts';
import { isSameLabel, isTeamName } from '../words/team-words.ts';

const MIN_LINES_OF_LIST = 4;

/** Joins lines with one name each into a reading per team: 'Bibs', 'Ann', 'Ben', 'Skins', 'Cid', 'Dee'. */
export function joinTeamLists(readings: readonly LineReading[], names: NameContext): LineReading[] {
  const goalLabels = readings.flatMap((reading) => [
    ...reading.goalLabels,
    ...(reading.result !== null && reading.result !== 'DRAW' ? [reading.result.label] : []),
  ]);
  const joined: LineReading[] = [];
  for (let at = 0; at < readings.length; ) {
    const end = endOfRun(readings, at);
    const run = readings.slice(at, end);
    const next = readings[at];
    if (run.length === 0 && next) joined.push(isInsideList(readings, at) ? unclear(next) : next);
    else joined.push(...joinRun(run, goalLabels, names));
    at = Math.max(end, at + 1);
  }
  return withHeadings(joined);
}

/** True for an ignored word between names, because the word can be a name too. */
function isInsideList(readings: readonly LineReading[], at: number): boolean {
  const reading = readings[at];
  const hasContent =
    reading &&
    (reading.problem !== null ||
      reading.isVersus ||
      reading.sides.length > 0 ||
      reading.goals !== null ||
      reading.result !== null);
  const areBeside = isBare(readings[at - 1]) && isBare(readings[at + 1]);
  return !hasContent && areBeside && !reading?.isAfterBlank && /^[^\d:]*$/.test(reading?.plain ?? '');
}

function endOfRun(readings: readonly LineReading[], from: number): number {
  let end = from;
  while (isBare(readings[end])) end += 1;
  return end;
}

function isBare(reading: LineReading | undefined): boolean {
  if (reading?.problem !== null || reading.sides.length !== 1) return false;
  const [side] = reading.sides;
  const isFree = reading.goals === null && reading.result === null && reading.goalLabels.length === 0;
  return isFree && side !== undefined && !side.isList && (side.labels.length === 0 || side.text === '');
}

interface Group {
  readonly heading: LineReading | null;
  readonly lines: LineReading[];
}

function joinRun(
  run: readonly LineReading[],
  goalLabels: readonly string[],
  names: NameContext,
): readonly LineReading[] {
  const groups = toGroups(run, goalLabels);
  const isList =
    run.length >= MIN_LINES_OF_LIST || groups.some(({ heading }) => heading !== null) || run.some(isMarked);
  const areTeamLines = groups.every(({ lines }) => lines.length < 2 && lines.every(hasSeveralNames));
  if (areTeamLines) return groups.flatMap((group) => teamLine(group));
  if (!isList) return run.map((line) => (hasSeveralNames(line) ? line : unclear(line)));
  return groups.flatMap((group) => toTeam(group, names));
}

function isMarked({ marker }: LineReading): boolean {
  return marker !== null;
}

function hasSeveralNames({ sides: [side] }: LineReading): boolean {
  return (side?.names?.length ?? 0) > 1;
}

function teamLine({ heading, lines }: Group): readonly LineReading[] {
  const [line] = lines;
  if (heading === null || line === undefined) return heading === null ? lines : [heading];
  return [withLabel(line, heading)];
}

function toGroups(run: readonly LineReading[], goalLabels: readonly string[]): Group[] {
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

/** Reads each line as one person. A single line with several names is read as a team. */
function toTeam({ heading, lines }: Group, names: NameContext): readonly LineReading[] {
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

function unclear(reading: LineReading): LineReading {
  return { ...reading, problem: 'NOT_A_GAME' };
}

function withLabel(team: LineReading, heading: LineReading): LineReading {
  const [side] = team.sides;
  const [title] = heading.sides;
  if (!side || !title) return team;
  const labels = [...title.labels, ...(title.text === '' ? [] : [title.text])];
  const named = { ...side, labels, goals: title.goals ?? side.goals, outcome: title.outcome ?? side.outcome };
  return { ...team, line: heading.line, text: heading.text, sides: [named] };
}

/** Adds a heading such as 'Bibs:' to the team in the next line. */
function withHeadings(readings: readonly LineReading[]): LineReading[] {
  return readings.flatMap((reading, at) => {
    const [before, after] = [readings[at - 1], readings[at + 1]];
    if (before && isHeadingOnly(before) && isUnlabelledTeam(reading)) return [withLabel(reading, before)];
    return isHeadingOnly(reading) && after && isUnlabelledTeam(after) ? [] : [reading];
  });
}

function isHeadingOnly({ sides, problem, goals }: LineReading): boolean {
  const [side] = sides;
  return (
    problem === null &&
    goals === null &&
    sides.length === 1 &&
    side !== undefined &&
    !side.isList &&
    (side.text === '' || isTeamName(side.text))
  );
}

function isUnlabelledTeam({ sides, problem }: LineReading): boolean {
  const [side] = sides;
  return (
    problem === null &&
    sides.length === 1 &&
    side !== undefined &&
    side.labels.length === 0 &&
    (side.names?.length ?? 0) > 1
  );
}
