import { build } from '../build.ts';
import { loadInto, welcome } from '../emulators/demo-world.ts';
import { withSuite } from '../emulators/suite.ts';
import { endedByHand } from '../processes/stop-request.ts';

/** `npm start`: the whole product with the demo world, until Ctrl-C. */
export async function run(): Promise<number> {
  return endedByHand(() =>
    withSuite({ prepare: build }, async (suite) => {
      console.log(welcome(suite.url, await loadInto(suite)));
      return new Promise<never>(() => undefined);
    }),
  );
}
