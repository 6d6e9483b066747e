import { instanceCapacity, paths } from '@fives/domain';
import { database } from '../support/database.ts';
import type { Person } from '../support/people.ts';
import { guests, isGuest, joining, onlookers, players, putGame, putInstance } from './arrange.ts';
import { byApi, byRules, type Operation } from './operations.ts';
import type { Race } from './race.ts';

const SPOTS = 10;

/** Many people join at once. Even rounds have one spot for guests, and odd rounds have one spot left. */
export const lastSpot: Race = {
  name: 'last place',
  async arrange(clients) {
    const [organiser, ...registered] = await players(1 + Math.ceil(clients / 2));
    if (!organiser) throw new Error('Nobody signed up');
    const newcomers = [...registered, ...(await guests(Math.floor(clients / 2)))];
    return async (round) => {
      const isForGuests = round % 2 === 0;
      // Each round needs a new game, because members can always come back.
      const game = await putGame(organiser, {
        numberOfPlayers: SPOTS,
        maxGuests: isForGuests ? 1 : clients,
      });
      const room = instanceCapacity(SPOTS);
      const there = isForGuests ? 2 : room - 2;
      const giId = await putInstance(game, [{ uid: organiser.uid }, ...onlookers(there)], { startsIn: 24 });
      return {
        gameId: game.id,
        acts: newcomers.map((person, at) =>
          at % 8 === 0 ? join(giId, person) : byRules(person, joining(giId, person)),
        ),
        async violations(outcomes) {
          const { docs } = await database().collection(paths.playerInstances(giId)).get();
          const guestsIn = docs.filter((each) => each.data().isGuest === true).length;
          const taken = isForGuests ? guestsIn : docs.length;
          const most = isForGuests ? 1 : room;
          const nobody = outcomes.some(({ isAccepted }) => isAccepted) ? [] : ['nobody was let in'];
          return taken === most ? nobody : [...nobody, `${taken} taken of ${most}`];
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
