/** How the stand-in answers a push to one token, as Google's documentation of FCM's HTTP v1 API has it. */
export type FcmAnswer =
  | 'OK'
  | 'UNREGISTERED'
  | 'INVALID_ARGUMENT'
  | 'SENDER_ID_MISMATCH'
  | 'QUOTA_EXCEEDED'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  /** Words that are no JSON, with a status that says all is well. */
  | 'GARBAGE'
  /** No answer at all. */
  | 'TIMEOUT';

type Refusal = Exclude<FcmAnswer, 'OK' | 'GARBAGE' | 'TIMEOUT'>;

const FCM_ERROR = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';

const REFUSALS: Record<Refusal, { code: number; status: string; message: string }> = {
  UNREGISTERED: { code: 404, status: 'NOT_FOUND', message: 'Requested entity was not found.' },
  INVALID_ARGUMENT: {
    code: 400,
    status: 'INVALID_ARGUMENT',
    message: 'The registration token is not a valid FCM registration token',
  },
  SENDER_ID_MISMATCH: { code: 403, status: 'PERMISSION_DENIED', message: 'SenderId mismatch' },
  QUOTA_EXCEEDED: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded for quota metric' },
  INTERNAL: { code: 500, status: 'INTERNAL', message: 'Internal error encountered.' },
  UNAVAILABLE: { code: 503, status: 'UNAVAILABLE', message: 'The service is currently unavailable.' },
};

/** An answer of the service, ready to be written. */
export interface WireAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** What comes over the wire; null where nothing ever does. */
export function toWire(answer: FcmAnswer, projectId: string, messageId: string): WireAnswer | null {
  if (answer === 'TIMEOUT') return null;
  if (answer === 'GARBAGE') return { status: 200, type: 'text/html', body: '<!doctype html><p>Hello?' };
  if (answer === 'OK') return json(200, { name: `projects/${projectId}/messages/${messageId}` });
  const { code, status, message } = REFUSALS[answer];
  const details = [{ '@type': FCM_ERROR, errorCode: answer }];
  return json(code, { error: { code, message, status, details } });
}

function json(status: number, value: object): WireAnswer {
  return { status, type: 'application/json; charset=UTF-8', body: JSON.stringify(value) };
}
