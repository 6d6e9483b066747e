import {
  type Candidate,
  FORMER_PLAYER_NAME,
  type GameId,
  type GameResponse,
  handOver,
  isLeadOrganiser,
  newGameRoles,
  organisersOf,
  type Uid,
} from '@fives/domain';

/** A game of a leaving lead organiser, with at least one possible successor. */
export interface GameToLeave {
  readonly gameId: GameId;
  readonly name: string;
  /** Other organisers in their order, then members by name. Never empty. */
  readonly candidates: readonly { readonly uid: Uid; readonly name: string }[];
  /** The default successor. Null if no one else organises the game. */
  readonly nextOrganiser: string | null;
}

/**
 * Returns the games for which the user can choose a successor.
 * @param games include their newest instances. People in these instances can be candidates.
 */
export function gamesToLeave(games: readonly GameResponse[], uid: Uid, now: Date): GameToLeave[] {
  return games.flatMap((game) => {
    const roles = {
      ...newGameRoles(game.orgUid ?? ''),
      organiserUids: game.organiserUids ?? [],
      memberUids: game.memberUids ?? [],
    };
    if (!isLeadOrganiser(roles, uid)) return [];
    const canTakeOver = (candidate: Candidate) =>
      handOver.refusal(roles, { uid, isGuest: false }, candidate, now) === null;
    const order = organisersOf(roles);
    const rank = (candidate: string) => (order.includes(candidate) ? order.indexOf(candidate) : order.length);
    const names = namesByUid(game);
    const candidates = [...new Set([...order, ...names.keys()])]
      .filter((other) => other !== uid && canTakeOver({ uid: other, isRegistered: true }))
      .map((other) => ({ uid: other, name: names.get(other) ?? 'Another organiser' }))
      .toSorted((a, b) => rank(a.uid) - rank(b.uid) || a.name.localeCompare(b.name));
    const nextOrganiser = order.find((other) => other !== uid) ?? null;
    return candidates.length === 0 ? [] : [{ gameId: game._id, name: game.name, candidates, nextOrganiser }];
  });
}

function namesByUid({ gameInstances }: GameResponse): Map<string, string> {
  const people = gameInstances.flatMap(({ playerInstances = [] }) => playerInstances);
  const registered = people.flatMap(({ playerId, name }) =>
    playerId === undefined || name === FORMER_PLAYER_NAME ? [] : [[playerId, name] as const],
  );
  return new Map(registered.toReversed());
}
