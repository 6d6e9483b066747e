import { deriveOtherStars } from '../instance/other-stars.ts';
import { changesAny, idIn, type WrittenHandler } from './written.ts';

/** Keeps what each organiser's teams rest on in line with the stars that others give. */
export const organiserNotesWritten: WrittenHandler = async (written) => {
  if (changesAny(written, ['stars'])) await deriveOtherStars(idIn(written, 'gameId'));
};
organiserNotesWritten.collapses = ['stars'];
