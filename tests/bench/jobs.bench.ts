import { withSuite } from '../../scripts/emulators/suite.ts';
import { BUDGET } from '../costs/budget.ts';
import type { JobCost } from '../jobs/many-games.ts';
import type { Figure } from './figure.ts';

const offset = 120;
const DUE = 50;
const FEW = 200;
const MANY = 2_000;
const MAX_RELATIVE_DIFFERENCE = 0.05;

export async function run(): Promise<readonly Figure[]> {
  process.env.FIVES_ONLY = 'firestore';
  try {
    return await withSuite({ offset }, async ({ env }) => {
      Object.assign(process.env, env);
      const few = await measure(FEW);
      const many = await measure(MANY);
      return [...few.flatMap((cost, at) => figuresOf(cost, many[at] ?? cost)), ...(await measureWeek())];
    });
  } finally {
    delete process.env.FIVES_ONLY;
  }
}

async function measure(total: number): Promise<readonly JobCost[]> {
  // Imports the modules here, because they read the environment variables that `run` sets.
  const { emptyDatabase } = await import('../jobs/own-project.ts');
  const { costOfJobs, putGames } = await import('../jobs/many-games.ts');
  await emptyDatabase();
  await putGames(total, DUE);
  return costOfJobs();
}

async function measureWeek(): Promise<Figure[]> {
  const { emptyDatabase } = await import('../jobs/own-project.ts');
  const { costOfWeek, totalOf } = await import('./jobs/game-week.ts');
  await emptyDatabase();
  const steps = await costOfWeek();
  const { week } = BUDGET;
  const rows = Object.entries({ ...steps, '**together**': totalOf(steps) });
  return rows.flatMap(([step, cost]) =>
    Object.entries(cost).map(([unit, value]) => {
      const most = step === '**together**' && (unit === 'reads' || unit === 'writes') ? week[unit] : null;
      const gate = most === null ? {} : { gate: `≤ ${most}`, pass: value <= most };
      return { name: `a week: ${step}`, value, unit, ...gate };
    }),
  );
}

function figuresOf(few: JobCost, many: JobCost): Figure[] {
  return (['reads', 'writes'] as const).flatMap((what) => [
    { name: `a run of \`${few.job}\`, ${DUE} due of ${FEW} games`, value: few[what], unit: what },
    {
      name: `a run of \`${few.job}\`, ${DUE} due of ${MANY} games`,
      value: many[what],
      unit: what,
      gate: `within ${MAX_RELATIVE_DIFFERENCE * 100} %`,
      pass: many.run.done === DUE && Math.abs(many[what] - few[what]) <= MAX_RELATIVE_DIFFERENCE * few[what],
    },
  ]);
}
