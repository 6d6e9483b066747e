import { type Game, type GameInstance, type PlayerInstance, paths, toGameSummary } from '@fives/domain';
import { A_KICK_OFF, aGame, aGameInstance, aHistoryInstance, aPlayerInstance } from '@fives/domain/testing';
import { addHours } from 'date-fns';

export const BEFORE = addHours(A_KICK_OFF, -24);
export const AFTER = addHours(A_KICK_OFF, 2);

interface World {
  readonly game?: Partial<Game>;
  readonly instance?: Partial<GameInstance>;
  /** People by uid. The name of a person is the uid. */
  readonly people?: Readonly<Record<string, Partial<PlayerInstance>>>;
}

/** Documents of one game of `olive` with the instance `first`. */
export function aWorld({ game = {}, instance = {}, people = {} }: World = {}): Record<string, object> {
  const memberUids = [...new Set(['olive', ...Object.keys(people)])];
  const stored = aGame({ memberUids, ...game });
  const entries = Object.entries(people).map(([uid, fields]) => aPlayerInstance({ uid, ...fields }));
  const countOf = (status: PlayerInstance['status']) =>
    entries.filter((each) => each.status === status).length;
  const counts = {
    playing: countOf('PLAYING'),
    notPlaying: countOf('NOT_PLAYING'),
    unanswered: countOf('UNANSWERED'),
  };
  return {
    [paths.game('tuesday')]: stored,
    [paths.gameInstance('first')]: aGameInstance({
      game: toGameSummary(stored),
      memberUids,
      counts,
      ...instance,
    }),
    [paths.statsHistory('tuesday')]: {
      instances: [aHistoryInstance({ winningTeam: null, teamA: [], teamB: [], ...instance })],
      people: Object.fromEntries(memberUids.map((uid) => [uid, { name: uid, namedAt: A_KICK_OFF }])),
    },
    ...Object.fromEntries(entries.map((each) => [paths.playerInstance('first', each.uid), each])),
  };
}

const NO_ONE = { reached: [], unreached: [] };
const ONE_UNREACHED = { reached: [], unreached: [{ uid: 'sam', name: 'sam' }] };

/** Response of `getReach`: no notification reaches `sam`. */
export const A_REACH = {
  ...{ plans: ONE_UNREACHED, move: ONE_UNREACHED, backOn: ONE_UNREACHED, teams: NO_ONE },
  ...{ invites: ONE_UNREACHED, replies: ONE_UNREACHED, offers: NO_ONE, payment: NO_ONE },
};
