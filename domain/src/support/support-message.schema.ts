import { z } from 'zod';
import { uidSchema } from '../ids.ts';
import { linesOfText, TEXT_LIMITS } from '../text.ts';

export const supportTextSchema = linesOfText(TEXT_LIMITS.supportMessage, { required: 'Message is required' });

/** `supportMessages/{id}`: read by nobody but the people who run the product. */
export const supportMessageSchema = z.strictObject({
  uid: uidSchema,
  message: supportTextSchema,
  createdAt: z.date(),
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;
