import { getApps, initializeApp } from 'firebase-admin/app';
import { setGlobalOptions } from 'firebase-functions';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

export const REGION = defineString('FIVES_REGION', {
  default: 'us-central1',
  description: 'Region of the functions',
});

/** Each proxy in front of the functions appends the address of its caller to `X-Forwarded-For`. */
export const PROXIES = defineInt('FIVES_PROXIES', {
  default: 1,
  description: 'Number of proxies in front of the functions',
});

/** Limits the cost of very many calls or events. A function may set a separate limit. */
const MAX_INSTANCES = 10;

setGlobalOptions({ region: REGION, maxInstances: MAX_INSTANCES });

export const app = getApps()[0] ?? initializeApp();

/** Such as `https://…`, without a slash at the end. Anyone can forge the `X-Forwarded-Host` of a request. */
export function siteUrl(): string {
  const projectId = app.options.projectId ?? process.env.GCLOUD_PROJECT ?? '';
  return process.env.FIVES_SITE_URL || `https://${projectId}.web.app`;
}

/** Sender of emails, set in `functions/.env.PROJECT`. Empty if the deployment sends no emails. */
export const MAIL_FROM = process.env.FIVES_MAIL_FROM ?? '';

export const SENDS_EMAIL = MAIL_FROM !== '' || Boolean(process.env.FIVES_SMTP_URL);

/** Address with the password. Null without emails, because a deployment fails if a declared secret has no value. */
export const SMTP_URL = MAIL_FROM === '' ? null : defineSecret('FIVES_SMTP_URL');
