import type { Game } from '../game/game.schema.ts';
import { draftOfGame, type NotificationDraft } from './draft.ts';

type Named = Pick<Game, 'id' | 'name'>;

export function organiserDraft(game: Named, isFirst: boolean): NotificationDraft {
  const title = `You now organise ${game.name}`;
  const body = isFirst
    ? "You're the lead organiser."
    : 'You can now change settings, invites, teams and results.';
  return draftOfGame('ORGANISING', game, { title, body });
}

export function organiserOfferDraft(game: Named): NotificationDraft {
  const title = `${game.name} needs an organiser`;
  return draftOfGame('ORGANISING', game, { title, body: 'Will you take over?', id: 'ORGANISING_OFFER' });
}

export function starsAskedDraft(game: Named): NotificationDraft {
  const title = 'Rate the players';
  const body = `Your ratings help make even teams in ${game.name}. They're private.`;
  return draftOfGame('ORGANISING', game, { title, body, id: 'ORGANISING_STARS', screen: 'stars' });
}
