import { ApiError, WHOLE_INPUT } from '@fives/domain';
import type { Incoming } from './incoming.ts';

/** The largest body that any call needs, several times over. */
export const MAX_BODY_BYTES = 100 * 1024;

/** @throws {ApiError} `unsupported-media-type` unless the body says that it is JSON in UTF-8, as it is */
export function requireJson({ header }: Incoming): void {
  const [type = '', ...parameters] = (header('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset);
  if (type.trim() !== 'application/json' || !isUtf8) {
    throw new ApiError('unsupported-media-type', 'Send JSON, as application/json in UTF-8');
  }
  if (!['identity', undefined].includes(header('content-encoding'))) {
    throw new ApiError('unsupported-media-type', 'Send the body uncompressed');
  }
}

/** Whether nothing was sent, by what the call says of its length and by what came. */
export function isEmpty({ header, body }: Incoming): boolean {
  return body.length === 0 && Number(header('content-length') ?? 0) === 0;
}

/** @throws {ApiError} `too-large`, by what the body says of its length and by what came */
export function requireFitting({ header, body }: Incoming): void {
  const length = Math.max(Number(header('content-length') ?? 0), body.length);
  if (length > MAX_BODY_BYTES) throw new ApiError('too-large', 'The body is larger than 100 KB');
}

/** @throws {ApiError} `bad-input` when the body is no JSON text */
export function parseJson({ body }: Incoming): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ApiError('bad-input', 'The body is not JSON', { [WHOLE_INPUT]: 'Must be JSON' });
  }
}
