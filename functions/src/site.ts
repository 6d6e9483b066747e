import { app } from './firebase.ts';

/**
 * Returns the address of the app as `https://…`, without a slash at the end. Does not use the request, because anyone can
 * send a forged `X-Forwarded-Host`.
 */
export function siteUrl(): string {
  const projectId = app.options.projectId ?? process.env.GCLOUD_PROJECT ?? '';
  return process.env.FIVES_SITE_URL || `https://${projectId}.web.app`;
}
