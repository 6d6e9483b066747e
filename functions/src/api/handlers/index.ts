import { describeApi } from '@fives/domain';
import type { Handlers } from '../handler.ts';
import { createGame } from './create-game.ts';
import { getGameInstance, setScore, setTeamLooks, setWinner, updateGameInstance } from './game-instances.ts';
import { getGame, getGameStats, listGames, updateGame } from './games.ts';
import { joinAsGuest, joinAsNewPlayer, reply, updatePlayerInstance } from './places.ts';
import {
  createPlayer,
  deletePlayer,
  findPlayer,
  getPlayer,
  postPushToken,
  putPushToken,
  sendSupportMessage,
} from './players.ts';
import { pickFairTeams, pickRandomTeams } from './teams.ts';

export const handlers: Handlers = {
  createPlayer,
  findPlayer,
  getPlayer,
  deletePlayer,
  putPushToken,
  postPushToken,
  joinAsNewPlayer,
  reply,
  joinAsGuest,
  updatePlayerInstance,
  sendSupportMessage,
  createGame,
  listGames,
  getGame,
  getGameStats,
  updateGame,
  getGameInstance,
  updateGameInstance,
  setWinner,
  setScore,
  setTeamLooks,
  pickRandomTeams,
  pickFairTeams,
  getOpenApi: async () => describeApi(),
};
