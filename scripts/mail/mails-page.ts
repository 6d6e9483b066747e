import { escapeHtml } from '../../domain/src/html.ts';

export interface SeenMail {
  readonly at: string;
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function mailsPage(mails: readonly SeenMail[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Last emails of Fives</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 sans-serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; margin-top: 2rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>Last emails</h1>
<p>Emails that Fives sent on this machine. No email left the machine.</p>
${mails.length === 0 ? '<p>None yet.</p>' : mails.map(article).join('\n')}
</body>
</html>
`;
}

function article({ at, to, from, subject, text, headers }: SeenMail): string {
  const head = [`From: ${from}`, `To: ${to.join(', ')}`, `List-Unsubscribe: ${headers['list-unsubscribe']}`];
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p><time>${at}</time></p>
<pre>${escapeHtml(head.join('\n'))}</pre>
<pre>${withLinks(escapeHtml(text))}</pre>
</article>`;
}

function withLinks(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
