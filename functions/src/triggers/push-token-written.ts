import { pushTokenTextSchema } from '@fives/domain';
import { deleteSurplusTokens } from '../db/collections/push-tokens.ts';
import { changesAny, idIn, type WrittenHandler } from './written.ts';

export const pushTokenWritten: WrittenHandler = async (written) => {
  if (written.after === null || !changesAny(written, ['token', 'refreshedAt'])) return;
  const token = pushTokenTextSchema.safeParse(written.after.token);
  if (token.success) await deleteSurplusTokens(idIn(written, 'uid'), token.data);
};
pushTokenWritten.coalescedFields = ['token', 'refreshedAt'];
