import { loadIntoSuite, welcomeText } from '../../emulator-data/into-suite.ts';
import { withSuite } from '../emulators/suite.ts';
import { build } from './build.ts';

export const endsNormallyWithCtrlC = true;

export async function run(): Promise<number> {
  return withSuite({ prepare: build }, async (suite) => {
    console.log(welcomeText(suite.ports, suite.url, await loadIntoSuite(suite)));
    return new Promise<never>(() => undefined);
  });
}
