import { connectToSuite } from '../emulators/suite.ts';

/**
 * Counts the documents that migrations would change, or migrates these documents with `--write`. Uses the running
 * suite, or the project in GCLOUD_PROJECT.
 */
export async function run(args: readonly string[]): Promise<number> {
  connectToSuite();
  const { MIGRATIONS, runMigration } = await import('../../functions/src/migrations/run-migrations.ts');
  const write = args.includes('--write');
  for (const migration of MIGRATIONS)
    console.log(
      `${migration.id}: ${await runMigration(migration, write)} documents ${write ? '' : 'would be '}changed`,
    );
  console.log(`${MIGRATIONS.length} migrations. ${write ? '' : 'Run the command with --write to migrate.'}`);
  return 0;
}
