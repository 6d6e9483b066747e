import type { CDPSession, Page } from 'playwright-core';

/** A document that a listener is sent, or told to be missing, with the listeners it is for. */
const SENT =
  /"document(?:Change|Delete)":\s*\{\s*"document":\s*(?:\{\s*"name":\s*)?"[^"]*\/documents\/(?<path>[^"]+)".*?"targetIds":\s*\[(?<listeners>[^\]]*)\]/gs;

const UP_TO_DATE = /"targetChangeType":\s*"CURRENT"/g;

/** What a page is sent by the database. */
export interface DocumentsRead {
  /**
   * The paths of what has been read from the database so far, as Firestore bills it: each document once for each
   * listener. The emulator sends a query's documents again after each change and each lost connection, which Firestore
   * does not.
   */
  readonly paths: () => string[];
  /** How often a listener has been told that it knows everything. */
  readonly upToDate: () => number;
  /** Starts anew, as a page that is loaded again does. */
  readonly forget: () => void;
  readonly end: () => Promise<void>;
}

/** Notes from now on which documents the database sends to a page, in the bytes that arrive. */
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
    add(requestId, await beginning(session, requestId));
  });
  session.on('Network.dataReceived', ({ requestId, data }) => add(requestId, data ?? ''));
  await session.send('Network.enable');
  return {
    paths: () => [...new Set([...streams.values()].flatMap(sentIn))].map(pathOf),
    upToDate: () => [...streams.values()].join('\n').match(UP_TO_DATE)?.length ?? 0,
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
 * What of a stream has arrived; from then on it comes with each event. Of one that has ended already all is there; but for
 * those that ended as the page was left, which said nothing new.
 */
async function beginning(session: CDPSession, requestId: string): Promise<string> {
  try {
    return (await session.send('Network.streamResourceContent', { requestId })).bufferedData;
  } catch {
    const whole = session.send('Network.getResponseBody', { requestId });
    const { body, base64Encoded } = await whole.catch(() => ({ body: '', base64Encoded: true }));
    return base64Encoded ? body : Buffer.from(body).toString('base64');
  }
}
