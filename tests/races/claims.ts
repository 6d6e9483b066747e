import { paths } from '@fives/domain';
import { database } from '../support/database.ts';
import { guests, players, putGame, putInstance } from './arrange.ts';
import { byApi } from './operations.ts';
import type { Race } from './race.ts';

const RIVALS = 2;
const GAMES = 3;

/** Two accounts claim the same guest concurrently. Exactly one account gets the replies of the guest in all games. */
export const claims: Race = {
  name: 'claims',
  async arrange(clients) {
    const [organiser, ...rivals] = await players(1 + RIVALS);
    if (!organiser) throw new Error('No account was created');
    return async () => {
      const [guest] = await guests(1);
      if (!guest) throw new Error('No guest was created');
      const games = await Promise.all(Array.from({ length: GAMES }, () => putGame(organiser)));
      const people = [organiser, guest].map(({ uid, name }) => ({ uid, name, isGuest: uid === guest.uid }));
      const instances = await Promise.all(games.map((game) => putInstance(game, people, { startsIn: 24 })));
      const claimants = Array.from({ length: clients }, (_, at) => rivals[at % RIVALS] ?? organiser);
      const claim = { body: { guestToken: guest.token } };
      return {
        gameId: games[0]?.id ?? '',
        operations: claimants.map((rival) => byApi('claimGuest', claim, rival)),
        async violations(outcomes) {
          const accepted = claimants.filter((_, at) => outcomes[at]?.isAccepted).map(({ uid }) => uid);
          const owners = [...new Set(accepted)];
          const expected = [organiser.uid, ...owners].toSorted();
          const found = await Promise.all(instances.map(uidsIn));
          return [
            ...(owners.length === 1 ? [] : [`${owners.length} accounts have claimed the guest`]),
            ...found
              .filter((uids) => String(uids) !== String(expected))
              .map((uids) => `an instance has ${uids} instead of ${expected}`),
          ];
        },
      };
    };
  },
};

async function uidsIn(giId: string): Promise<string[]> {
  const found = await database().collection(paths.playerInstances(giId)).listDocuments();
  return found.map(({ id }) => id).toSorted();
}
