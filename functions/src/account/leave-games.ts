import { isDeepStrictEqual } from 'node:util';
import { type Game, hasStarted, replyFields, withoutPerson } from '@fives/domain';
import { pagesOfMember } from '../db/game-instances.ts';
import { findGamesOf } from '../db/games.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import { deleteBallot, findBallotsOf } from '../db/motm-ballots.ts';
import { findOrganiserNotes, saveOrganiserNotes } from '../db/organiser-notes.ts';
import { inPages } from '../db/pages.ts';
import { findPlacesOf, updatePlayerInstance } from '../db/player-instances.ts';

/** Takes a person out of the games to come, and takes their ballots and what the organisers' notes say of them away. */
export async function leaveGames(uid: string, now: Date): Promise<void> {
  await inPages(pagesOfMember(uid), async (page, transaction) => {
    const giIds = page.map(({ id }) => id);
    const [places, ballots] = await Promise.all([
      findPlacesOf(uid, giIds, transaction),
      findBallotsOf(uid, giIds, transaction),
    ]);
    for (const [at, instance] of page.entries()) {
      const place = places[at];
      if (ballots.has(instance.id)) deleteBallot(transaction, instance.id, uid);
      if (!place || place.status === 'NOT_PLAYING' || hasStarted(instance.startDateTime, now)) continue;
      updatePlayerInstance(transaction, instance.id, uid, replyFields(place, 'NOT_PLAYING', now));
    }
  });
  for (const game of await findGamesOf(uid)) await forgetInNotes(game, uid);
}

function forgetInNotes({ id, orgUid }: Game, uid: string): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const notes = await findOrganiserNotes(id, orgUid, transaction);
    const left = notes && withoutPerson(notes, uid);
    if (left !== null && !isDeepStrictEqual(left, notes)) saveOrganiserNotes(transaction, id, orgUid, left);
  });
}
