import { type ApiName, apiContract, type Endpoint, paths } from '@fives/domain';
import { handlers } from '../../../functions/src/api/handlers/index.ts';
import { firestore } from '../../../functions/src/db/firestore.ts';
import { computeDailyStat } from '../../../functions/src/stats/daily-stat.ts';
import { change } from '../../triggers/world.ts';
import { GAME_ID, giIdOf, ORGANISER, uidOf } from './world.ts';

interface Sent {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

async function served(name: ApiName, { params, query = {}, body }: Sent): Promise<void> {
  const endpoint: Endpoint = apiContract[name];
  const caller = { uid: ORGANISER, isRegistered: true, email: 'player@example.com' };
  const checked = body && endpoint.body?.parse(body);
  const call = { params, query, body: checked, caller, now: new Date(), userAgent: '', idFromKey: null };
  // The endpoint is known only at run time.
  const result = await (handlers[name] as unknown as (call: object) => Promise<unknown>)(call);
  endpoint.response?.parse(result);
}

const gameId = GAME_ID;
const [next, last] = [giIdOf(0), giIdOf(1)];
let turn = 0;

/** Returns calls, triggers and jobs of a game. Each has something to do on every run. */
export function worksOn(count: number): Record<string, () => Promise<unknown>> {
  const oldest = paths.gameInstance(giIdOf(count - 1));
  const winner = () => (turn++ % 2 === 0 ? 'TEAM_A' : 'TEAM_B');
  const part = (uid: string) => ({ giId: next, uid });
  return {
    'GET /game/{gameId}': () => served('getGame', { params: { gameId } }),
    'GET /games/{playerId}': () => served('listGames', { params: { playerId: ORGANISER } }),
    'GET /game/{gameId}/stats': () => served('getGameStats', { params: { gameId } }),
    'PUT /game/{gameId}': () =>
      served('updateGame', { params: { gameId }, body: { name: `Name ${turn++}` } }),
    'GET /gi/{giId}': () => served('getGameInstance', { params: { giId: next } }),
    'GET /gi/{giId}/reach': () => served('getReach', { params: { giId: next } }),
    'POST /gi/{giId}/player/{uid}': () =>
      served('reply', {
        params: part(uidOf(3)),
        body: { status: turn++ % 2 === 0 ? 'NOT_PLAYING' : 'PLAYING' },
      }),
    'POST /gi/{giId}/people': () =>
      served('addPerson', { params: { giId: next }, body: { name: `Tom ${turn++}`, status: 'NOT_PLAYING' } }),
    'PUT /gi/{giId}/winner': () =>
      served('setWinner', { params: { giId: last }, body: { winningTeam: winner() } }),
    'PUT /gi/{giId}/teams': () =>
      served('setTeamLooks', { params: { giId: next }, body: { teamAName: `Bibs ${turn++}` } }),
    'POST /gi/{giId}/teams/random': () => served('pickRandomTeams', { params: { giId: next } }),
    'POST /gi/{giId}/teams/fair': () =>
      served('pickFairTeams', { params: { giId: next }, body: { seed: `${turn++}` } }),
    'POST /game/{gameId}/merge': async () => {
      const [from, body] = [
        `g_x${turn++}`,
        { name: 'X', isGuest: true, status: 'NOT_PLAYING', team: 'NO_TEAM' },
      ];
      await firestore
        .doc(paths.playerInstance(next, from))
        .set({ ...body, repliedAt: null, motmVotesReceived: 0 });
      const instance = firestore.doc(paths.gameInstance(next));
      const memberUids = (await instance.get()).data()?.memberUids ?? [];
      await instance.update({ memberUids: [...memberUids, from] });
      await served('mergePeople', { params: { gameId }, body: { from, to: uidOf(4) } });
    },
    'trigger: settings changed': async () =>
      (await change(paths.game(gameId), { location: `At ${turn++}` }))(),
    'trigger: result recorded': async () =>
      (await change(paths.gameInstance(last), { winningTeam: winner() }))(),
    'trigger: oldest result corrected': async () => (await change(oldest, { winningTeam: winner() }))(),
    'job: stat of the day': async () => {
      await firestore.doc(paths.game(gameId)).update({ dailyStat: null, dailyStatDueAt: new Date(0) });
      await computeDailyStat(gameId, new Date());
    },
  };
}

/** Returns KiB of JSON, which is more than Firestore counts. */
export async function largestKiB(): Promise<number> {
  const { docs } = await firestore.collection(`${paths.game(GAME_ID)}/stats`).get();
  const game = await firestore.doc(paths.game(GAME_ID)).get();
  return Math.max(...[...docs, game].map((one) => JSON.stringify(one.data()).length / 1024));
}
