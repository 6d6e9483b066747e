import { loadIntoSuite } from '../../emulator-data/into-suite.ts';
import { build } from '../../scripts/commands/build.ts';
import { withSuite } from '../../scripts/emulators/suite.ts';
import { takePictures } from './take-pictures.ts';

/** Avoids the ports of a running `npm start`. */
const offset = 130;

/** `npm run screens`: writes screenshots of the demo world to docs/screens. Reviews then show visual changes. */
export async function run(): Promise<number> {
  await withSuite({ offset, prepare: build }, async (suite) => {
    const count = await takePictures(suite.url, await loadIntoSuite(suite));
    console.log(`${count} screenshots in docs/screens`);
  });
  return 0;
}
