import { paths } from '@fives/domain';
import { aLateQueue } from '@fives/domain/testing';
import { findGameInstance } from '../../functions/src/db/collections/game-instances.ts';
import { entriesWithoutAccount, players, putGame, putInstance } from './arrange.ts';
import { byApi, byRules } from './operations.ts';
import type { Race } from './race.ts';

const SPOTS = 3;
const HOUR = 3_600_000;

/** All reserves accept the same late spot concurrently. One reserve gets the spot. */
export const lateSpots: Race = {
  name: 'late spots',
  async arrange(clients) {
    const [organiser, ...reserves] = await players(1 + clients);
    if (!organiser) throw new Error('Too few accounts');
    return async () => {
      const game = await putGame(organiser, { numberOfPlayers: SPOTS, reserveOffers: 'AT_ONCE' });
      const [first, second] = entriesWithoutAccount(SPOTS - 1);
      if (!first || !second) throw new Error('Too few players');
      const repliedAt = new Date(Date.now() - 24 * HOUR);
      const playerInstances = [first, second, ...reserves.map(({ uid, name }) => ({ uid, name }))];
      const forAllReserves = (at: Date) => Object.fromEntries(reserves.map(({ uid }) => [uid, at]));
      const lateQueue = aLateQueue({
        playing: [first.uid, second.uid],
        reserves: forAllReserves(repliedAt),
        offers: forAllReserves(new Date(Date.now() - HOUR / 60)),
      });
      const giId = await putInstance(
        game,
        playerInstances.map((playerInstance) => ({ ...playerInstance, repliedAt })),
        { startsIn: 2, lateQueue },
      );
      const body = { status: 'PLAYING' } as const;
      return {
        gameId: game.id,
        operations: reserves.map((person, at) =>
          at % 2 === 0
            ? byApi('reply', { params: { giId, uid: person.uid }, body }, person)
            : byRules(person, {
                path: paths.playerInstance(giId, person.uid),
                fields: {},
                now: ['acceptedAt'],
              }),
        ),
        async violations() {
          const { playing = [], reserves: waiting = {} } = (await findGameInstance(giId))?.lateQueue ?? {};
          const hasFirstPlayers = [first, second].every(({ uid }) => playing.includes(uid));
          return [
            ...(playing.length === SPOTS ? [] : [`${playing.length} players have ${SPOTS} spots`]),
            ...(hasFirstPlayers ? [] : ['a player has lost the spot']),
            ...(playing.length + Object.keys(waiting).length === playerInstances.length
              ? []
              : ['a person is missing from the late queue']),
          ];
        },
      };
    };
  },
};
