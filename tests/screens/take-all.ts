import { loadInto } from '../../emulator-data/into-suite.ts';
import { build } from '../../scripts/commands/build.ts';
import { withSuite } from '../../scripts/emulators/suite.ts';
import { takePictures } from './take-pictures.ts';

// Apart from a running `npm start`.
const offset = 130;

/** `npm run screens`: pictures of every screen of the demo world into docs/screens, so that a new look is seen in review. */
export async function run(): Promise<number> {
  await withSuite({ offset, prepare: build }, async (suite) => {
    const count = await takePictures(suite.url, await loadInto(suite));
    console.log(`${count} pictures in docs/screens`);
  });
  return 0;
}
