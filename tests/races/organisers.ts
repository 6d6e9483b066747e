import { MAX_ORGANISERS, organisersOf, paths, storedGameSchema } from '@fives/domain';
import { stored } from '../support/database.ts';
import type { Person } from '../support/people.ts';
import { players, putGame, putInstance, shuffled } from './arrange.ts';
import { byApi, type Operation } from './operations.ts';
import type { Race } from './race.ts';

const SPOTS = 10;
const ORGANISERS = 3;

/**
 * Organisers concurrently add and remove organisers, step down and hand over the game. The summaries stay correct.
 */
export const organisers: Race = {
  name: 'organisers',
  async arrange(clients) {
    const people = await players(SPOTS);
    const [first, second, third, ...others] = people as [Person, Person, Person, ...Person[]];
    return async () => {
      const organiserUids = [first, second, third].slice(0, ORGANISERS).map(({ uid }) => uid);
      const memberUids = people.map(({ uid }) => uid).toSorted();
      const game = await putGame(first, { organiserUids, memberUids, numberOfPlayers: SPOTS });
      const { id: gameId } = game;
      const playerInstances = people.map(({ uid, name }) => ({ uid, name }));
      const instances = [
        await putInstance(game, playerInstances, { startsIn: -24 * 7 }),
        await putInstance(game, playerInstances, { startsIn: 24 }),
      ];
      const params = { gameId };
      const remove = (by: Person, { uid }: Person) =>
        byApi('removeOrganiser', { params: { gameId, uid } }, by);
      const add = (by: Person, { uid }: Person) => byApi('addOrganiser', { params, body: { uid } }, by);
      const addTreasurer = (by: Person, { uid }: Person) =>
        byApi('addTreasurer', { params, body: { uid } }, by);
      const handOver = (by: Person, { uid }: Person) => byApi('handOver', { params, body: { uid } }, by);
      const operations: Operation[] = [
        remove(second, third),
        remove(third, second),
        handOver(first, second),
        remove(first, first),
        handOver(first, third),
        ...others.flatMap((person) => [add(first, person), addTreasurer(second, person)]),
      ];
      return {
        gameId,
        operations: shuffled([...operations.slice(0, 5), ...shuffled(operations.slice(5))].slice(0, clients)),
        async violations() {
          const found = await stored(paths.game(gameId));
          const {
            orgUid,
            organiserUids: all,
            treasurerUids,
          } = storedGameSchema.parse({ id: gameId, ...found });
          const summaries = await Promise.all(instances.map((giId) => stored(paths.gameInstance(giId))));
          return [
            ...(all[0] === orgUid ? [] : [`${orgUid} is not the first of ${all}`]),
            ...(new Set(all).size === all.length ? [] : [`${all} contains a uid twice`]),
            ...(all.length <= MAX_ORGANISERS ? [] : [`${all.length} people organise the game`]),
            ...all.filter((uid) => !memberUids.includes(uid)).map((uid) => `${uid} is not a member`),
            ...(new Set(treasurerUids).size === treasurerUids.length
              ? []
              : [`${treasurerUids} contains a uid twice`]),
            ...summaries
              .filter((one) => String(one?.game.treasurerUids) !== String(treasurerUids))
              .map(
                (one) =>
                  `an instance has the treasurers ${one?.game.treasurerUids}, the game has ${treasurerUids}`,
              ),
            ...summaries
              .filter((one) => String(organisersOf(one?.game)) !== String(all))
              .map((one) => `an instance has the organisers ${one?.game.organiserUids}, the game has ${all}`),
          ];
        },
      };
    };
  },
};
