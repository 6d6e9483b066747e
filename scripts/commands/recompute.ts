import { differences } from '../../functions/src/stats/differences.ts';
import { turnToSuiteUnlessTold } from '../emulators/suite.ts';
import { PlainError } from '../plain-error.ts';

const USAGE = 'Say which game: npm run recompute -- GAMEID [--write], or --all in place of the id';

/**
 * `npm run recompute -- GAMEID [--write]`: what of a game's derived documents is not as its instances say; with
 * `--write`, mends it. With `--all` for the id, of every game. In the running suite, or in the project that
 * GCLOUD_PROJECT names.
 */
export async function run(args: readonly string[]): Promise<number> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const options = args.filter((arg) => arg.startsWith('--'));
  const isAll = options.includes('--all');
  if (named.length !== (isAll ? 0 : 1) || options.some((one) => !['--all', '--write'].includes(one)))
    throw new PlainError(USAGE);
  turnToSuiteUnlessTold();
  const write = options.includes('--write');
  let planned = 0;
  for await (const page of isAll ? await pagesOfAll() : [named])
    for (const gameId of page) planned += await recomputeOne(gameId, write, isAll);
  if (planned === 0) console.log('Everything is as its instances say.');
  else if (!write) console.log('Nothing has been written. Run it again with --write to mend this.');
  return 0;
}

async function pagesOfAll(): Promise<AsyncIterable<readonly string[]>> {
  const { pagesOfGames } = await import('../../functions/src/db/games.ts');
  return pagesOfGames();
}

/**
 * @param mayBeGone whether a game that is not there is none the worse: deleted since its id was read
 * @returns how many documents were not as the instances say
 */
async function recomputeOne(gameId: string, write: boolean, mayBeGone: boolean): Promise<number> {
  const { planRecompute, recompute } = await import('../../functions/src/stats/recompute-game.ts');
  const planned = await planRecompute(gameId, new Date());
  if (planned === null && !mayBeGone) throw new PlainError(`There is no game '${gameId}'.`);
  for (const { path, before, after } of planned ?? []) {
    const fields = Object.fromEntries(Object.keys(after).map((name) => [name, before?.[name]]));
    for (const line of differences(fields, after)) console.log(`${path}  ${line}`);
  }
  if (write && planned && planned.length > 0) await recompute(gameId, new Date());
  return planned?.length ?? 0;
}
