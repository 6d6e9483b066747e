import type { FcmAnswer } from '../../scripts/fcm/answers.ts';
import type { Instruction, SeenPush } from '../../scripts/fcm/stand-in.ts';
import { fcmUrl } from './suite.ts';

/** Tells the messaging service's stand-in how to answer pushes to a token: one answer after the other, the last for good. */
export async function answerPushes(
  token: string,
  answers: readonly FcmAnswer[],
  retryAfter?: number,
): Promise<void> {
  const instruction: Instruction = { token, answers, ...(retryAfter !== undefined && { retryAfter }) };
  const init = { method: 'POST', body: JSON.stringify(instruction) };
  const response = await fetch(`${fcmUrl()}/stand-in/answers`, init);
  if (!response.ok) throw new Error(`The stand-in answered ${response.status}`);
}

/** The last pushes of all, as they were sent, the newest first. */
export async function allPushes(): Promise<SeenPush[]> {
  return (await (await fetch(`${fcmUrl()}/stand-in/pushes`)).json()) as SeenPush[];
}

/** The pushes to a token as they were sent, the newest first. */
export async function pushesTo(token: string): Promise<SeenPush[]> {
  return (await allPushes()).filter(({ body }) => body.message?.token === token);
}
