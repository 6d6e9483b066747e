import { smtpService } from '../email/smtp.ts';

/** The way to the mail server that the launcher names, which keeps what it gets. */
export const mail = smtpService({
  url: process.env.FIVES_SMTP_URL ?? '',
  from: 'Fives <fives@example.com>',
  site: process.env.FIVES_SITE_URL ?? '',
});
