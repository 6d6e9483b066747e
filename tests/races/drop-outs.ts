import { paths, toQueue } from '@fives/domain';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { stored } from '../support/database.ts';
import { answering, players, putGame, putInstance, shuffled } from './arrange.ts';
import { byApi, byRules } from './operations.ts';
import type { Race } from './race.ts';

export const dropOuts: Race = {
  name: 'drop-outs and reserves',
  async arrange(clients) {
    const people = await players(clients);
    const [organiser] = people;
    if (!organiser) throw new Error('Nobody signed up');
    // Two in three players are reserves, so a reserve follows every drop-out.
    const spots = Math.ceil(clients / 3);
    const game = await putGame(organiser, { numberOfPlayers: spots });
    const giId = await putInstance(game, people, { startsIn: 24 });
    return async () => {
      const before = await findPlayerInstances(giId);
      const statusOf = new Map(before.map(({ uid, status }) => [uid, status]));
      const [taken, ...others] = shuffled(people.slice(1));
      if (!taken) throw new Error('Too few clients');
      const wishes = others.map((person) => {
        const was = statusOf.get(person.uid) ?? 'UNANSWERED';
        const other = was === 'PLAYING' ? 'NOT_PLAYING' : 'PLAYING';
        return { person, was, status: Math.random() < 0.7 ? other : was };
      });
      const replies = wishes.map(({ person, status }, at) =>
        at < 3
          ? byApi('reply', { params: { giId, uid: person.uid }, body: { status } }, person)
          : byRules(person, answering(giId, person, status)),
      );
      const takeOut = byApi(
        'reply',
        { params: { giId, uid: taken.uid }, body: { status: 'NOT_PLAYING' } },
        organiser,
      );
      const waited = new Set(
        toQueue(before, { game: { numberOfPlayers: spots } }).reserves.map(({ uid }) => uid),
      );
      // This player rejoins at the end of the queue.
      waited.delete(taken.uid);
      return {
        gameId: game.id,
        acts: [...replies, takeOut, byRules(taken, answering(giId, taken, 'PLAYING'))],
        async violations(outcomes) {
          const after = await findPlayerInstances(giId);
          const found: string[] = [];
          for (const [at, { person, was, status }] of wishes.entries()) {
            const [now, then] = [after, before].map((all) => all.find(({ uid }) => uid === person.uid));
            const right = outcomes[at]?.isAccepted ? status : was;
            if (now?.status !== right) found.push(`${person.uid} is ${now?.status} after ${right}`);
            const isRepeated = status === was && now?.repliedAt?.getTime() !== then?.repliedAt?.getTime();
            if (isRepeated) found.push(`${person.uid} has lost their place in the queue by a repetition`);
          }
          for (const { uid } of toQueue(after, { game: { numberOfPlayers: spots } }).playing.filter(
            (playerInstance) => waited.has(playerInstance.uid),
          )) {
            const isTold = await stored(paths.notification(uid, `${giId}_PROMOTED`));
            if (!isTold) found.push(`${uid} has moved up and does not know`);
          }
          return found;
        },
      };
    };
  },
};
