import { isFirstOrganiser, isOrganiser, type Organised, organisersOf } from '../access.ts';
import type { Game } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import { organiserDraft } from './drafts-of-organising.ts';
import { type AddressedDraft, addressTo } from './notification-plan.ts';

/**
 * A change of a game's organisers, to whom it concerns: whoever is one now and was none before, and whoever comes first now.
 * Nobody hears of what they did themselves. Who was told before, and is an organiser once more, is told anew.
 * @param after the organisers that the game has from now on
 * @param by whose doing it is
 */
export function draftsOfOrganisers(
  before: Organised & Pick<Game, 'id' | 'name'>,
  after: Organised,
  by: string,
): AddressedDraft[] {
  return organisersOf(after)
    .filter((uid) => uid !== by && (!isOrganiser(before, uid) || isNewFirst(before, after, uid)))
    .flatMap((uid) => addressTo([uid], organiserDraft(before, isFirstOrganiser(after, uid))));
}

function isNewFirst(before: Organised, after: Organised, uid: Uid): boolean {
  return isFirstOrganiser(after, uid) && !isFirstOrganiser(before, uid);
}
