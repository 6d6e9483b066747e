import {
  ApiError,
  type Game,
  type GameInstance,
  type GiId,
  type Invite,
  OPEN_NEXT_AFTER_HOURS,
  showsNames,
  toInvite,
} from '@fives/domain';
import { subHours } from 'date-fns';
import { findStartedOfGame, findUpcomingOfGame } from '../../db/collections/game-instances.ts';
import { findGameByJoinKey } from '../../db/collections/games.ts';
import { findCost } from '../../db/collections/money.ts';
import { findPeople } from '../../db/collections/player-instances.ts';
import { findPlayer } from '../../db/collections/players.ts';

/**
 * Finds the date that a permanent link shows: the first whose start is ahead or less than three hours ago, without dates
 * marked as not played; otherwise the last one.
 * @returns its id, and the key that its own address needs
 * @throws {ApiError} `not-found` if no game has this key
 */
export async function requireLinkedInstance(
  joinKey: string,
  now: Date,
): Promise<{ giId: GiId; inviteKey: string | null }> {
  const game = await findGameByJoinKey(joinKey);
  if (game === null) throw ApiError.because({ code: 'NO_GAME' });
  const fromNow = await findUpcomingOfGame(game.id, subHours(now, OPEN_NEXT_AFTER_HOURS));
  const next = fromNow.findLast(({ status }) => status !== 'NOT_PLAYED');
  const [last] = next ? [] : await findStartedOfGame(game.id, now, 1);
  const instance = next ?? last;
  if (instance === undefined) throw ApiError.because({ code: 'NO_GAME' });
  return { giId: instance.id, inviteKey: game.inviteKey };
}

export async function findInvite(game: Game, instance: GameInstance, now: Date): Promise<Invite> {
  const isNamed = showsNames(game, instance, now);
  const [cost, organiser, people] = await Promise.all([
    findCost(instance.id),
    isNamed ? findPlayer(game.orgUid) : null,
    isNamed ? findPeople(instance) : [],
  ]);
  return toInvite({ instance, people, organiser, cost });
}
