const REFUSALS = {
  UNREGISTERED: [404, 'NOT_FOUND', 'Requested entity was not found.'],
  INVALID_ARGUMENT: [400, 'INVALID_ARGUMENT', 'The registration token is not a valid FCM registration token'],
  SENDER_ID_MISMATCH: [403, 'PERMISSION_DENIED', 'SenderId mismatch'],
  QUOTA_EXCEEDED: [429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric'],
  INTERNAL: [500, 'INTERNAL', 'Internal error encountered.'],
  UNAVAILABLE: [503, 'UNAVAILABLE', 'The service is currently unavailable.'],
} as const;

/**
 * Responses of the stand-in, from Google's documentation of FCM's HTTP v1 API. `GARBAGE` is invalid JSON with status
 * 200, and `TIMEOUT` is no response.
 */
export type FcmAnswer = 'OK' | 'GARBAGE' | 'TIMEOUT' | keyof typeof REFUSALS;

export interface HttpAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export function toHttpAnswer(answer: FcmAnswer, projectId: string, messageId: string): HttpAnswer | null {
  if (answer === 'TIMEOUT') return null;
  if (answer === 'GARBAGE') return { status: 200, type: 'text/html', body: '<!doctype html><p>Hello?' };
  if (answer === 'OK') return json(200, { name: `projects/${projectId}/messages/${messageId}` });
  const [code, status, message] = REFUSALS[answer];
  const fcmError = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
  return json(code, {
    error: { code, message, status, details: [{ '@type': fcmError, errorCode: answer }] },
  });
}

function json(status: number, value: object): HttpAnswer {
  return { status, type: 'application/json; charset=UTF-8', body: JSON.stringify(value) };
}
