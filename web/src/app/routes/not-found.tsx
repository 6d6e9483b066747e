import { NothingHere } from '../../ui/messages.tsx';

/** Any address that leads nowhere. */
export function NotFoundRoute() {
  return (
    <NothingHere title="Off the pitch" text="There is nothing at this address. The link may be incomplete." />
  );
}
