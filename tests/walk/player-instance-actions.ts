import {
  lineUp,
  MOTM_PICKS,
  paths,
  renamePerson,
  reply,
  TEAMS_AND_NONE,
  type TeamOrNone,
  toPiId,
  vote,
} from '@fives/domain';
import { anyCondition, anyUid } from '@fives/domain/testing/states';
import fc from 'fast-check';
import { ACCOUNT_WITHOUT_PLAYER, type Action, anAction } from './action.ts';
import { anyVotes, type World } from './worlds.ts';

const playerInstanceOf = ({ people }: World, uid: string) =>
  people.find((person) => person.uid === uid) ?? null;
const playerInstancePath = ({ instance }: World, uid: string) => paths.playerInstance(instance.id, uid);
const playerInstanceState = (world: World, uid: string) => ({
  instance: world.instance,
  uid,
  playerInstance: playerInstanceOf(world, uid),
});
const giIdParams = ({ instance }: World) => ({ giId: instance.id });
const piIdParams = ({ instance }: Pick<World, 'instance'>, uid: string) => ({
  piId: toPiId(instance.id, uid),
});

// No actor has these names, so each change of name is visible in the written fields.
const anyName = fc.constantFrom('Robin', 'Zoë');
const anyReplier = fc.oneof(
  { weight: 9, arbitrary: anyUid },
  { weight: 1, arbitrary: fc.constant(ACCOUNT_WITHOUT_PLAYER) },
);
const anyReply = fc.constantFrom('PLAYING' as const, 'NOT_PLAYING' as const);
const replying = fc
  .record({
    uid: anyReplier,
    status: anyReply,
    name: fc.option(anyName, { nil: undefined, freq: 3 }),
    condition: fc.oneof(fc.constant(undefined), fc.constant(null), anyCondition),
  })
  .map(({ uid, ...change }) =>
    anAction('replying', reply, {
      uid,
      change,
      state: (world) => ({
        ...playerInstanceState(world, uid),
        joinContext: {
          game: world.game,
          counts: world.instance.counts,
          hasPlayer: uid !== ACCOUNT_WITHOUT_PLAYER,
        },
      }),
      writes: (fields, world) => ({ [playerInstancePath(world, uid)]: fields }),
      call(world, actor) {
        // Only a new entry needs a name. The API takes the name of a registered player from the account.
        const isJoining = playerInstanceOf(world, uid) === null && actor.uid === uid;
        if (isJoining !== (change.name !== undefined)) return null;
        const { status, condition } = change;
        if (condition !== undefined) {
          const sent = { params: piIdParams(world, uid), body: { status, condition } };
          return isJoining ? null : { name: 'updatePlayerInstance', sent };
        }
        if (isJoining && actor.isGuest)
          return {
            name: 'joinAsGuest',
            sent: { params: giIdParams(world), body: { status, name: change.name, anonUid: uid } },
          };
        const body = { status };
        // A guest who has joined changes their own player instance, because `reply` requires an account.
        if (actor.isGuest && actor.uid === uid)
          return { name: 'updatePlayerInstance', sent: { params: piIdParams(world, uid), body } };
        return { name: 'reply', sent: { params: { ...giIdParams(world), uid }, body } };
      },
    }),
  );

const renaming = fc.record({ uid: anyUid, name: anyName }).map(({ uid, name }) =>
  anAction('correcting a name', renamePerson, {
    uid,
    change: { name },
    state: (world) => playerInstanceState(world, uid),
    writes: (fields, world) => ({ [playerInstancePath(world, uid)]: fields }),
    call: () => null,
  }),
);

const liningUp = fc
  .uniqueArray(fc.tuple(anyUid, fc.constantFrom(...TEAMS_AND_NONE)), {
    selector: ([uid]) => uid,
    minLength: 1,
    maxLength: 2,
  })
  .map((moves) =>
    anAction('changing the line-up', lineUp, {
      change: new Map<string, TeamOrNone>(moves),
      state: ({ instance, people }) => ({ instance, people }),
      writes: (fields, world) =>
        Object.fromEntries(
          moves.map(([uid, team]) => [
            playerInstancePath(world, uid),
            playerInstanceOf(world, uid) === null ? { team } : (fields.get(uid) ?? {}),
          ]),
        ),
      call(world) {
        const [[uid, team] = ['', 'NO_TEAM'], ...others] = moves;
        if (others.length > 0) return null;
        return { name: 'updatePlayerInstance', sent: { params: piIdParams(world, uid), body: { team } } };
      },
    }),
  );

/** Random picks, or null for valid picks. */
const anyPicksOrNull = fc.oneof(
  { weight: 1, arbitrary: anyVotes },
  { weight: 3, arbitrary: fc.constant(null) },
);

const voting = fc.record({ uid: anyUid, picks: anyPicksOrNull }).map(({ uid, picks }) => (world: World) => {
  const votes = picks ?? validPicks(world, uid);
  return anAction('voting', vote, {
    uid,
    change: { votes },
    state: ({ instance, people, ballots }) => {
      const voted = ballots[uid];
      return { instance, people, uid, ballot: voted === undefined ? null : { votes: [...voted] } };
    },
    writes: (fields, { instance }) => ({ [paths.motmBallot(instance.id, uid)]: fields ?? {} }),
    call: ({ instance }) => {
      const motmVotes = votes.map((pick) => toPiId(instance.id, pick));
      return {
        name: 'updatePlayerInstance',
        sent: { params: piIdParams({ instance }, uid), body: { motmVotes } },
      };
    },
  });
});

function validPicks({ people }: World, voterUid: string): string[] {
  const others = people.filter(({ uid, status }) => uid !== voterUid && status === 'PLAYING');
  return others.slice(0, MOTM_PICKS).map(({ uid }) => uid);
}

export const PLAYER_INSTANCE_ACTIONS: readonly fc.Arbitrary<(world: World) => Action>[] = [
  ...[replying, renaming, liningUp].map((actions) => actions.map((action) => () => action)),
  voting,
];
