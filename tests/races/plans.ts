import { type GameInstance, paths } from '@fives/domain';
import { stored } from '../support/database.ts';
import { players, putGame, putInstance } from './arrange.ts';
import { byApi, byRules, type Operation } from './operations.ts';
import type { Race } from './race.ts';

const HOUR = 3_600_000;
const REASON = 'The pitch is flooded';

/** Organisers cancel, move and pause a game concurrently. The last notification matches the stored plan. */
export const plans: Race = {
  name: 'plans of organisers',
  async arrange(clients) {
    const [organiser, player] = await players(2);
    if (!organiser || !player) throw new Error('Too few accounts');
    const game = await putGame(organiser, { isRecurring: true });
    return async () => {
      const giId = await putInstance(game, [player], { startsIn: 100 });
      const params = { giId };
      const first = Date.now() + 200 * HOUR;
      const startOf = (n: number) => new Date(first + n * HOUR);
      const locationOf = (n: number) => `Pitch ${n}`;
      const write = (fields: Partial<GameInstance>) =>
        byRules(organiser, { path: paths.gameInstance(giId), fields });
      const operationsByTurn: readonly ((n: number) => Operation)[] = [
        () => write({ status: 'CANCELLED', cancelReason: REASON }),
        (n) => {
          const body = { startDateTime: startOf(n).toISOString(), game: { location: locationOf(n) } };
          return byApi('updateGameInstance', { params, body }, organiser);
        },
        () => write({ status: 'CREATED', cancelReason: '' }),
        (n) =>
          byRules(
            organiser,
            { path: paths.gameInstance(giId), fields: { startDateTime: startOf(n), regularStart: null } },
            { path: paths.game(game.id), fields: { location: locationOf(n) } },
          ),
        () =>
          byApi(
            'updateGameInstance',
            { params, body: { status: 'CANCELLED', cancelReason: REASON } },
            organiser,
          ),
        () => byApi('updateGameInstance', { params, body: { status: 'CREATED' } }, organiser),
        () => byRules(organiser, { path: paths.game(game.id), fields: { pausedUntil: startOf(500) } }),
        () => byApi('updateGame', { params: { gameId: game.id }, body: { pausedUntil: null } }, organiser),
      ];
      const operations = Array.from(
        { length: clients },
        (_, n) => operationsByTurn[n % operationsByTurn.length]?.(n) ?? write({}),
      );
      return {
        gameId: game.id,
        operations,
        async violations() {
          const instance = await stored(paths.gameInstance(giId));
          const notification = await stored(paths.notification(player.uid, `${giId}_CANCELLED`));
          const storedLocation = (await stored(paths.game(game.id)))?.location;
          const start = instance?.startDateTime.toMillis();
          const isMoved = start >= first;
          const isCancelled = instance?.status === 'CANCELLED';
          const isSameMove = !isMoved || storedLocation === locationOf(Math.round((start - first) / HOUR));
          return [
            ...(instance?.cancelReason === (isCancelled ? REASON : '')
              ? []
              : ['the cancel reason does not match the status']),
            ...(isSameMove ? [] : [`the location ${storedLocation} and the start are from different moves`]),
            ...(isCancelled === (notification?.title === 'Game cancelled')
              ? []
              : ['the last notification does not match the status']),
          ];
        },
      };
    };
  },
};
