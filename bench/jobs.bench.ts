import { withSuite } from '../scripts/emulators/suite.ts';
import { BUDGET } from '../tests/costs/budget.ts';
import type { JobCost } from '../tests/jobs/many-games.ts';
import { type Figure, OFFSET } from './figure.ts';

const DUE_GAMES = 50;
const FEW_GAMES = 200;
const MANY_GAMES = 2_000;
const MAX_RELATIVE_DIFFERENCE = 0.05;

export async function run(): Promise<readonly Figure[]> {
  return withSuite({ offset: OFFSET, only: ['firestore'] }, async ({ env }) => {
    Object.assign(process.env, env);
    const few = await measureJobs(FEW_GAMES);
    const many = await measureJobs(MANY_GAMES);
    return [...few.flatMap((cost, at) => figuresOf(cost, many[at] ?? cost)), ...(await measureWeek())];
  });
}

async function measureJobs(games: number): Promise<readonly JobCost[]> {
  // Imports the modules here, because they read the environment variables that `run` sets.
  const { emptyDatabase } = await import('../tests/triggers/own-project.ts');
  const { costOfJobs, putGames } = await import('../tests/jobs/many-games.ts');
  await emptyDatabase();
  await putGames(games, DUE_GAMES);
  return costOfJobs();
}

async function measureWeek(): Promise<Figure[]> {
  const { emptyDatabase } = await import('../tests/triggers/own-project.ts');
  const { costOfWeek, totalOf } = await import('../tests/jobs/game-week.ts');
  await emptyDatabase();
  const steps = await costOfWeek();
  const { week } = BUDGET;
  const rows = Object.entries({ ...steps, '**total**': totalOf(steps) });
  return rows.flatMap(([step, cost]) =>
    Object.entries(cost).map(([unit, value]) => {
      const max = step === '**total**' && (unit === 'reads' || unit === 'writes') ? week[unit] : null;
      const gate = max === null ? {} : { gate: `≤ ${max}`, pass: value <= max };
      return { name: `a week: ${step}`, value, unit, ...gate };
    }),
  );
}

function figuresOf(few: JobCost, many: JobCost): Figure[] {
  return (['reads', 'writes'] as const).flatMap((unit) => [
    { name: `a run of \`${few.job}\`, ${DUE_GAMES} due of ${FEW_GAMES} games`, value: few[unit], unit },
    {
      name: `a run of \`${few.job}\`, ${DUE_GAMES} due of ${MANY_GAMES} games`,
      value: many[unit],
      unit,
      gate: `within ${MAX_RELATIVE_DIFFERENCE * 100} %`,
      pass:
        many.run.done === DUE_GAMES &&
        Math.abs(many[unit] - few[unit]) <= MAX_RELATIVE_DIFFERENCE * few[unit],
    },
  ]);
}
