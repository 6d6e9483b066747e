import { defineSecret } from 'firebase-functions/params';

/** Sender of emails, empty if the deployment sends none. Set in `functions/.env.PROJECT`. */
export const MAIL_FROM = process.env.FIVES_MAIL_FROM ?? '';

/** True if this deployment, or the emulator suite, sends emails. */
export const SENDS_EMAIL = MAIL_FROM !== '' || Boolean(process.env.FIVES_SMTP_URL);

/**
 * Address and password of the SMTP server, or null if the deployment sends no emails. A deployment fails if a declared
 * secret has no value, so the secret is declared only with emails.
 */
export const SMTP_URL = MAIL_FROM === '' ? null : defineSecret('FIVES_SMTP_URL');
