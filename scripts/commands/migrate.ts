import { connectToSuite } from '../emulators/suite.ts';

/**
 * Counts the documents that migrations would change, or migrates these documents with `--write`. Uses the running
 * suite, or the project in GCLOUD_PROJECT.
 */
export async function run(args: readonly string[]): Promise<number> {
  connectToSuite();
  const { runMigrations } = await import('../../functions/src/migrations/run-migrations.ts');
  const write = args.includes('--write');
  for (const { id, finishedBefore, looked, changed } of await runMigrations({ write }, new Date())) {
    const when = finishedBefore ? ` (finished on ${finishedBefore.toISOString().slice(0, 10)})` : '';
    console.log(
      `${id}: ${changed} of ${looked} documents ${write || when ? 'changed' : 'would change'}${when}`,
    );
  }
  if (!write) console.log('Nothing has been written. Run the command again with --write to migrate.');
  return 0;
}
