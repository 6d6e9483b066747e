import { buildWhatIsStale } from '../builds/build.ts';
import { loadInto } from '../emulators/demo-world.ts';
import { withSuite } from '../emulators/suite.ts';
import { endedByHand } from '../processes/stop-request.ts';
import { welcome } from '../welcome.ts';

/** `npm start`: the whole product with the demo world, until Ctrl-C. */
export async function run(): Promise<number> {
  return endedByHand(() =>
    withSuite({ prepare: buildWhatIsStale }, async (suite) => {
      console.log(welcome(suite.url, await loadInto(suite)));
      return new Promise<never>(() => undefined);
    }),
  );
}
