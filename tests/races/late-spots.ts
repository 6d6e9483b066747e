import { type LateQueue, paths } from '@fives/domain';
import { findGameInstance } from '../../functions/src/db/collections/game-instances.ts';
import { onlookers, players, putGame, putInstance } from './arrange.ts';
import { byApi, byRules } from './operations.ts';
import type { Race } from './race.ts';

const SPOTS = 3;
const HOUR = 3_600_000;

/** All reserves accept a late spot at the same time: only one gets the free spot. */
export const lateSpots: Race = {
  name: 'late spots',
  async arrange(clients) {
    const [organiser, ...reserves] = await players(1 + clients);
    if (!organiser) throw new Error('Nobody signed up');
    return async () => {
      const game = await putGame(organiser, { numberOfPlayers: SPOTS, reserveOffers: 'AT_ONCE' });
      const [first, second] = onlookers(SPOTS - 1);
      if (!first || !second) throw new Error('Nobody has a spot');
      const saidYes = new Date(Date.now() - 24 * HOUR);
      const playerInstances = [first, second, ...reserves.map(({ uid, name }) => ({ uid, name }))];
      const ofAll = (at: Date) => Object.fromEntries(reserves.map(({ uid }) => [uid, at]));
      const lateQueue: LateQueue = {
        playing: [first.uid, second.uid],
        reserves: ofAll(saidYes),
        offers: ofAll(new Date(Date.now() - HOUR / 60)),
        left: {},
      };
      const giId = await putInstance(
        game,
        playerInstances.map((playerInstance) => ({ ...playerInstance, repliedAt: saidYes })),
        { startsIn: 2, lateQueue },
      );
      const body = { status: 'PLAYING' } as const;
      return {
        gameId: game.id,
        acts: reserves.map((person, at) =>
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
          const isWhole = [first, second].every(({ uid }) => playing.includes(uid));
          return [
            ...(playing.length === SPOTS ? [] : [`${playing.length} have one of ${SPOTS} spots`]),
            ...(isWhole ? [] : ['somebody has lost their spot']),
            ...(playing.length + Object.keys(waiting).length === playerInstances.length
              ? []
              : ['somebody is nowhere']),
          ];
        },
      };
    };
  },
};
