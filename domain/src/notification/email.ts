import { escapeHtml } from '../html.ts';
import type { Notification } from './notification.schema.ts';

/** What an email says: the same as plain text and as HTML. */
export interface EmailText {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const WHY = "You get this email because Fives notifications aren't on for any of your devices.";

/**
 * A notification as an email. Its links open pages, and save nothing.
 * @param site where the app is, as `https://…` without a slash at the end
 * @param unsubscribeUrl leads to the page where emails are ended
 */
export function toEmail(
  { title, body, link }: Pick<Notification, 'title' | 'body' | 'link'>,
  site: string,
  unsubscribeUrl: string,
): EmailText {
  const subject = oneLine(title);
  const said = oneLine(body);
  // A path of this site, whatever is stored.
  const url = `${site}${link.startsWith('/') ? link : '/'}`;
  const settingsUrl = `${site}/notifications/settings`;
  return {
    subject,
    text: [
      said,
      `Open in Fives: ${url}`,
      `--\n${WHY}`,
      `Change what you get: ${settingsUrl}`,
      `Unsubscribe: ${unsubscribeUrl}\n`,
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">
<h1 style="font-size: 20px">${escapeHtml(subject)}</h1>
<p>${escapeHtml(said)}</p>
<p>${linkTo(url, '<strong>Open in Fives</strong>')}</p>
<hr>
<p style="font-size: 14px">${WHY}<br>
${linkTo(settingsUrl, 'Change what you get')} · ${linkTo(unsubscribeUrl, 'Unsubscribe')}</p>
</body>
</html>
`,
  };
}

/** Without line breaks, of which a subject and its header would be made another, and other characters that nobody sees. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function linkTo(url: string, html: string): string {
  return `<a href="${escapeHtml(url)}">${html}</a>`;
}
