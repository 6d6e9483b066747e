import {
  DEFAULT_TIME_ZONE,
  EMPTY_HISTORY,
  type Game,
  newGameInstance,
  newInstanceJobs,
  withInstance,
} from '@fives/domain';
import { createGameInstance, newGiId } from '../../db/game-instances.ts';
import { createGame, newGameId } from '../../db/games.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { saveInstanceJobs } from '../../db/instance-jobs.ts';
import { createPlayerInstance } from '../../db/player-instances.ts';
import type { InstanceState } from '../../instance/instance-state.ts';
import { newPlace } from '../../instance/places.ts';
import { storeHistory } from '../../stats/store-history.ts';
import type { HandlerOf } from '../handler.ts';
import { requirePlayer } from '../permissions.ts';

type Body = Parameters<HandlerOf<'createGame'>>[0]['body'];

/** Stores a game with its first instance, in which its organiser has a place. */
export function storeNewGame(body: Body, now: Date): Promise<InstanceState> {
  return inTransaction(async (transaction) => {
    const { name } = await requirePlayer(body.orgUid, transaction);
    const state = firstInstance(body, name, now);
    const { game, instance, people } = state;
    createGame(transaction, game);
    createGameInstance(transaction, instance);
    saveInstanceJobs(transaction, instance.id, newInstanceJobs(instance, now));
    for (const person of people) createPlayerInstance(transaction, instance.id, person);
    const history = withInstance(EMPTY_HISTORY, instance, people);
    storeHistory(transaction, game, { history: null, table: null }, history, now);
    return state;
  });
}

function firstInstance(body: Body, organiserName: string, now: Date): InstanceState {
  const game = newGame(body, now);
  const instance = newGameInstance({
    id: newGiId(),
    gameId: game.id,
    game,
    startDateTime: body.startDateTime,
    isFirstGame: true,
    memberUids: [game.orgUid],
  });
  return {
    game,
    instance,
    jobs: null,
    people: [newPlace({ uid: game.orgUid, name: organiserName, isGuest: false })],
  };
}

function newGame(body: Body, now: Date): Game {
  return {
    id: newGameId(),
    name: body.gameName,
    location: body.location,
    numberOfPlayers: body.numberOfPlayers,
    isRecurring: body.isRecurring,
    // Else the second week would be silently empty.
    autoInvites: body.isRecurring,
    pickMotm: true,
    timeZone: body.timeZone ?? DEFAULT_TIME_ZONE,
    orgUid: body.orgUid,
    memberUids: [body.orgUid],
    dailyStat: null,
    createdAt: now,
  };
}
