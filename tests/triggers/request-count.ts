import { firestore } from '../../functions/src/db/firestore.ts';

/** Billed operations: read documents, including missing ones, and written documents. */
export interface RequestCount {
  readonly reads: number;
  readonly writes: number;
}

type Message = { found?: unknown; missing?: unknown; document?: unknown };
type Stream = { emit: (event: string, message?: Message) => boolean };

/** The two client methods that send every request. The public types do not declare these methods. */
interface RequestMethods {
  requestStream: (name: string, ...rest: unknown[]) => Promise<Stream>;
  request: (name: string, call: { writes?: readonly unknown[] }, ...rest: unknown[]) => Promise<unknown>;
}

export async function countRequests(work: () => Promise<void>): Promise<RequestCount> {
  const count = { reads: 0, writes: 0 };
  const methods = firestore as unknown as RequestMethods;
  const { requestStream, request } = methods;
  methods.requestStream = async (...call) => countReads(await requestStream.apply(methods, call), count);
  methods.request = (name, call, ...rest) => {
    if (name === 'commit') count.writes += call.writes?.length ?? 0;
    return request.call(methods, name, call, ...rest);
  };
  try {
    await work();
  } finally {
    Object.assign(methods, { requestStream, request });
  }
  return count;
}

function countReads(stream: Stream, count: { reads: number }): Stream {
  const { emit } = stream;
  stream.emit = (event, message) => {
    if (event === 'data' && (message?.found || message?.missing || message?.document)) count.reads += 1;
    return emit.call(stream, event, message);
  };
  return stream;
}
