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

/** A game whose lead organiser deletes their account, and that others can continue. */
export interface GameToLeave {
  readonly gameId: GameId;
  readonly name: string;
  /** Possible successors: organisers in their order, then members by name. Never empty. */
  readonly candidates: readonly { readonly uid: Uid; readonly name: string }[];
  /** Default successor: the next organiser, or null if no one else organises the game. */
  readonly next: string | null;
}

/**
 * Returns the games for which the user can choose a successor.
 * @param games with their newest instances. Members without an entry in these instances are no candidates unless they
 * organise the game.
 */
export function gamesToLeave(games: readonly GameResponse[], uid: Uid, now: Date): GameToLeave[] {
  return games.flatMap((game) => {
    const organised = {
      ...newGameRoles(game.orgUid ?? ''),
      organiserUids: game.organiserUids ?? [],
      memberUids: game.memberUids ?? [],
    };
    if (!isLeadOrganiser(organised, uid)) return [];
    const may = (candidate: Candidate) =>
      handOver.refusal(organised, { uid, isGuest: false }, candidate, now) === null;
    const order = organisersOf(organised);
    const rank = (candidate: string) => (order.includes(candidate) ? order.indexOf(candidate) : order.length);
    const names = namesIn(game);
    const candidates = [...new Set([...order, ...names.keys()])]
      .filter((other) => other !== uid && may({ uid: other, isRegistered: true }))
      .map((other) => ({ uid: other, name: names.get(other) ?? 'Another organiser' }))
      .toSorted((a, b) => rank(a.uid) - rank(b.uid) || a.name.localeCompare(b.name));
    const next = order.find((other) => other !== uid) ?? null;
    return candidates.length === 0 ? [] : [{ gameId: game._id, name: game.name, candidates, next }];
  });
}

function namesIn({ gameInstances }: GameResponse): Map<string, string> {
  const people = gameInstances.flatMap(({ playerInstances = [] }) => playerInstances);
  const registered = people.flatMap(({ playerId, name }) =>
    playerId === undefined || name === FORMER_PLAYER_NAME ? [] : [[playerId, name] as const],
  );
  return new Map(registered.toReversed());
}
