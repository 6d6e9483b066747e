import { defineSecret } from 'firebase-functions/params';

/** Sender of emails, empty if the deployment sends none. Set in `functions/.env.PROJECT`. */
export const MAIL_FROM = process.env.FIVES_MAIL_FROM ?? '';

/** True if this deployment, or the emulator suite, sends emails. */
export const SENDS_EMAIL = MAIL_FROM !== '' || Boolean(process.env.FIVES_SMTP_URL);

/**
 * Address of the SMTP server with its password, or null without emails. A deployment fails without a declared secret,
 * so it is declared only for emails.
 */
export const SMTP_URL = MAIL_FROM === '' ? null : defineSecret('FIVES_SMTP_URL');
