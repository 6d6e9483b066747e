import type { GameResponse } from '../api/responses.ts';
import type { GameInstance, Result, TeamLooks } from '../instance/game-instance.schema.ts';
import { newcomerReason } from '../people/join-rules.ts';
import { type SpotsInput, spotsOf, spotsText } from '../queue/counts.ts';
import { type Reason, reasonText } from '../reasons.ts';

/** What the holder of an invite link is told of an instance without signing in. It names nobody. */
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
 * The card in the API's answer to a visitor; null where that holds no instance.
 * @param inviteKey what the link brought along: whoever sees the card came by the link as it is now
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

/** Returns why a visitor cannot join as a guest, or null. */
export function visitorReason({ game, counts }: Pick<InviteCard, 'game' | 'counts'>): Reason | null {
  return newcomerReason(game, counts, { isGuest: true });
}

/** Returns the text of the invite: the effect of a yes, or why there can be none. */
export function invitedText(instance: SpotsInput, reason: Reason | null): string {
  return reason === null ? `${spotsText(spotsOf(instance))}. Will you be playing?` : `${reasonText(reason)}.`;
}
