import type { PlayedInstance, Points } from './documents.ts';

const FORM_LENGTH = 50;

const EMPTY_TALLY = {
  form: '',
  numPlayed: 0,
  numWins: 0,
  numLosses: 0,
  numDraws: 0,
  num3InARow: 0,
  num5InARow: 0,
  numMotm: 0,
  streak: 0,
  totalPoints: 0,
};
type Tally = typeof EMPTY_TALLY;

interface Standing {
  readonly tally: Tally;
  readonly unbeaten: number;
  readonly attendance: number;
  readonly onTop: number;
  readonly position: number | null;
  readonly previousPosition: number | null;
}
type Standings = Readonly<Record<string, Standing>>;

const EMPTY_STANDING: Standing = {
  tally: EMPTY_TALLY,
  unbeaten: 0,
  attendance: 0,
  onTop: 0,
  position: null,
  previousPosition: null,
};

export function standingsOf(instances: readonly PlayedInstance[], points: Points): Standings {
  return instances
    .filter(({ winningTeam, status }) => winningTeam !== null && status !== 'CANCELLED')
    .toSorted((a, b) => a.startDateTime.getTime() - b.startDateTime.getTime() || (a.giId < b.giId ? -1 : 1))
    .reduce<Standings>((before, result) => standingsAfter(before, result, points), {});
}

function standingsAfter(before: Standings, result: PlayedInstance, points: Points): Standings {
  const tallies = new Map(Object.entries(before).map(([uid, { tally }]) => [uid, tally]));
  const add = (uid: string, change: (tally: Tally) => Tally) =>
    tallies.set(uid, change(tallies.get(uid) ?? EMPTY_TALLY));
  for (const team of ['TEAM_A', 'TEAM_B'] as const) {
    const winOrLoss = result.winningTeam === team ? 'W' : 'L';
    const outcome = result.winningTeam === 'DRAW' ? 'D' : winOrLoss;
    for (const uid of team === 'TEAM_A' ? result.teamA : result.teamB)
      add(uid, (tally) => withOutcome(tally, outcome, points));
  }
  for (const { uid } of result.motmAwarded) add(uid, (tally) => withAward(tally, points));
  const positions = positionsOf(tallies);
  const playedUids = new Set([...result.teamA, ...result.teamB]);
  return Object.fromEntries(
    [...tallies].map(([uid, tally]) => {
      const position = positions.get(uid) ?? null;
      return [uid, nextStanding(before[uid] ?? EMPTY_STANDING, tally, position, playedUids.has(uid))];
    }),
  );
}

function withOutcome(tally: Tally, outcome: 'W' | 'D' | 'L', points: Points): Tally {
  const run = outcome === 'W' ? Math.max(tally.streak, 0) + 1 : Math.min(tally.streak, 0) - 1;
  const streak = outcome === 'D' ? 0 : run;
  const three = outcome === 'W' && streak % 3 === 0 ? 1 : 0;
  const five = outcome === 'W' && streak % 5 === 0 ? 1 : 0;
  const earned = { W: points.win, D: points.draw, L: points.loss }[outcome];
  return {
    ...tally,
    form: (tally.form + outcome).slice(-FORM_LENGTH),
    numPlayed: tally.numPlayed + 1,
    numWins: tally.numWins + (outcome === 'W' ? 1 : 0),
    numLosses: tally.numLosses + (outcome === 'L' ? 1 : 0),
    numDraws: tally.numDraws + (outcome === 'D' ? 1 : 0),
    num3InARow: tally.num3InARow + three,
    num5InARow: tally.num5InARow + five,
    streak,
    totalPoints: tally.totalPoints + earned + three * points.num3InARow + five * points.num5InARow,
  };
}

function withAward(tally: Tally, points: Points): Tally {
  return { ...tally, numMotm: tally.numMotm + 1, totalPoints: tally.totalPoints + points.motm };
}

function positionsOf(tallies: ReadonlyMap<string, Tally>): Map<string, number> {
  const played = [...tallies].filter(([, tally]) => tally.numPlayed > 0);
  const above = (one: Tally) => played.filter(([, other]) => compareMerit(other, one) < 0).length;
  return new Map(played.map(([uid, tally]) => [uid, above(tally) + 1]));
}

function compareMerit(a: Tally, b: Tally): number {
  return (
    b.totalPoints - a.totalPoints ||
    b.numWins * a.numPlayed - a.numWins * b.numPlayed ||
    b.numWins - a.numWins ||
    a.numLosses - b.numLosses
  );
}

function nextStanding(
  standing: Standing,
  tally: Tally,
  position: number | null,
  hasPlayed: boolean,
): Standing {
  const { unbeaten, attendance, onTop } = standing;
  const unbeatenAfter = tally.form.endsWith('L') ? 0 : unbeaten + 1;
  return {
    tally,
    unbeaten: hasPlayed ? unbeatenAfter : unbeaten,
    attendance: hasPlayed ? Math.max(attendance, 0) + 1 : Math.min(attendance, 0) - 1,
    onTop: position === 1 ? onTop + 1 : 0,
    position,
    previousPosition: standing.position,
  };
}
