import { RESULTS_HEADER } from '../../export/results-csv.ts';
import { findDate } from './dates.ts';
import { EMPTY_WRITING, type UnclearResult, type Writing, type WrittenGame } from './results.types.ts';
import { readTable } from './tables.ts';
import { splitNames } from './team-names.ts';
import { winnerIn } from './winner.ts';

/** Reads `export.csv` with any names. Returns null for another file. */
export function readOwnCsv(text: string): Writing | null {
  const [heading, ...body] = readTable(text, ',');
  if (!RESULTS_HEADER.every((name, at) => heading?.cells[at] === name)) return null;
  const games: WrittenGame[] = [];
  const unclear: UnclearResult[] = [];
  for (const { line, cells } of body) {
    const [
      dateText = '',
      teamA = '',
      teamB = '',
      winner = '',
      goalsA = '',
      goalsB = '',
      margin = '',
      motm = '',
    ] = cells;
    const date = findDate(dateText);
    const winningTeam = winnerIn(winner, ['', '']);
    if (date === null || winningTeam === null)
      unclear.push({ line, text: cells.join(' '), reason: date === null ? 'NO_DATE' : 'NO_RESULT' });
    else
      games.push({
        line,
        date,
        teamA: splitNames(teamA),
        teamB: splitNames(teamB),
        winningTeam,
        teamAGoals: numberOrNull(goalsA),
        teamBGoals: numberOrNull(goalsB),
        winningMargin: numberOrNull(margin),
        motm: splitNames(motm),
      });
  }
  return { ...EMPTY_WRITING, games, unclear };
}

function numberOrNull(cell: string): number | null {
  return /^\d+$/.test(cell) ? Number(cell) : null;
}
