import { addSupportMessage } from '../../db/support-messages.ts';
import type { HandlerOf } from '../handler.ts';
import { requireOneself } from '../permissions.ts';

export const sendSupportMessage: HandlerOf<'sendSupportMessage'> = async ({ params, body, caller, now }) => {
  requireOneself(caller, params.uid);
  return { _id: await addSupportMessage({ uid: caller.uid, message: body.message, createdAt: now }) };
};
