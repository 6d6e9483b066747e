import { smtpService } from '../email/smtp.ts';

export const mail = smtpService({
  url: process.env.FIVES_SMTP_URL ?? '',
  from: 'Fives <fives@example.com>',
  site: process.env.FIVES_SITE_URL ?? '',
});
