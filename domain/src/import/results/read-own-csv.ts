import { RESULTS_HEADER } from '../../export/results-csv.ts';
import { findDate } from './dates/dates.ts';
import type { WrittenResults } from './results.types.ts';
import { readRows } from './tables/read-rows.ts';
import { readTable } from './tables/tables.ts';
import { splitNames } from './team-names.ts';
import { winnerIn } from './winner.ts';

export function readOwnCsv(text: string): WrittenResults | null {
  const [heading] = readTable(text.split('\n', 1).join(), ',');
  if (!RESULTS_HEADER.every((name, at) => heading?.cells[at] === name)) return null;
  return readRows(readTable(text, ',').slice(1), ({ line, cells }) => {
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
    if (date === null) return 'NO_DATE';
    if (winningTeam === null) return 'NO_RESULT';
    return {
      line,
      date,
      teamA: splitNames(teamA),
      teamB: splitNames(teamB),
      winningTeam,
      teamAGoals: numberOrNull(goalsA),
      teamBGoals: numberOrNull(goalsB),
      winningMargin: numberOrNull(margin),
      motm: splitNames(motm),
    };
  });
}

function numberOrNull(cell: string): number | null {
  return /^\d+$/.test(cell) ? Number(cell) : null;
}
