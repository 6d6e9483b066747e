import { withSuite } from '../scripts/emulators/suite.ts';
import { type Figure, OFFSET, percentile } from './figure.ts';

const [FEW, MANY] = [50, 5_000];
const TIMES = 3;
const MAX_DOCUMENT_KIB = 400;
const DELETION = { weeks: 600, people: 60 } as const;

export async function run(): Promise<readonly Figure[]> {
  return withSuite({ offset: OFFSET, only: ['firestore', 'auth'] }, async ({ env }) => {
    Object.assign(process.env, env);
    const few = await measure(FEW);
    const many = await measure(MANY);
    return [
      ...[...few.keys()].flatMap((name) => figuresOf(name, few.get(name) ?? 0, many.get(name) ?? 0)),
      await measureAccountDeletion(),
    ];
  });
}

async function measure(count: number): Promise<Map<string, number>> {
  // Imports the modules here, because they read the environment variables that `run` sets.
  const { emptyDatabase } = await import('../tests/triggers/own-project.ts');
  const { largestDocumentKiB, measuredWork, putLongGame } = await import('./long-game.ts');
  await emptyDatabase();
  await putLongGame(count, new Date());
  const figures = new Map<string, number>();
  for (const [name, work] of Object.entries(measuredWork(count))) {
    await work();
    const times: number[] = [];
    for (let at = 0; at < TIMES; at++) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
    figures.set(name, percentile(times, 0.5));
    console.log(`${count} instances, ${name}: ${figures.get(name)} ms`);
  }
  figures.set('largest document', Math.round(await largestDocumentKiB()));
  console.log(`${count} instances, largest document: ${figures.get('largest document')} KiB`);
  return figures;
}

async function measureAccountDeletion(): Promise<Figure> {
  const { emptyDatabase } = await import('../tests/triggers/own-project.ts');
  const { putLongGame, uidOf } = await import('./long-game.ts');
  const { deleteAccount } = await import('../functions/src/account/delete-account.ts');
  const { TIMEOUT_S } = await import('../functions/src/long-work/long-work.function.ts');
  const { firestore } = await import('../functions/src/db/firestore.ts');
  const { weeks, people } = DELETION;
  await emptyDatabase();
  await putLongGame(weeks, new Date(), { people, withPeople: weeks });
  const start = performance.now();
  await deleteAccount(uidOf(3), false, new Date());
  const seconds = Math.round((performance.now() - start) / 1_000);
  const remaining = await firestore
    .collection('gameInstances')
    .where('memberUids', 'array-contains', uidOf(3))
    .get();
  if (!remaining.empty) throw new Error(`${remaining.size} instances still list the person`);
  return {
    name: `account deletion, ${weeks} weeks of ${people} people`,
    value: seconds,
    unit: 's',
    gate: `< ${TIMEOUT_S}`,
    pass: seconds < TIMEOUT_S,
  };
}

function figuresOf(name: string, few: number, many: number): Figure[] {
  if (name === 'largest document') {
    const gate = `< ${MAX_DOCUMENT_KIB}`;
    return [
      { name: `${name}, ${MANY} instances`, value: many, unit: 'KiB', gate, pass: many < MAX_DOCUMENT_KIB },
    ];
  }
  const isCall = !/^(trigger|job)/.test(name);
  return [
    { name: `${name}, ${FEW} instances`, value: few, unit: 'ms' },
    {
      name: `${name}, ${MANY} instances`,
      value: many,
      unit: 'ms',
      ...(isCall && { gate: '< twice', pass: many < 2 * few }),
    },
  ];
}
