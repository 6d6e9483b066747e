import { NothingHere } from './nothing-here.tsx';

/** What stands at an address of a game that is not there. */
export function NoSuchGame() {
  return (
    <NothingHere title="No such game" text="There is no game at this address. The link may be incomplete." />
  );
}
