import { MOTM_PICKS, paths } from '@fives/domain';
import type { Person } from '../support/people.ts';
import { readWholeDatabase } from '../support/whole-database.ts';
import { guests, isGuest, joinWrite, players, putGame, putInstance, replyWrite } from './arrange.ts';
import { byApi, byRules, type Operation } from './operations.ts';
import type { Race } from './race.ts';

const SPOTS = 10;

interface DeletionWorld {
  readonly organiser: Person;
  readonly others: readonly Person[];
  readonly played: string;
  readonly upcoming: string;
  readonly next: string;
}

export const deletions: Race = {
  name: 'account deletions during replies and votes',
  async arrange(clients) {
    const [organiser, ...others] = await players(SPOTS);
    if (!organiser) throw new Error('Too few accounts');
    return async () => {
      const leavers = [...(await players(Math.max(1, Math.floor(clients / 10)))), ...(await guests(1))];
      const game = await putGame(organiser, { numberOfPlayers: SPOTS });
      const people = [organiser, ...others, ...leavers].map((person, at) => ({
        ...{ uid: person.uid, name: person.name, isGuest: isGuest(person) },
        team: at % 2 === 0 ? ('TEAM_A' as const) : ('TEAM_B' as const),
      }));
      await putInstance(game, people, { startsIn: -24 * 7, winningTeam: 'TEAM_A' });
      const played = await putInstance(game, people, { startsIn: -2 });
      const upcoming = await putInstance(game, people, { startsIn: 24 });
      const next = await putInstance(game, people.slice(0, SPOTS), { startsIn: 48 });
      const world = { organiser, others, played, upcoming, next };
      const deleted = leavers.map((person) => byApi('deletePlayer', { params: { id: person.uid } }, person));
      const writes = leavers.map((person) => writesThatMightRestore(person, world));
      const otherOperations = Array.from({ length: clients - deleted.length }, (_, at) => {
        const own = writes[at % leavers.length] ?? [];
        return own[Math.floor(at / leavers.length) % own.length];
      }).filter((operation) => operation !== undefined);
      return {
        gameId: game.id,
        operations: [...deleted, ...otherOperations],
        async violations(outcomes) {
          const isAnyRefused = outcomes.slice(0, deleted.length).some(({ isAccepted }) => !isAccepted);
          const texts = (await readWholeDatabase()).map(({ path, text }) => `${path} ${text}`);
          const found = leavers.flatMap(({ uid }) => texts.filter((text) => text.includes(uid)));
          return isAnyRefused ? [...found, 'a deletion was refused'] : found;
        },
      };
    };
  },
};

function writesThatMightRestore(
  person: Person,
  { organiser, others, played, upcoming, next }: DeletionWorld,
): Operation[] {
  const path = paths.playerInstance(upcoming, person.uid);
  const markedAbsent = { status: 'NOT_PLAYING', team: 'NO_TEAM', answeredBy: organiser.uid };
  const voteOf = (voter: Person, picks: readonly Person[]) =>
    byRules(voter, {
      path: paths.motmBallot(played, voter.uid),
      fields: { votes: picks.slice(0, MOTM_PICKS).map(({ uid }) => uid) },
      now: ['castAt'],
    });
  const votesForPerson = others
    .slice(0, MOTM_PICKS)
    .map((voter) => voteOf(voter, [person, ...others.filter((each) => each !== voter)]));
  return [
    byRules(person, replyWrite(upcoming, person, 'NOT_PLAYING')),
    byRules(person, joinWrite(next, person)),
    ...votesForPerson.slice(0, 1),
    byRules(organiser, { path, fields: { team: 'TEAM_B' } }),
    byRules(person, { path, fields: { name: 'Somebody' } }),
    voteOf(person, others),
    ...votesForPerson.slice(1),
    byRules(organiser, { path, fields: markedAbsent, now: ['repliedAt', 'takenOutAt'] }),
    byRules(person, replyWrite(upcoming, person, 'PLAYING')),
  ];
}
