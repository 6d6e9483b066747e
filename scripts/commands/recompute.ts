import { connectToSuite } from '../emulators/suite.ts';
import { CliError } from '../processes.ts';

/**
 * Lists wrong derived fields of a game, or of every game with `--all`. Repairs these fields with `--write`. Uses the
 * running suite, or the project in GCLOUD_PROJECT.
 */
export async function run(args: readonly string[]): Promise<number> {
  const [wanted, ...others] = args.filter((arg) => arg !== '--write');
  const isAll = wanted === '--all';
  if (wanted === undefined || others.length > 0)
    throw new CliError('Say which game: npm run recompute -- GAMEID [--write], or --all in place of the id');
  connectToSuite();
  const { pagesOfGames } = await import('../../functions/src/db/collections/games.ts');
  const { repairGame } = await import('../../functions/src/stats/recompute-game.ts');
  const write = args.includes('--write');
  let wrongFields = 0;
  for await (const page of isAll ? pagesOfGames() : [[wanted]]) {
    for (const gameId of page) {
      const lines = await repairGame(gameId, write, new Date());
      if (lines === null && !isAll) throw new CliError(`There is no game '${gameId}'.`);
      for (const line of lines ?? []) console.log(line);
      wrongFields += lines?.length ?? 0;
    }
  }
  if (wrongFields === 0) console.log('Everything is as its instances say.');
  else if (!write)
    console.log('Nothing has been written. Run the command again with --write to repair the fields.');
  return 0;
}
