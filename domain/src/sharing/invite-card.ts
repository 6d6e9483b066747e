import type { GameResponse } from '../api/responses.ts';
import type { GameInstance, Result, TeamLooks } from '../instance/game-instance.schema.ts';
import { newcomerReason } from '../people/join-rules.ts';
import { type SpotsInput, spotsOf, spotsText } from '../queue/counts.ts';
import { type Reason, reasonText } from '../reasons.ts';

/** Facts about an instance for visitors with an invite link. Contains no names. */
export type InviteCard = Readonly<
  Pick<
    GameInstance,
    'id' | 'gameId' | 'startDateTime' | 'status' | 'cancelReason' | 'counts' | keyof Result | keyof TeamLooks
  >
> & {
  readonly game: Readonly<
    Pick<
      GameInstance['game'],
      | 'name'
      | 'location'
      | 'numberOfPlayers'
      | 'reserveOffers'
      | 'maxGuests'
      | 'isClosed'
      | 'timeZone'
      | 'inviteKey'
    >
  >;
};

/**
 * Returns the card in an API response, or null if the response contains no instance.
 * @param inviteKey key of the visitor's link, which is current because the API accepted it
 */
export function readInviteCard(
  { gameInstances, name, location, numberOfPlayers, timeZone, ...game }: GameResponse,
  inviteKey: string | null,
): InviteCard | null {
  const { reserveOffers, maxGuests, isClosed } = game;
  const [instance] = gameInstances;
  if (instance === undefined) return null;
  return {
    ...instance,
    id: instance._id,
    startDateTime: new Date(instance.startDateTime),
    game: { name, location, numberOfPlayers, reserveOffers, maxGuests, isClosed, timeZone, inviteKey },
  };
}

export function visitorReason({ game, counts }: Pick<InviteCard, 'game' | 'counts'>): Reason | null {
  return newcomerReason(game, counts, { isGuest: true });
}

export function invitedText(instance: SpotsInput, reason: Reason | null): string {
  return reason === null ? `${spotsText(spotsOf(instance))}. Will you be playing?` : `${reasonText(reason)}.`;
}
