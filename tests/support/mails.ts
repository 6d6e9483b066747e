import type { SeenMail } from '../../scripts/stand-ins/mails.ts';
import { standInsUrl } from './suite.ts';

/** Returns the last emails to an address, newest first. */
export async function mailsTo(address: string): Promise<SeenMail[]> {
  const all = (await (await fetch(`${standInsUrl()}/mails.json`)).json()) as SeenMail[];
  return all.filter(({ to }) => to.includes(address));
}
