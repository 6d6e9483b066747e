import { hoursToMilliseconds } from 'date-fns';
import { escapeHtml } from '../html.ts';
import type { Notification, SentEmail } from './notification.schema.ts';

export type EmailText = ReturnType<typeof toEmail>;

const WHY_EMAIL = "You get this email because Fives notifications aren't on for any of your devices.";

/**
 * Renders a notification as an email. Links in the email open pages and change nothing, because mail scanners follow
 * links.
 * @param site such as `https://…`, without a slash at the end
 */
export function toEmail(
  { title, body, link }: Pick<Notification, 'title' | 'body' | 'link'>,
  site: string,
  unsubscribeUrl: string,
) {
  const subject = oneLine(title);
  const message = oneLine(body);
  // Never links to another site, even if the stored link is malformed.
  const url = `${site}${link.startsWith('/') ? link : '/'}`;
  const settingsUrl = `${site}/notifications/settings`;
  return {
    subject,
    text: [
      message,
      `Open in Fives: ${url}`,
      `--\n${WHY_EMAIL}`,
      `Change what you get: ${settingsUrl}`,
      `Unsubscribe: ${unsubscribeUrl}\n`,
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">
<h1 style="font-size: 20px">${escapeHtml(subject)}</h1>
<p>${escapeHtml(message)}</p>
<p>${linkTo(url, '<strong>Open in Fives</strong>')}</p>
<hr>
<p style="font-size: 14px">${WHY_EMAIL}<br>
${linkTo(settingsUrl, 'Change what you get')} · ${linkTo(unsubscribeUrl, 'Unsubscribe')}</p>
</body>
</html>
`,
  };
}

/** Replaces control characters with spaces, because a line break would start another mail header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function linkTo(url: string, html: string): string {
  return `<a href="${escapeHtml(url)}">${html}</a>`;
}

/** Maximum number of emails to one person in 24 hours. The inbox shows every notification. */
export const MAX_EMAILS_PER_DAY = 12;

const DAY_MS = hoursToMilliseconds(24);
const MIN_REPEAT_MS = hoursToMilliseconds(1);

/**
 * Adds a new email to the emails of the last 24 hours, or returns null if a limit forbids the new email. The limits
 * are {@link MAX_EMAILS_PER_DAY}, and one email per kind, game and hour.
 * @param id the same for each retry of an email, because a retry is always permitted
 */
export function withEmail(
  sent: readonly SentEmail[],
  { kind, gameId }: Pick<Notification, 'kind' | 'gameId'>,
  id: string,
  now: Date,
): readonly SentEmail[] | null {
  if (sent.some((email) => email.id === id)) return sent;
  const about = `${kind} ${gameId}`;
  const ageOf = ({ at }: SentEmail) => now.getTime() - at.getTime();
  const lastDay = sent.filter((email) => ageOf(email) < DAY_MS);
  const isRepeated = lastDay.some((email) => email.about === about && ageOf(email) < MIN_REPEAT_MS);
  if (isRepeated || lastDay.length >= MAX_EMAILS_PER_DAY) return null;
  return [...lastDay, { id, about, at: now }];
}
