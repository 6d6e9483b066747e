import * as z from 'zod/mini';
import { type Reason, reasonSchema, reasonText, refusalCode } from '../reasons.ts';

export const API_ERRORS = {
  'bad-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ApiErrorCode = keyof typeof API_ERRORS;

export type FieldMessages = Record<string, string>;

export const apiErrorSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(API_ERRORS) as [ApiErrorCode, ...ApiErrorCode[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()),
    reason: reasonSchema,
  }),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly fields: FieldMessages;
  readonly reason: Reason | undefined;

  constructor(code: ApiErrorCode, message: string, fields: FieldMessages = {}, reason?: Reason) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.reason = reason;
  }

  static because(reason: Reason): ApiError {
    const message = reasonText(reason);
    const fields = Object.fromEntries((reason.fields ?? []).map((field) => [field, message]));
    return new ApiError(refusalCode(reason), message, fields, reason);
  }

  get status(): number {
    return API_ERRORS[this.code];
  }

  toBody(): ApiErrorBody {
    const { code, message, fields, reason } = this;
    return { error: { code, message, fields, ...(reason && { reason }) } };
  }
}

export const WHOLE_INPUT_FIELD = 'body';

export function toFieldMessages(error: z.core.$ZodError): FieldMessages {
  // A `Map`, because a plain object inherits fields such as `constructor`.
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const paths = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const name = path.join('.') || WHOLE_INPUT_FIELD;
      if (!fields.has(name)) fields.set(name, isUnknown ? 'Unknown field' : issue.message);
    }
  }
  return Object.fromEntries(fields);
}
