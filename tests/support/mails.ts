import type { SeenMail } from '../../scripts/mail/mails-page.ts';
import { mailsUrl } from './suite.ts';

/** Returns the last emails to an address, newest first. */
export async function mailsTo(address: string): Promise<SeenMail[]> {
  const all = (await (await fetch(`${mailsUrl()}/mails.json`)).json()) as SeenMail[];
  return all.filter(({ to }) => to.includes(address));
}
