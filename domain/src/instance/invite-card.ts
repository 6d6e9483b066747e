import type { GameResponse } from '../api/responses.ts';
import type { GameInstance, Result, TeamLooks } from './game-instance.schema.ts';

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
      'name' | 'location' | 'numberOfPlayers' | 'reserveOffers' | 'timeZone' | 'inviteKey'
    >
  >;
};

/**
 * The card in the API's answer to a visitor; null where that holds no instance.
 * @param inviteKey what the link brought along: whoever sees the card came by the link as it is now
 */
export function readInviteCard(
  { gameInstances, name, location, numberOfPlayers, reserveOffers, timeZone }: GameResponse,
  inviteKey: string | null,
): InviteCard | null {
  const [instance] = gameInstances;
  if (instance === undefined) return null;
  return {
    ...instance,
    id: instance._id,
    startDateTime: new Date(instance.startDateTime),
    game: { name, location, numberOfPlayers, reserveOffers, timeZone, inviteKey },
  };
}
