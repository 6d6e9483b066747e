import type { FcmAnswer, Instruction, SeenPush } from '../../scripts/stand-ins/messaging.ts';
import { standInsUrl } from './suite.ts';

/** Sets the responses of the push stand-in for a token, in order. The last response repeats. */
export async function setPushResponses(
  token: string,
  answers: readonly FcmAnswer[],
  retryAfter?: number,
): Promise<void> {
  const instruction: Instruction = { token, answers, ...(retryAfter !== undefined && { retryAfter }) };
  const init = { method: 'POST', body: JSON.stringify(instruction) };
  const response = await fetch(`${standInsUrl()}/stand-in/answers`, init);
  if (!response.ok) throw new Error(`The stand-in responded with ${response.status}`);
}

/** Returns the last pushes, newest first. */
export async function allPushes(): Promise<SeenPush[]> {
  return (await (await fetch(`${standInsUrl()}/stand-in/pushes`)).json()) as SeenPush[];
}

export async function pushesTo(token: string): Promise<SeenPush[]> {
  return (await allPushes()).filter(({ body }) => body.message?.token === token);
}
