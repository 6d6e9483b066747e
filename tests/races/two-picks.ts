import type { GameResponse, Team } from '@fives/domain';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { onlyInstance } from '../support/games.ts';
import { players, putGame, putInstance, replyWrite, shuffled } from './arrange.ts';
import { byApi, byRules, type Outcome } from './operations.ts';
import type { Race } from './race.ts';

const PICKS = ['pickRandomTeams', 'pickRandomTeams', 'pickFairTeams'] as const;

export const twoPicks: Race = {
  name: 'two picks',
  async arrange(clients) {
    const [organiser, ...others] = await players(1 + clients - PICKS.length);
    if (!organiser) throw new Error('Too few accounts');
    const spots = Math.ceil(clients / 3);
    const game = await putGame(organiser, { numberOfPlayers: spots });
    // Fair teams need a result.
    const played = others.slice(0, spots).map(({ uid, name }, at) => ({ uid, name, team: teamAt(at) }));
    await putInstance(game, played, { startsIn: -24 * 7, winningTeam: 'TEAM_A' });
    const giId = await putInstance(game, [organiser, ...others], { startsIn: 24 });
    return async () => {
      const before = await findPlayerInstances(giId);
      const mixed = shuffled(others);
      const changing = mixed.slice(0, others.length / 2);
      const replies = mixed.map((person) => {
        const isPlaying = before.find(({ uid }) => uid === person.uid)?.status === 'PLAYING';
        const willPlay = changing.includes(person) ? !isPlaying : isPlaying;
        return byRules(person, replyWrite(giId, person, willPlay ? 'PLAYING' : 'NOT_PLAYING'));
      });
      const picks = PICKS.map((name) => byApi(name, { params: { giId } }, organiser));
      return {
        gameId: game.id,
        operations: [...picks, ...replies],
        async violations(outcomes) {
          const after = await findPlayerInstances(giId);
          const teams = new Map(after.map(({ uid, team }) => [uid, team]));
          const changedUids = new Set(changing.map(({ uid }) => uid));
          const lineUps = outcomes.slice(0, PICKS.length).flatMap(lineUpOf);
          // A player who has changed the reply may be in no team.
          const isStored = (lineUp: LineUp) =>
            after.every(({ uid }) => {
              const picked = lineUp.get(uid) ?? 'NO_TEAM';
              return teams.get(uid) === picked || (changedUids.has(uid) && teams.get(uid) === 'NO_TEAM');
            });
          return [
            ...(lineUps.length === 0 ? ['every pick was refused'] : []),
            ...(lineUps.some(isStored) ? [] : [`the teams match none of the picks: ${[...teams]}`]),
            ...lineUps.filter((lineUp) => !isEven(lineUp, spots)).map((lineUp) => `uneven: ${[...lineUp]}`),
          ];
        },
      };
    };
  },
};

type LineUp = ReadonlyMap<string, string>;

const teamAt = (at: number): Team => (at % 2 === 0 ? 'TEAM_A' : 'TEAM_B');

function lineUpOf({ isAccepted, text }: Outcome): LineUp[] {
  if (!isAccepted) return [];
  const { playerInstances = [] } = onlyInstance(JSON.parse(text) as GameResponse);
  return [new Map(playerInstances.map(({ playerId = '', team }) => [playerId, team]))];
}

function isEven(lineUp: LineUp, spots: number): boolean {
  const sizeOf = (team: Team) => [...lineUp.values()].filter((each) => each === team).length;
  const [a, b] = [sizeOf('TEAM_A'), sizeOf('TEAM_B')];
  return Math.abs(a - b) <= 1 && a + b >= 2 && a + b <= spots;
}
