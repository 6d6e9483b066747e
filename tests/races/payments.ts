import { type Cost, paths } from '@fives/domain';
import { callApi } from '../support/api-client.ts';
import { stored } from '../support/database.ts';
import { players, putGame, putInstance } from './arrange.ts';
import { byApi } from './operations.ts';
import type { Race } from './race.ts';

const PLAYERS = 10;
const AMOUNT = 6001;

export const payments: Race = {
  name: 'payments and a changed cost',
  async arrange(clients) {
    const people = await players(PLAYERS);
    const [organiser] = people;
    if (!organiser) throw new Error('Too few accounts');
    return async () => {
      const game = await putGame(organiser);
      const giId = await putInstance(game, people, { startsIn: -2 });
      const costRequest = (amount: number) => {
        const body = { amount, currency: 'GBP' } as const;
        return { params: { giId }, body };
      };
      await callApi('enterCost', costRequest(AMOUNT), organiser);
      const operations = Array.from({ length: clients }, (_, at) => {
        if (at % 4 === 3) return byApi('enterCost', costRequest(AMOUNT + at), organiser);
        const payer = people[at % PLAYERS] ?? organiser;
        const params = { piId: `${giId}_${payer.uid}` };
        return byApi('markShare', { params, body: { state: 'SAID_PAID' } }, payer);
      });
      const payers = people.filter((_, at) => at < clients && at % 4 !== 3);
      return {
        gameId: game.id,
        operations,
        async violations() {
          const { shares } = (await stored(paths.cost(giId))) as Cost;
          const lost = payers.filter(({ uid }) => shares[uid]?.state !== 'SAID_PAID');
          return lost.map(({ uid }) => `the payment mark of ${uid} is lost`);
        },
      };
    };
  },
};
