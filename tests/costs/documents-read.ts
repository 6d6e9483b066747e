import type { CDPSession, Page } from 'playwright-core';

/** Matches a changed or deleted document that the server sends, and the ids of its listeners. */
const SENT =
  /"document(?:Change|Delete)":\s*\{\s*"document":\s*(?:\{\s*"name":\s*)?"[^"]*\/documents\/(?<path>[^"]+)".*?"targetIds":\s*\[(?<listeners>[^\]]*)\]/gs;

const UP_TO_DATE = /"targetChangeType":\s*"CURRENT"/g;

interface DocumentsRead {
  /**
   * Returns read documents, once per listener, as Firestore bills them. Repetitions do not count, because only the
   * emulator sends all documents of a query again after each change and lost connection.
   */
  readonly paths: () => string[];
  readonly upToDateListeners: () => number;
  readonly forget: () => void;
  readonly end: () => Promise<void>;
}

export async function documentsRead(page: Page): Promise<DocumentsRead> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const streams = new Map<string, string>();
  const add = (requestId: string, base64: string) => {
    const text = streams.get(requestId);
    if (text !== undefined) streams.set(requestId, text + Buffer.from(base64, 'base64').toString());
  };
  session.on('Network.responseReceived', async ({ requestId, response }) => {
    if (!response.url.includes('/Listen/channel')) return;
    streams.set(requestId, '');
    add(requestId, await bufferedContent(session, requestId));
  });
  session.on('Network.dataReceived', ({ requestId, data }) => add(requestId, data ?? ''));
  await session.send('Network.enable');
  return {
    paths: () => [...new Set([...streams.values()].flatMap(sentIn))].map(pathOf),
    upToDateListeners: () => [...streams.values()].join('\n').match(UP_TO_DATE)?.length ?? 0,
    forget: () => streams.clear(),
    end: () => session.detach(),
  };
}

function sentIn(text: string): string[] {
  return [...text.matchAll(SENT)].map(({ groups }) => `${groups?.listeners} ${groups?.path}`);
}

function pathOf(sent: string): string {
  return sent.split(' ').at(-1) ?? '';
}

/**
 * Returns the content that arrived before the first `dataReceived` event. Returns the whole content if the stream has
 * ended, or an empty text if the page was left.
 */
async function bufferedContent(session: CDPSession, requestId: string): Promise<string> {
  try {
    return (await session.send('Network.streamResourceContent', { requestId })).bufferedData;
  } catch {
    const whole = session.send('Network.getResponseBody', { requestId });
    const { body, base64Encoded } = await whole.catch(() => ({ body: '', base64Encoded: true }));
    return base64Encoded ? body : Buffer.from(body).toString('base64');
  }
}
