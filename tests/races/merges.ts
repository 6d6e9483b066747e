import { MOTM_PICKS, paths } from '@fives/domain';
import type { Person } from '../support/people.ts';
import { readWholeDatabase } from '../support/whole-database.ts';
import { guests, players, putGame, putInstance, replyWrite } from './arrange.ts';
import { byApi, byRules, type Operation } from './operations.ts';
import type { Race } from './race.ts';

const SPOTS = 10;
const PAIRS = 2;

interface Pair {
  readonly guest: Person;
  readonly player: Person;
}

export const merges: Race = {
  name: 'merges',
  async arrange(clients) {
    const [organiser, ...others] = await players(SPOTS + PAIRS);
    if (!organiser) throw new Error('Too few accounts');
    return async () => {
      const pairs = (await guests(PAIRS)).map((guest, at) => ({ guest, player: others[at] ?? organiser }));
      const game = await putGame(organiser, { numberOfPlayers: SPOTS });
      const asGuests = pairs.map(({ guest: { uid, name } }) => ({ uid, name, isGuest: true }));
      const asPlayers = [organiser, ...others].map(({ uid, name }) => ({ uid, name }));
      // Past instances have only the guest entry of each pair. The upcoming instance has both entries.
      const lineUp = [...asGuests, ...asPlayers.slice(1 + PAIRS)].map((person, at) => ({
        ...person,
        team: at % 2 === 0 ? ('TEAM_A' as const) : ('TEAM_B' as const),
      }));
      await putInstance(game, lineUp, { startsIn: -24 * 7, winningTeam: 'TEAM_A' });
      const played = await putInstance(game, lineUp, { startsIn: -2 });
      const ahead = await putInstance(game, [...asPlayers, ...asGuests], { startsIn: 24 });
      const merge = ({ guest, player }: Pair) => {
        const body = { from: guest.uid, to: player.uid };
        return byApi('mergePeople', { params: { gameId: game.id }, body }, organiser);
      };
      const calls = pairs.flatMap((pair) => [
        byApi('claimGuest', { body: { guestToken: pair.guest.token } }, pair.player),
        merge(pair),
      ]);
      const voters = others.slice(PAIRS);
      const replies = voters.map((person) => byRules(person, replyWrite(ahead, person, 'NOT_PLAYING')));
      const votes = voters.map((voter, at) => voteFor(pairs[at % PAIRS]?.guest ?? voter, voter));
      const own = pairs.flatMap((pair) => operationsOf(pair, { organiser, ahead }));
      return {
        gameId: game.id,
        operations: [...calls, ...[...own, ...votes, ...replies].slice(0, clients - calls.length)],
        // Repeats merges that were interrupted. The API refuses the merge if nothing is left to merge.
        async finish() {
          for (const pair of pairs) await merge(pair)();
        },
        async violations() {
          const texts = (await readWholeDatabase()).map(({ path, text }) => `${path} ${text}`);
          return pairs.flatMap((pair) =>
            texts.filter((text) => withoutAlias(text, pair).includes(pair.guest.uid)),
          );
        },
      };

      function voteFor({ uid }: Person, voter: Person): Operation {
        const picks = [uid, ...voters.filter((each) => each !== voter).map((each) => each.uid)];
        const fields = { votes: picks.slice(0, MOTM_PICKS) };
        return byRules(voter, { path: paths.motmBallot(played, voter.uid), fields, now: ['castAt'] });
      }
    };
  },
};

/** Removes the alias and membership that let the browser of the guest act for the player. */
function withoutAlias(text: string, { guest, player }: Pair): string {
  const alias = `"${guest.uid}":{"stringValue":"${player.uid}"}`;
  const member = `{"stringValue":"${guest.uid}"}`;
  const isInstance = /^gameInstances\/[^/]+ /.test(text);
  return text
    .replaceAll(alias, '')
    .replace(/"memberUids":{"arrayValue":{[^\]]*\]/, (uids) =>
      isInstance ? uids.replace(member, '') : uids,
    );
}

function operationsOf(
  { guest, player }: Pair,
  { organiser, ahead }: { readonly organiser: Person; readonly ahead: string },
): Operation[] {
  const path = paths.playerInstance(ahead, guest.uid);
  return [
    byRules(guest, replyWrite(ahead, guest, 'NOT_PLAYING')),
    byRules(player, replyWrite(ahead, player, 'NOT_PLAYING')),
    byRules(organiser, { path, fields: { team: 'TEAM_A' } }),
    byRules(guest, { path, fields: { name: 'Somebody' } }),
  ];
}
