import { isLeadOrganiser, isOrganiser, type Organised, organisersOf } from '../access.ts';
import type { Game } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { NotificationDraft } from './draft.ts';
import { type AddressedDraft, addressTo } from './notification-plan.ts';

type NamedGame = Pick<Game, 'id' | 'name'>;

export function newOrganiserDrafts(
  before: Organised & NamedGame,
  after: Organised,
  actorUid: string,
): AddressedDraft[] {
  return organisersOf(after)
    .filter((uid) => uid !== actorUid && (!isOrganiser(before, uid) || isNewLead(before, after, uid)))
    .flatMap((uid) => addressTo([uid], organiserDraft(before, isLeadOrganiser(after, uid))));
}

function isNewLead(before: Organised, after: Organised, uid: Uid): boolean {
  return isLeadOrganiser(after, uid) && !isLeadOrganiser(before, uid);
}

export function organiserDraft(game: NamedGame, isLead: boolean): NotificationDraft {
  const title = `You now organise ${game.name}`;
  const body = isLead
    ? "You're the lead organiser."
    : 'You can now change settings, invites, teams and results.';
  return organisingDraft(game, { title, body });
}

export function organiserOfferDraft(game: NamedGame): NotificationDraft {
  const title = `${game.name} needs an organiser`;
  return organisingDraft(game, { title, body: 'Will you take over?', id: 'ORGANISING_OFFER' });
}

export function starsAskedDraft(game: NamedGame): NotificationDraft {
  const title = 'Rate the players';
  const body = `Your ratings help make even teams in ${game.name}. They're private.`;
  const draft = organisingDraft(game, { title, body, id: 'ORGANISING_STARS' });
  return { ...draft, link: `${draft.link}/stars` };
}

function organisingDraft(
  { id: gameId }: NamedGame,
  { id = 'ORGANISING', ...text }: Pick<NotificationDraft, 'title' | 'body'> & { readonly id?: string },
): NotificationDraft {
  return { ...text, id: `${gameId}_${id}`, kind: 'ORGANISING', link: `/game/${gameId}`, gameId, giId: '' };
}
