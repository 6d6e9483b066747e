import type { Handlers } from '../handler.ts';
import { createGame } from './create-game.ts';
import { getGameInstance, updateGameInstance } from './game-instances.ts';
import { getGame, getGameStats, listGames, updateGame } from './games.ts';
import { getOpenApi } from './open-api.ts';
import { updatePlayerInstance } from './player-instances.ts';
import { createPlayer, deletePlayer, findPlayer, getPlayer } from './players.ts';
import { postPushToken, putPushToken } from './push-tokens.ts';
import { joinAsGuest, joinAsNewPlayer, reply } from './replies.ts';
import { setScore, setWinner } from './results.ts';
import { sendSupportMessage } from './support.ts';
import { pickFairTeams, pickRandomTeams, setTeamLooks } from './teams.ts';

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
  getOpenApi,
};
