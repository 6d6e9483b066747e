import { defineSecret } from 'firebase-functions/params';

/** Who emails are from; empty where the deployment sends none. Set in `functions/.env.PROJECT`. */
export const MAIL_FROM = process.env.FIVES_MAIL_FROM ?? '';

/** True if this deployment, or the emulator suite, sends emails. */
export const SENDS_EMAIL = MAIL_FROM !== '' || Boolean(process.env.FIVES_SMTP_URL);

/**
 * The SMTP server's address, with its password; null where the deployment sends no emails. A secret that is declared must be
 * there before anything can be deployed, so it is declared for those alone who want emails.
 */
export const SMTP_URL = MAIL_FROM === '' ? null : defineSecret('FIVES_SMTP_URL');
