import * as z from 'zod/mini';
import { type Reason, reasonSchema, reasonText, refusalCode } from '../reasons.ts';

/** Every way a call can be refused, with the HTTP status it travels as. */
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

/** What is wrong with each bad input, by the input's name. */
export type FieldMessages = Record<string, string>;

export const apiErrorSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(API_ERRORS) as [ApiErrorCode, ...ApiErrorCode[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()),
    /** Why, for programs. */
    reason: reasonSchema,
  }),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;

/** A refusal that its caller may read: thrown where it is known, answered in one place. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly fields: FieldMessages;
  /** For programs, where the refusal has one: the message is for people. */
  readonly reason: Reason | undefined;

  constructor(code: ApiErrorCode, message: string, fields: FieldMessages = {}, reason?: Reason) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.reason = reason;
  }

  /** The refusal for a reason: its sentence is the message, and is said of each input that is to blame. */
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

/** What an input as a whole is called, where no single field is to blame. */
export const WHOLE_INPUT = 'body';

/** Names each bad input by its path, with the first thing that is wrong with it. */
export function toFieldMessages(error: z.core.$ZodError): FieldMessages {
  // A map, because a plain object seems to have a field such as `constructor` already.
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const paths = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const name = path.join('.') || WHOLE_INPUT;
      if (!fields.has(name)) fields.set(name, isUnknown ? 'Unknown field' : issue.message);
    }
  }
  return Object.fromEntries(fields);
}
