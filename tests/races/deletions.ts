import { MOTM_PICKS, paths } from '@fives/domain';
import type { Person } from '../support/people.ts';
import { wholeDatabase } from '../support/whole-database.ts';
import { answering, guests, isGuest, joining, players, putGame, putInstance } from './arrange.ts';
import { byApi, byRules, type Operation } from './operations.ts';
import type { Race } from './race.ts';

const SPOTS = 10;

interface Scene {
  readonly organiser: Person;
  readonly others: readonly Person[];
  readonly played: string;
  readonly ahead: string;
  readonly next: string;
}

export const deletions: Race = {
  name: 'deletion while answering',
  async arrange(clients) {
    const [organiser, ...others] = await players(SPOTS);
    if (!organiser) throw new Error('Nobody signed up');
    return async () => {
      const leaving = [...(await players(Math.max(1, Math.floor(clients / 10)))), ...(await guests(1))];
      const game = await putGame(organiser, { numberOfPlayers: SPOTS });
      const people = [organiser, ...others, ...leaving].map((person, at) => ({
        ...{ uid: person.uid, name: person.name, isGuest: isGuest(person) },
        team: at % 2 === 0 ? ('TEAM_A' as const) : ('TEAM_B' as const),
      }));
      await putInstance(game, people, { startsIn: -24 * 7, winningTeam: 'TEAM_A' });
      const played = await putInstance(game, people, { startsIn: -2 });
      const ahead = await putInstance(game, people, { startsIn: 24 });
      const next = await putInstance(game, people.slice(0, SPOTS), { startsIn: 48 });
      const scene = { organiser, others, played, ahead, next };
      const deleted = leaving.map((person) => byApi('deletePlayer', { params: { id: person.uid } }, person));
      const traces = leaving.map((person) => tracesOf(person, scene));
      const acts = Array.from({ length: clients - deleted.length }, (_, at) => {
        const own = traces[at % leaving.length] ?? [];
        return own[Math.floor(at / leaving.length) % own.length];
      }).filter((act) => act !== undefined);
      return {
        gameId: game.id,
        acts: [...deleted, ...acts],
        async violations(outcomes) {
          const isStaying = outcomes.slice(0, deleted.length).some(({ isAccepted }) => !isAccepted);
          const texts = (await wholeDatabase()).map(({ path, text }) => `${path} ${text}`);
          const found = leaving.flatMap(({ uid }) => texts.filter((text) => text.includes(uid)));
          return isStaying ? [...found, 'not everybody could delete their account'] : found;
        },
      };
    };
  },
};

/** Returns writes that could bring back a player who is being deleted. */
function tracesOf(person: Person, { organiser, others, played, ahead, next }: Scene): Operation[] {
  const path = paths.playerInstance(ahead, person.uid);
  const out = { status: 'NOT_PLAYING', team: 'NO_TEAM', answeredBy: organiser.uid };
  const voteOf = (voter: Person, picks: readonly Person[]) =>
    byRules(voter, {
      path: paths.motmBallot(played, voter.uid),
      fields: { votes: picks.slice(0, MOTM_PICKS).map(({ uid }) => uid) },
      now: ['castAt'],
    });
  const votesForThem = others
    .slice(0, MOTM_PICKS)
    .map((voter) => voteOf(voter, [person, ...others.filter((each) => each !== voter)]));
  return [
    byRules(person, answering(ahead, person, 'NOT_PLAYING')),
    byRules(person, joining(next, person)),
    ...votesForThem.slice(0, 1),
    byRules(organiser, { path, fields: { team: 'TEAM_B' } }),
    byRules(person, { path, fields: { name: 'Somebody' } }),
    voteOf(person, others),
    ...votesForThem.slice(1),
    byRules(organiser, { path, fields: out, now: ['repliedAt', 'takenOutAt'] }),
    byRules(person, answering(ahead, person, 'PLAYING')),
  ];
}
