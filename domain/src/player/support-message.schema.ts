import * as z from 'zod/mini';
import { storedMoment, storedText } from '../lenient-schema.ts';
import { linesOfText, TEXT_LIMITS } from '../text.ts';

export const supportTextSchema = linesOfText(TEXT_LIMITS.supportMessage, { required: 'Message is required' });

export const storedSupportMessageSchema = z.object({
  uid: storedText(),
  message: storedText(),
  createdAt: storedMoment,
});
export type SupportMessage = z.infer<typeof storedSupportMessageSchema>;

export const supportFormSchema = z.strictObject({ message: supportTextSchema });
