import { paths, toQueue } from '@fives/domain';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { stored } from '../support/database.ts';
import { players, putGame, putInstance, replyWrite, shuffled } from './arrange.ts';
import { byApi, byRules } from './operations.ts';
import type { Race } from './race.ts';

export const dropOuts: Race = {
  name: 'drop-outs and reserves',
  async arrange(clients) {
    const people = await players(clients);
    const [organiser] = people;
    if (!organiser) throw new Error('Too few accounts');
    // Two of three people are reserves, so there is a reserve for every drop-out.
    const spots = Math.ceil(clients / 3);
    const game = await putGame(organiser, { numberOfPlayers: spots });
    // Each later drop-out has its own notice, so a person who drops out twice would break an invariant.
    const giId = await putInstance(game, people, { startsIn: 48 });
    return async () => {
      const before = await findPlayerInstances(giId);
      const statusOf = new Map(before.map(({ uid, status }) => [uid, status]));
      const [absent, ...others] = shuffled(people.slice(1));
      if (!absent) throw new Error('Too few clients');
      const changes = others.map((person) => {
        const was = statusOf.get(person.uid) ?? 'UNANSWERED';
        const other = was === 'PLAYING' ? 'NOT_PLAYING' : 'PLAYING';
        return { person, was, status: Math.random() < 0.7 ? other : was };
      });
      const replies = changes.map(({ person, status }, at) =>
        at < 3
          ? byApi('reply', { params: { giId, uid: person.uid }, body: { status } }, person)
          : byRules(person, replyWrite(giId, person, status)),
      );
      const markAbsent = byApi(
        'reply',
        { params: { giId, uid: absent.uid }, body: { status: 'NOT_PLAYING' } },
        organiser,
      );
      const earlierReserves = new Set(
        toQueue(before, { game: { numberOfPlayers: spots } }).reserves.map(({ uid }) => uid),
      );
      // This player says yes again, which moves them to the end of the queue.
      earlierReserves.delete(absent.uid);
      return {
        gameId: game.id,
        operations: [...replies, markAbsent, byRules(absent, replyWrite(giId, absent, 'PLAYING'))],
        async violations(outcomes) {
          const after = await findPlayerInstances(giId);
          const found: string[] = [];
          for (const [at, { person, was, status }] of changes.entries()) {
            const [now, then] = [after, before].map((all) => all.find(({ uid }) => uid === person.uid));
            const expected = outcomes[at]?.isAccepted ? status : was;
            if (now?.status !== expected)
              found.push(`${person.uid} is ${now?.status} instead of ${expected}`);
            const hasMovedBack = status === was && now?.repliedAt?.getTime() !== then?.repliedAt?.getTime();
            if (hasMovedBack) found.push(`a repeated reply has changed the queue position of ${person.uid}`);
          }
          for (const { uid } of toQueue(after, { game: { numberOfPlayers: spots } }).playing.filter(
            (playerInstance) => earlierReserves.has(playerInstance.uid),
          )) {
            const notification = await stored(paths.notification(uid, `${giId}_PROMOTED`));
            if (!notification) found.push(`${uid} was promoted without a notification`);
          }
          return found;
        },
      };
    };
  },
};
