import { defineSecret } from 'firebase-functions/params';

/** Sender of emails, set in `functions/.env.PROJECT`. Empty if the deployment sends no emails. */
export const MAIL_FROM = process.env.FIVES_MAIL_FROM ?? '';

export const SENDS_EMAIL = MAIL_FROM !== '' || Boolean(process.env.FIVES_SMTP_URL);

/**
 * Secret with the address and password of the SMTP server. Null without emails, because a deployment fails if a declared
 * secret has no value.
 */
export const SMTP_URL = MAIL_FROM === '' ? null : defineSecret('FIVES_SMTP_URL');
