import { createTransport } from 'nodemailer';
import type { Email, EmailService } from './send-email.ts';

/** By which server emails go out, and what they say of where they come from. */
export interface SmtpSettings {
  /** `smtps://user:password@host`, or `smtp://…` for a server that begins without TLS; a secret. */
  readonly url: string;
  /** Such as `Fives <fives@example.com>`. */
  readonly from: string;
  /** Where the app is, as `https://…` without a slash at the end. */
  readonly site: string;
}

/** A server that says nothing for this long is not waited for. */
const SILENCE_MS = 10_000;

/** An email that has not gone out by then has not. */
const LIMIT_MS = 40_000;

/**
 * Sends emails through any SMTP server, each over a connection of its own: between two of them the process may be put to sleep.
 * @param limits how long a server may take, in milliseconds
 */
export function smtpService(
  { url, from, site }: SmtpSettings,
  limits = { silenceMs: SILENCE_MS, limitMs: LIMIT_MS },
): EmailService {
  const { silenceMs, limitMs } = limits;
  return {
    site,
    async send(email) {
      const transport = createTransport({
        url,
        dnsTimeout: silenceMs,
        connectionTimeout: silenceMs,
        greetingTimeout: silenceMs,
        socketTimeout: silenceMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail({ ...toMessage(email), from, signal: AbortSignal.timeout(limitMs) });
    },
  };
}

/** The headers let mail programs offer an end to the emails by one tap (RFC 8058), and keep answering machines silent (RFC 3834). */
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
