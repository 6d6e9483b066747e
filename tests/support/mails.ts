import type { SeenMail } from '../../scripts/mail/mails-page.ts';
import { mailsUrl } from './suite.ts';

/** The last emails that the suite has sent to an address, the newest first. */
export async function mailsTo(address: string): Promise<SeenMail[]> {
  const all = (await (await fetch(`${mailsUrl()}/mails.json`)).json()) as SeenMail[];
  return all.filter(({ to }) => to.includes(address));
}
