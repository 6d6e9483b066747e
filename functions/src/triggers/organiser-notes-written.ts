import { deriveOtherStars } from '../instance/other-stars.ts';
import { changesAny, idIn, type WrittenHandler } from './written.ts';

export const organiserNotesWritten: WrittenHandler = async (written) => {
  if (changesAny(written, ['stars'])) await deriveOtherStars(idIn(written, 'gameId'));
};
organiserNotesWritten.coalescedFields = ['stars'];
