import {
  type Candidate,
  FORMER_PLAYER_NAME,
  type GameId,
  type GameResponse,
  handOver,
  isFirstOrganiser,
  newGameRoles,
  organisersOf,
  type Uid,
} from '@fives/domain';

/** A game that whoever deletes their account is the first organiser of, and that others can go on with. */
export interface GameToLeave {
  readonly gameId: GameId;
  readonly name: string;
  /** Who can take over: those who organise it already, in their order, then by name. Never empty. */
  readonly candidates: readonly { readonly uid: Uid; readonly name: string }[];
  /** Of them, who comes first where nobody is chosen: the next in line. Null where nobody else organises the game. */
  readonly next: string | null;
}

/**
 * Those of one's games for which somebody can be chosen to take over.
 * @param games as the API answers them, each with its newest instances: whoever has a place in none of them is no candidate,
 * unless they organise the game already
 */
export function gamesToLeave(games: readonly GameResponse[], uid: Uid, now: Date): GameToLeave[] {
  return games.flatMap((game) => {
    const organised = {
      ...newGameRoles(game.orgUid ?? ''),
      organiserUids: game.organiserUids ?? [],
      memberUids: game.memberUids ?? [],
    };
    if (!isFirstOrganiser(organised, uid)) return [];
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

/** What registered people are called, by uid: as the newest instance says. */
function namesIn({ gameInstances }: GameResponse): Map<string, string> {
  const people = gameInstances.flatMap(({ playerInstances = [] }) => playerInstances);
  const registered = people.flatMap(({ playerId, name }) =>
    playerId === undefined || name === FORMER_PLAYER_NAME ? [] : [[playerId, name] as const],
  );
  return new Map(registered.toReversed());
}
