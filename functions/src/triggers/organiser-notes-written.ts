import { isDeepStrictEqual } from 'node:util';
import { type GameId, organisersOf, otherStarsFor } from '@fives/domain';
import { findGame } from '../db/collections/games.ts';
import { findAllNotes, findAllOtherStars, saveOtherStars } from '../db/collections/organiser-notes.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import { changesAny, idIn, type WrittenHandler } from './written.ts';

export const organiserNotesWritten: WrittenHandler = async (written) => {
  if (changesAny(written, ['stars'])) await deriveOtherStars(idIn(written, 'gameId'));
};
organiserNotesWritten.coalescedFields = ['stars'];

export function deriveOtherStars(gameId: GameId): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const game = await findGame(gameId, transaction);
    const organisers = game === null ? [] : organisersOf(game);
    const [notes, stored] = [
      await findAllNotes(gameId, transaction),
      await findAllOtherStars(gameId, transaction),
    ];
    for (const uid of new Set([...organisers, ...stored.keys()])) {
      const stars = organisers.includes(uid) ? otherStarsFor(uid, organisers, notes) : null;
      const next = stars === null || Object.keys(stars.given).length === 0 ? null : stars;
      if (!isDeepStrictEqual(next, stored.get(uid) ?? null)) saveOtherStars(transaction, gameId, uid, next);
    }
  });
}
