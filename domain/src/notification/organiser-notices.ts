import { isFirstOrganiser, isOrganiser, type Organised, organisersOf } from '../access.ts';
import type { Game } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import { organiserDraft } from './drafts-of-organising.ts';
import { type AddressedDraft, addressTo } from './notification-plan.ts';

/**
 * Notifies new organisers and a new lead organiser, except the person who made the change. A returning organiser is
 * notified again.
 * @param after the new organisers
 * @param by uid of the person who made the change
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
