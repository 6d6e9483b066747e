import { withSuite } from '../../scripts/emulators/suite.ts';
import type { JobCost } from '../jobs/many-games.ts';
import type { Figure } from './figure.ts';

const offset = 120;
const DUE = 50;
const FEW = 200;
const MANY = 2_000;
/** By how much of it the cost of a run may differ between few games and many. */
const TOLERANCE = 0.05;

/** What a run of each job reads and writes where the same number is due among few games and among many. */
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
  // Once the environment says where the database is; and in a project that no functions are attached to.
  const { emptyDatabase } = await import('../jobs/own-project.ts');
  const { costOfJobs, putGames } = await import('../jobs/many-games.ts');
  await emptyDatabase();
  await putGames(total, DUE);
  return costOfJobs();
}

/** What one game costs in a week, with everything that its people do. */
async function measureWeek(): Promise<Figure[]> {
  const { emptyDatabase } = await import('../jobs/own-project.ts');
  const { costOfWeek } = await import('./jobs/game-week.ts');
  await emptyDatabase();
  const steps = Object.entries(await costOfWeek());
  const all = steps.flatMap(([step, cost]) =>
    Object.entries(cost).map(([unit, value]) => ({ name: `a week: ${step}`, value, unit })),
  );
  const units = ['reads', 'writes', 'invocations', 'told'];
  const sumOf = (unit: string) =>
    all.filter((figure) => figure.unit === unit).reduce((sum, { value }) => sum + value, 0);
  return [...all, ...units.map((unit) => ({ name: 'a week of a game of ten', value: sumOf(unit), unit }))];
}

function figuresOf(few: JobCost, many: JobCost): Figure[] {
  return (['reads', 'writes'] as const).flatMap((what) => [
    { name: `${few.job}, ${DUE} due of ${FEW} games`, value: few[what], unit: what },
    {
      name: `${few.job}, ${DUE} due of ${MANY} games`,
      value: many[what],
      unit: what,
      gate: `within ${TOLERANCE * 100} %`,
      pass: many.run.done === DUE && Math.abs(many[what] - few[what]) <= TOLERANCE * few[what],
    },
  ]);
}
