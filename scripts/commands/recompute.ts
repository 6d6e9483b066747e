import { differences } from '../../functions/src/stats/differences.ts';
import { turnToSuiteUnlessTold } from '../emulators/suite.ts';
import { PlainError } from '../plain-error.ts';

/**
 * `npm run recompute -- GAMEID [--write]`: what of a game's derived documents is not as its instances say; with
 * `--write`, mends it. In the running suite, or in the project that GCLOUD_PROJECT names.
 */
export async function run(args: readonly string[]): Promise<number> {
  const [gameId] = args.filter((arg) => arg !== '--write');
  if (gameId === undefined) throw new PlainError('Say which game: npm run recompute -- GAMEID [--write]');
  turnToSuiteUnlessTold();
  const { planRecompute, recompute } = await import('../../functions/src/stats/recompute-game.ts');
  const planned = await planRecompute(gameId, new Date());
  if (planned === null) throw new PlainError(`There is no game '${gameId}'.`);
  for (const { path, before, after } of planned) {
    const fields = Object.fromEntries(Object.keys(after).map((name) => [name, before?.[name]]));
    for (const line of differences(fields, after)) console.log(`${path}  ${line}`);
  }
  if (planned.length === 0) console.log('Everything is as its instances say.');
  else if (args.includes('--write')) await recompute(gameId, new Date());
  else console.log('Nothing has been written. Run it again with --write to mend this.');
  return 0;
}
