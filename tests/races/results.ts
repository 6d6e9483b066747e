import { type GameInstance, NO_SCORE, paths } from '@fives/domain';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { stored } from '../support/database.ts';
import { players, putGame, putInstance } from './arrange.ts';
import { byApi, byRules, type Operation } from './operations.ts';
import type { Race } from './race.ts';

const SPOTS = 10;
const WINNER = { winningTeam: 'TEAM_A' } as const;

export const results: Race = {
  name: 'result and score',
  async arrange(clients) {
    const [organiser, ...others] = await players(1 + SPOTS);
    if (!organiser) throw new Error('Too few accounts');
    const game = await putGame(organiser, { numberOfPlayers: SPOTS });
    return async (round) => {
      const people = others.map(({ uid, name }, at) => ({
        ...{ uid, name },
        team: at % 2 === 0 ? ('TEAM_A' as const) : ('TEAM_B' as const),
      }));
      const giId = await putInstance(game, people, { startsIn: -1 - round });
      const write = (fields: Partial<GameInstance>) =>
        byRules(organiser, { path: paths.gameInstance(giId), fields });
      const params = { giId };
      const calls: readonly Operation[] = [
        byApi('setWinner', { params, body: WINNER }, organiser),
        byApi('setScore', { params, body: { teamAGoals: 3, teamBGoals: 1 } }, organiser),
        byApi('setWinner', { params, body: { winningTeam: 'DRAW' } }, organiser),
      ];
      const operationsByTurn: readonly (() => Operation)[] = [
        () => write({ winningTeam: 'TEAM_B', ...NO_SCORE }),
        () => write({ winningMargin: 2, teamAGoals: null, teamBGoals: null }),
        () => write({ ...WINNER, winningMargin: null, teamAGoals: 5, teamBGoals: 4 }),
        () => write({ scoreDeclined: true }),
        () => write({ teamAGoals: 1, teamBGoals: 1, winningMargin: null }),
        () => write({ winningTeam: 'DRAW' }),
        () => {
          const { uid = '' } = others[Math.floor(Math.random() * others.length)] ?? {};
          const team = Math.random() < 0.5 ? 'TEAM_A' : 'TEAM_B';
          return byRules(organiser, { path: paths.playerInstance(giId, uid), fields: { team } });
        },
      ];
      const directWrites = Array.from(
        { length: clients - calls.length },
        (_, at) => operationsByTurn[at % operationsByTurn.length]?.() ?? write({}),
      );
      return {
        gameId: game.id,
        operations: [...directWrites.slice(0, 2), ...calls, ...directWrites.slice(2)],
        async violations() {
          const history = await stored(paths.statsHistory(game.id));
          const instance = await stored(paths.gameInstance(giId));
          const recorded = history?.instances.find((each: { giId: string }) => each.giId === giId);
          const teamA = (await findPlayerInstances(giId)).filter(({ team }) => team === 'TEAM_A');
          return [
            ...(instance?.winningTeam === null ? ['no winner was recorded'] : []),
            ...(recorded?.winningTeam === instance?.winningTeam ? [] : ['the history has another winner']),
            ...(recorded?.teamA?.length === teamA.length ? [] : ['the history has another line-up']),
          ];
        },
      };
    };
  },
};
