import {
  ApiError,
  EMPTY_HISTORY,
  type Game,
  type GameId,
  newGameInstance,
  newGameRoles,
  newGameSettings,
  newInstanceJobs,
  startReason,
  storedGameSchema,
  withInstance,
} from '@fives/domain';
import { createGameInstance, findFirstOfGame, newGiId } from '../../db/collections/game-instances.ts';
import { createGame, findGame } from '../../db/collections/games.ts';
import { saveInstanceJobs } from '../../db/collections/instance-jobs.ts';
import { createPlayerInstance } from '../../db/collections/player-instances.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type InstanceState, requireInstanceState } from '../../instance/instance-state.ts';
import { newPlayerInstance } from '../../instance/player-instances.ts';
import { NO_STATS, storeHistory } from '../../stats/store-history.ts';
import type { HandlerOf } from '../handler.ts';
import { requireAccount, requireNoReason, requirePlayer } from '../permissions.ts';

type Body = Parameters<HandlerOf<'createGame'>>[0]['body'];

export function findOrCreateGame(
  id: string,
  body: Body,
  now: Date,
): Promise<{ state: InstanceState; existed: boolean }> {
  return inTransaction(async (transaction) => {
    if ((await findGame(id, transaction)) !== null) {
      return { state: await requireFirstInstance(id, transaction), existed: true };
    }
    requireNoReason(startReason(body.startDateTime, now));
    await requireAccount({ uid: body.orgUid }, transaction);
    const { name } = await requirePlayer(body.orgUid, transaction);
    const state = firstInstance(id, body, name, now);
    const { game, instance, people } = state;
    createGame(transaction, game.id, game);
    createGameInstance(transaction, instance.id, instance);
    saveInstanceJobs(transaction, instance.id, newInstanceJobs(instance, now));
    for (const person of people) createPlayerInstance(transaction, instance.id, person.uid, person);
    const history = withInstance(EMPTY_HISTORY, instance, people);
    storeHistory(transaction, game, NO_STATS, history, now);
    return { state, existed: false };
  });
}

async function requireFirstInstance(gameId: GameId, transaction: Transaction): Promise<InstanceState> {
  const first = await findFirstOfGame(gameId);
  if (first === null) throw ApiError.because({ code: 'NO_GAME' });
  return requireInstanceState(first.id, transaction);
}

function firstInstance(gameId: GameId, body: Body, organiserName: string, now: Date): InstanceState {
  const game = newGame(gameId, body, now);
  const instance = newGameInstance({
    // Not derived from the idempotency key, because a weak key would make the invite link easy to guess.
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
    people: [newPlayerInstance({ uid: game.orgUid, name: organiserName, isGuest: false })],
  };
}

function newGame(id: string, body: Body, now: Date): Game {
  const { gameName: name, location, numberOfPlayers, isRecurring, timeZone } = body;
  return storedGameSchema.parse({
    id,
    ...newGameSettings({ name, location, numberOfPlayers, isRecurring, timeZone }),
    ...newGameRoles(body.orgUid),
    joinKey: newGiId(),
    memberUids: [body.orgUid],
    createdAt: now,
  });
}
