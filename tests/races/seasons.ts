import { DEFAULT_POINTS, paths } from '@fives/domain';
import { findGame } from '../../functions/src/db/collections/games.ts';
import { findSeasons } from '../../functions/src/db/collections/seasons.ts';
import { players, putGame, putInstance } from './arrange.ts';
import { byApi, byRules, type Operation } from './operations.ts';
import type { Race } from './race.ts';

const DAY = 24 * 3_600_000;

/** Organisers start seasons and change results and points concurrently. Seasons stay ordered and tables correct. */
export const seasons: Race = {
  name: 'concurrent season starts',
  async arrange(clients) {
    const [organiser, ada, ben] = await players(3);
    if (!organiser || !ada || !ben) throw new Error('Too few accounts');
    return async () => {
      const game = await putGame(organiser);
      const teams = [
        { uid: ada.uid, name: ada.name, team: 'TEAM_A' as const },
        { uid: ben.uid, name: ben.name, team: 'TEAM_B' as const },
      ];
      const giIds = await Promise.all(
        [2, 30, 60].map((hours) => putInstance(game, teams, { startsIn: -hours })),
      );
      const first = Date.now() - 4 * DAY;
      const start = (n: number) => {
        const from = new Date(first + Math.floor(n / 2) * (DAY / 2)).toISOString();
        const sent = { params: { gameId: game.id }, body: { name: `Season ${n}`, from } };
        return byApi('startSeason', sent, organiser);
      };
      const recordWinner = (n: number) =>
        byRules(organiser, {
          path: paths.gameInstance(giIds[n % giIds.length] ?? ''),
          fields: { winningTeam: n % 2 === 0 ? 'TEAM_A' : 'TEAM_B' },
        });
      const changePoints = (n: number) =>
        byApi(
          'updateGame',
          { params: { gameId: game.id }, body: { points: { ...DEFAULT_POINTS, win: n % 20 } } },
          organiser,
        );
      const operationsByTurn: readonly ((n: number) => Operation)[] = [
        start,
        recordWinner,
        start,
        start,
        recordWinner,
        start,
        changePoints,
        start,
      ];
      return {
        gameId: game.id,
        operations: Array.from({ length: clients }, (_, n) =>
          (operationsByTurn[n % operationsByTurn.length] ?? start)(n),
        ),
        async violations() {
          const starts = (await findGame(game.id))?.seasons.map(({ from }) => from.getTime()) ?? [];
          const isOrdered = starts.every((at, n) => n === 0 || at > (starts[n - 1] ?? 0));
          const { length } = await findSeasons(game.id);
          return [
            ...(starts.length > 0 ? [] : ['no season was started']),
            ...(isOrdered ? [] : [`seasons are not in order: ${starts}`]),
            ...(length === starts.length
              ? []
              : [`${length} season documents, but ${starts.length} seasons in the game`]),
          ];
        },
      };
    };
  },
};
