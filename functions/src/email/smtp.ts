import { createTransport } from 'nodemailer';
import type { Email, EmailService } from './send-email.ts';

interface SmtpSettings {
  /** Secret: `smtps://user:password@host`, or `smtp://…` if the connection starts without TLS. */
  readonly url: string;
  readonly from: string;
  readonly site: string;
}

const INACTIVITY_TIMEOUT_MS = 10_000;

const TOTAL_TIMEOUT_MS = 40_000;

/** Opens a new connection for each email, because the platform may suspend the process between two emails. */
export function smtpService(
  { url, from, site }: SmtpSettings,
  limits = { inactivityMs: INACTIVITY_TIMEOUT_MS, totalMs: TOTAL_TIMEOUT_MS },
): EmailService {
  const { inactivityMs, totalMs } = limits;
  return {
    site,
    async send(email) {
      const transport = createTransport({
        url,
        // Never send a password without TLS.
        requireTLS: new URL(url).password !== '',
        dnsTimeout: inactivityMs,
        connectionTimeout: inactivityMs,
        greetingTimeout: inactivityMs,
        socketTimeout: inactivityMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail({ ...toMessage(email), from, signal: AbortSignal.timeout(totalMs) });
    },
  };
}

/** The headers offer one-click unsubscribe (RFC 8058) and prevent automatic replies (RFC 3834). */
function toMessage({ to, messageId, unsubscribeUrl, subject, text, html }: Email) {
  return {
    to: { name: '', address: to },
    messageId,
    subject,
    text,
    html,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}
