import { app, MAIL_FROM, SMTP_URL, siteUrl } from './firebase.ts';
import { pushFunctions } from './notifications/push-functions.ts';

export { api } from './api/api.function.ts';
export { invitePage } from './invite-page/invite-page.function.ts';
export * from './jobs/index.ts';
export { longWork } from './long-work/long-work.function.ts';
export * from './triggers/index.ts';

export const { onNotificationWritten, retryPushes } = pushFunctions(
  async () => ({
    push: (await import('firebase-admin/messaging')).getMessaging(app),
    email: SMTP_URL && (await loadSmtp(SMTP_URL.value())),
  }),
  SMTP_URL ? [SMTP_URL] : [],
);

async function loadSmtp(url: string) {
  const { smtpService } = await import('./email/smtp.ts');
  return smtpService({ url, from: MAIL_FROM, site: siteUrl() });
}
