import { instanceCapacity, paths } from '@fives/domain';
import { database } from '../support/database.ts';
import type { Person } from '../support/people.ts';
import {
  entriesWithoutAccount,
  guests,
  isGuest,
  joinWrite,
  players,
  putGame,
  putInstance,
} from './arrange.ts';
import { byApi, byRules, type Operation } from './operations.ts';
import type { Race } from './race.ts';

const SPOTS = 10;

/** Many people join concurrently. In even rounds, the limit leaves room for one guest, in odd rounds for one person. */
export const capacityLimits: Race = {
  name: 'last free player instance',
  async arrange(clients) {
    const [organiser, ...registered] = await players(1 + Math.ceil(clients / 2));
    if (!organiser) throw new Error('Too few accounts');
    const newcomers = [...registered, ...(await guests(Math.floor(clients / 2)))];
    return async (round) => {
      const isForGuests = round % 2 === 0;
      // Each round needs a new game, because members can always come back.
      const game = await putGame(organiser, {
        numberOfPlayers: SPOTS,
        maxGuests: isForGuests ? 1 : clients,
      });
      const capacity = instanceCapacity(SPOTS);
      const others = isForGuests ? 2 : capacity - 2;
      const giId = await putInstance(game, [{ uid: organiser.uid }, ...entriesWithoutAccount(others)], {
        startsIn: 24,
      });
      return {
        gameId: game.id,
        operations: newcomers.map((person, at) =>
          at % 8 === 0 ? join(giId, person) : byRules(person, joinWrite(giId, person)),
        ),
        async violations(outcomes) {
          const { docs } = await database().collection(paths.playerInstances(giId)).get();
          const guestsIn = docs.filter((each) => each.data().isGuest === true).length;
          const taken = isForGuests ? guestsIn : docs.length;
          const limit = isForGuests ? 1 : capacity;
          return [
            ...(outcomes.some(({ isAccepted }) => isAccepted) ? [] : ['no one could join']),
            ...(taken === limit ? [] : [`${taken} of ${limit} have joined`]),
          ];
        },
      };
    };
  },
};

function join(giId: string, person: Person): Operation {
  const { uid, name } = person;
  return isGuest(person)
    ? byApi('joinAsGuest', { params: { giId }, body: { name, anonUid: uid, status: 'PLAYING' } }, person)
    : byApi('reply', { params: { giId, uid }, body: { status: 'PLAYING' } }, person);
}
