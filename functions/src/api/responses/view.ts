import type { Game, MotmBallot, PlayerInstance, Uid } from '@fives/domain';
import { can, hasStarted } from '@fives/domain';
import { findBallotsOf } from '../../db/collections/motm-ballots.ts';
import { findPlayers } from '../../db/collections/players.ts';
import type { InstanceState } from '../../instance/instance-state.ts';
import type { Caller } from '../handler.ts';
import { callerIn, toActor } from '../permissions.ts';

export interface CallerView {
  readonly uid: Uid;
  readonly emails: ReadonlyMap<string, string>;
  readonly ballots: ReadonlyMap<string, MotmBallot>;
}

type People = readonly Pick<PlayerInstance, 'uid' | 'isGuest'>[];

async function emailsFor(caller: Caller, game: Game, people: People): Promise<Map<string, string>> {
  if (!can(toActor(caller), 'managePeople', game)) return new Map();
  const uids = new Set(people.filter(({ isGuest }) => !isGuest).map(({ uid }) => uid));
  const players = await findPlayers([...uids]);
  return new Map(players.map(({ uid, email }) => [uid, email]));
}

export function viewOfInstance(caller: Caller, state: InstanceState, now: Date): Promise<CallerView> {
  const voted = mayHaveVoted(caller, state, now) ? [state] : [];
  return viewOf(caller, state.game, state.people, voted);
}

/**
 * Reads only ballots that can still change, because each ballot costs a read. Only the response for a single instance
 * contains an old ballot.
 */
export function viewOfGame(
  caller: Caller,
  game: Game,
  states: readonly InstanceState[],
  now: Date,
): Promise<CallerView> {
  const voting = states.filter(
    (state) => mayHaveVoted(caller, state, now) && now < state.instance.motmClosesAt,
  );
  const people = states.flatMap((state) => state.people);
  return viewOf(caller, game, people, voting);
}

async function viewOf(
  caller: Caller,
  game: Game,
  people: People,
  voting: readonly InstanceState[],
): Promise<CallerView> {
  const { uid } = callerIn(game, caller);
  const giIds = voting.map(({ instance }) => instance.id);
  const [emails, ballots] = await Promise.all([emailsFor(caller, game, people), findBallotsOf(uid, giIds)]);
  return { uid, emails, ballots };
}

function mayHaveVoted(caller: Caller, { game, instance, people }: InstanceState, now: Date): boolean {
  const actor = callerIn(game, caller);
  const isIn = people.some(({ uid, isGuest }) => uid === actor.uid && (actor.isRegistered || !isGuest));
  return isIn && hasStarted(instance.startDateTime, now);
}
