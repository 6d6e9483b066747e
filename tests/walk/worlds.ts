import { randomUUID } from 'node:crypto';
import {
  conditionsEndAt,
  countReplies,
  type Game,
  type GameInstance,
  motmClosesAt,
  NO_SCORE,
  type PlayerInstance,
  paths,
} from '@fives/domain';
import { aGame, aLateQueue } from '@fives/domain/testing';
import { ACTORS, anyInstanceState, anyPeople, NOW } from '@fives/domain/testing/states';
import fc from 'fast-check';

export interface World {
  readonly game: Game;
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly ballots: Readonly<Record<string, readonly string[]>>;
}

export const anyVotes = fc.uniqueArray(fc.constantFrom(...ACTORS), { maxLength: 4 });

type State = Pick<World, 'instance' | 'people'>;

/** Functions that set a state which is common in practice but rare among random values. */
const STAGES: readonly ((state: State) => State)[] = [
  (state) => state,
  function openForReplies({ instance, people }) {
    const fields = { ...startingIn(30), winningTeam: null, ...NO_SCORE };
    return { instance: { ...instance, ...fields, status: 'INVITES_SENT' }, people };
  },
  function shortlyBeforeStart({ instance, people }) {
    const reserves = people
      .filter(({ status }) => status === 'PLAYING')
      .map(({ uid }) => [uid, NOW] as const);
    const lateQueue = aLateQueue({ reserves: Object.fromEntries(reserves) });
    const fields = { ...startingIn(2), winningTeam: null, ...NO_SCORE, lateQueue };
    return { instance: { ...instance, ...fields, status: 'INVITES_SENT' }, people };
  },
  function duringVote({ instance, people }) {
    const game = { ...instance.game, pickMotm: true };
    return {
      instance: { ...instance, ...startingIn(-2), status: 'INVITES_SENT', game },
      people: people.map((person) => ({ ...person, status: 'PLAYING' })),
    };
  },
];

function startingIn(hours: number): Pick<GameInstance, 'startDateTime' | 'motmClosesAt'> {
  const startDateTime = new Date(NOW.getTime() + hours * 3_600_000);
  return { startDateTime, motmClosesAt: motmClosesAt(startDateTime) };
}

const MEMBERS = ACTORS.filter((uid) => uid !== 'stranger');

const anyJoinContext = fc.record({
  isClosed: rarely(true, false),
  maxGuests: rarely<number | null>(0, null),
  aliases: fc.constant({}),
  /** Roles that may be missing in the summary of the instance. */
  roles: fc.constantFrom<Partial<Pick<Game, 'organiserUids' | 'treasurerUids'>>>(
    {},
    {},
    {},
    { organiserUids: ['olive'], treasurerUids: ['ada'] },
    { organiserUids: ['olive', 'ada'], treasurerUids: [] },
  ),
  inviteKey: rarely<string | null>('the-new-one', null),
  removed: rarely<Record<string, string>>({ stranger: 'Sid' }, {}),
  memberUids: fc.constantFrom<readonly string[]>(MEMBERS, ACTORS).map((uids) => [...uids]),
  otherUnanswered: rarely(30, 0),
});

function rarely<T>(value: T, mostly: NoInfer<T>): fc.Arbitrary<T> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(value) },
    { weight: 4, arbitrary: fc.constant(mostly) },
  );
}

export const anyWorld: fc.Arbitrary<World> = fc
  .record({
    instance: anyInstanceState,
    people: anyPeople.chain((people) => fc.subarray(people, { minLength: 2 })),
    atStage: fc.constantFrom(...STAGES),
    ballot: fc.option(fc.record({ uid: fc.constantFrom(...ACTORS), votes: anyVotes })),
    joinContext: anyJoinContext,
  })
  .map(({ atStage, ballot, joinContext, ...state }) => {
    const { instance, people: repliers } = atStage(state);
    const people = instance.startDateTime <= NOW ? repliers.map(withoutCondition) : repliers;
    const { memberUids, otherUnanswered, roles, ...fields } = joinContext;
    const game = aGame({
      id: randomUUID(),
      ...instance.game,
      ...roles,
      ...fields,
      memberUids,
    });
    const counted = countReplies(people, { game });
    const counts = { ...counted, unanswered: counted.unanswered + otherUnanswered };
    return {
      game,
      instance: {
        ...instance,
        id: randomUUID(),
        gameId: game.id,
        memberUids,
        counts,
        conditionsEndAt: conditionsEndAt(people),
      },
      people,
      ballots: ballot === null ? {} : { [ballot.uid]: ballot.votes },
    };
  });

/** The rules cannot compute who had a spot, so all voters must have one. */
function withoutCondition(person: PlayerInstance): PlayerInstance {
  return { ...person, condition: null };
}

/** Shifts each `Date` in `value` by the time from {@link NOW} to `now`, because real write paths have their own clocks. */
export function movedTo<T>(now: Date, value: T): T {
  if (value instanceof Date) return new Date(value.getTime() + now.getTime() - NOW.getTime()) as T;
  if (Array.isArray(value)) return value.map((item) => movedTo(now, item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, movedTo(now, item)])) as T;
}

export function movedFrom<T>(now: Date, value: T): T {
  return movedTo(new Date(2 * NOW.getTime() - now.getTime()), value);
}

export function documentsOf({ game, instance, people, ballots }: World): Record<string, object> {
  const { id: gameId, ...storedGame } = game;
  const { id: giId, ...storedInstance } = instance;
  const playerInstances = people.map(({ uid, ...playerInstance }) => [
    paths.playerInstance(giId, uid),
    playerInstance,
  ]);
  const votes = Object.entries(ballots).map(([uid, votes]) => [
    paths.motmBallot(giId, uid),
    { votes, castAt: instance.startDateTime },
  ]);
  return {
    [paths.game(gameId)]: storedGame,
    [paths.gameInstance(giId)]: storedInstance,
    ...Object.fromEntries([...playerInstances, ...votes]),
  };
}
