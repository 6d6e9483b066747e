import type { LineReading } from '../line/line-reading.ts';
import type { NameContext } from '../team-names.ts';
import { isTeamName } from '../words/team-words.ts';
import {
  type Group,
  hasSeveralNames,
  isMarked,
  toGroups,
  toTeam,
  unclear,
  withLabel,
} from './team-groups.ts';

const MIN_LINES_OF_LIST = 4;

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
    // Not `push(...)`, which overflows the stack for a hundred thousand lines.
    else for (const each of joinRun(run, goalLabels, names)) joined.push(each);
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

function teamLine({ heading, lines }: Group): readonly LineReading[] {
  const [line] = lines;
  if (heading === null || line === undefined) return heading === null ? lines : [heading];
  return [withLabel(line, heading)];
}

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
