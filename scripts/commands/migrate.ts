import { connectToSuite } from '../emulators/suite.ts';

/**
 * Counts the documents that migrations would change, or migrates these documents with `--write`. Uses the running
 * suite, or the project in GCLOUD_PROJECT.
 */
export async function run(args: readonly string[]): Promise<number> {
  connectToSuite();
  const { MIGRATIONS, runMigration } = await import('../../functions/src/migrations/run-migrations.ts');
  const write = args.includes('--write');
  for (const migration of MIGRATIONS) {
    const { finishedBefore, looked, changed } = await runMigration(migration, new Date(), write);
    const when = finishedBefore ? ` (finished on ${finishedBefore.toISOString().slice(0, 10)})` : '';
    const verb = write || when ? 'changed' : 'would change';
    console.log(`${migration.id}: ${changed} of ${looked} documents ${verb}${when}`);
  }
  if (MIGRATIONS.length === 0) console.log('There are no migrations.');
  else if (!write) console.log('Nothing has been written. Run the command again with --write to migrate.');
  return 0;
}
