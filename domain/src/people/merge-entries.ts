import type { Aliased } from '../access.ts';
import { isAddedByHand, type Uid } from '../ids.ts';
import type { GameInstance, MotmAward } from '../instance/game-instance.schema.ts';
import type { Attendance, People, PlayerInstance } from '../instance/player-instance.schema.ts';
import type { CastBallot } from '../played/motm-vote.ts';
import type { LateQueue } from '../queue/queue.schema.ts';
import { isInTeam } from '../queue/queue.ts';
import type { HistoryInstance } from '../stats/history.schema.ts';
import { hasStarted } from '../time/start.ts';

// Merges the entry `from` into the person `to`. Each function ignores data without `from`, so repeated calls change
// nothing.

export type Identity = Pick<PlayerInstance, 'uid' | 'name' | 'isGuest'>;

/**
 * Returns the merged player instances. Null if no player instance contains `from`, or if both entries played in an
 * instance with a result.
 */
export function mergePlayerInstances(
  instance: Pick<GameInstance, 'startDateTime' | 'winningTeam'>,
  people: People,
  from: string,
  to: Identity,
  now: Date,
): PlayerInstance[] | null {
  const [fromPerson, toPerson] = [from, to.uid].map((uid) => people.find((person) => person.uid === uid));
  if (fromPerson === undefined) {
    const isReferenced = people.some(({ answeredBy, addedBy, broughtBy, sameAs }) =>
      [answeredBy, addedBy, broughtBy, sameAs].includes(from),
    );
    return isReferenced ? people.map((person) => replaceUidIn(person, from, to.uid)) : null;
  }
  if (toPerson && instance.winningTeam !== null && isInTeam(fromPerson) && isInTeam(toPerson)) return null;
  const merged = toPerson
    ? mergePlayerInstance(fromPerson, toPerson, hasStarted(instance.startDateTime, now))
    : fromPerson;
  const { addedBy: _added, broughtBy: _brought, sameAs: _same, ...signedIn } = merged;
  const playerInstance = isAddedByHand(to.uid) ? merged : signedIn;
  const others = people.filter(({ uid }) => uid !== from && uid !== to.uid);
  return [{ ...playerInstance, ...to }, ...others].map((person) => replaceUidIn(person, from, to.uid));
}

/** Keeps the earlier of two equal replies. Keeps the later of two different replies, or the yes if `isStarted`. */
function mergePlayerInstance(from: PlayerInstance, to: PlayerInstance, isStarted: boolean): PlayerInstance {
  const [earlier, later] = replyTime(from) <= replyTime(to) ? [from, to] : [to, from];
  const yes = [from, to].find(({ status }) => status === 'PLAYING');
  const ofDifferent = (isStarted && yes) || later;
  const chosen = from.status === to.status ? earlier : ofDifferent;
  const team = [chosen, to, from].find(isInTeam)?.team ?? 'NO_TEAM';
  const {
    status,
    repliedAt: at,
    answeredBy = null,
    takenOutAt = null,
    acceptedAt = null,
    condition = null,
  } = chosen;
  return {
    ...to,
    ...{ status, repliedAt: at, answeredBy, takenOutAt, acceptedAt, condition },
    team: status === 'PLAYING' ? team : 'NO_TEAM',
    motmVotesReceived: from.motmVotesReceived + to.motmVotesReceived,
  };
}

function replyTime(person: PlayerInstance): number {
  return person.repliedAt?.getTime() ?? 0;
}

function replaceUidIn(person: PlayerInstance, from: string, to: string): PlayerInstance {
  const { answeredBy, addedBy, broughtBy, sameAs } = person;
  const replaced = (uid: Uid) => (uid === from ? to : uid);
  const replacedOrNullIfSelf = (uid: Uid) => (replaced(uid) === person.uid ? null : replaced(uid));
  return {
    ...person,
    ...(answeredBy && { answeredBy: replacedOrNullIfSelf(answeredBy) }),
    ...(addedBy && { addedBy: replaced(addedBy) }),
    ...(broughtBy && { broughtBy: replacedOrNullIfSelf(broughtBy) }),
    ...(sameAs === from && { sameAs: null }),
  };
}

export function mergeInstance(
  { forecast, teamsTold, firstHalf, noShows, motmAwarded }: GameInstance,
  from: string,
  to: Identity,
): Pick<GameInstance, 'forecast' | 'teamsTold' | 'firstHalf' | 'noShows' | 'motmAwarded'> {
  return {
    forecast: forecast && mergeLineUp(forecast, from, to.uid),
    teamsTold: teamsTold && mergeLineUp(teamsTold, from, to.uid),
    firstHalf: firstHalf && mergeLineUp(firstHalf, from, to.uid),
    noShows: replaceUid(noShows, from, to.uid),
    motmAwarded: mergeAwards(motmAwarded, from, to),
  };
}

export function mergeLateQueue(
  { playing, reserves, offers, left, formerReserves, ...others }: LateQueue,
  from: string,
  to: string,
): LateQueue {
  const players = replaceUid(playing, from, to);
  return {
    ...others,
    playing: players,
    reserves: players.includes(to) ? without(reserves, [from, to]) : mergeKey(reserves, from, to),
    offers: players.includes(to) ? without(offers, [from, to]) : mergeKey(offers, from, to),
    left: mergeKey(left, from, to),
    formerReserves: replaceUid(formerReserves, from, to),
  };
}

export function mergeAttendance({ dropOuts, ...others }: Attendance, from: string, to: string): Attendance {
  return { ...others, dropOuts: mergeKey(dropOuts, from, to) };
}

function mergeKey<V>(map: Readonly<Record<string, V>>, from: string, to: string): Record<string, V> {
  const { [from]: value, ...others } = map;
  return value === undefined ? others : { [to]: value, ...others };
}

function without<V>(map: Readonly<Record<string, V>>, uids: readonly Uid[]): Record<string, V> {
  return Object.fromEntries(Object.entries(map).filter(([uid]) => !uids.includes(uid)));
}

export function mergeBallots<B extends CastBallot>(ballots: readonly B[], from: string, to: string): B[] {
  return ballots.map((ballot) => {
    if (ballot.uid !== from && !ballot.votes.includes(from)) return ballot;
    const voter = ballot.uid === from ? to : ballot.uid;
    const votes = replaceUid(ballot.votes, from, to).filter((uid) => uid !== voter);
    return { ...ballot, uid: voter, votes };
  });
}

export function replaceUid(uids: readonly Uid[], from: string, to: string): string[] {
  return [...new Set(uids.map((uid) => (uid === from ? to : uid)))];
}

export function mergeLineUp<L extends Pick<HistoryInstance, 'teamA' | 'teamB'>>(
  lineUp: L,
  from: string,
  to: string,
): L {
  if (!isInLineUp(lineUp, from)) return lineUp;
  const teamA = replaceUid(lineUp.teamA, from, to).toSorted();
  const teamB = replaceUid(lineUp.teamB, from, to).toSorted();
  return { ...lineUp, teamA, teamB: teamB.filter((uid) => !teamA.includes(uid)) };
}

export function isInLineUp({ teamA, teamB }: Pick<HistoryInstance, 'teamA' | 'teamB'>, uid: Uid): boolean {
  return teamA.includes(uid) || teamB.includes(uid);
}

export function mergeAwards(awards: readonly MotmAward[], from: string, to: Identity): MotmAward[] {
  const awardsOfBoth = awards.filter(({ uid }) => uid === from || uid === to.uid);
  if (!awardsOfBoth.some(({ uid }) => uid === from)) return [...awards];
  const votes = Math.max(...awardsOfBoth.map((award) => award.votes));
  const others = awards.filter((award) => !awardsOfBoth.includes(award));
  return [...others, { uid: to.uid, name: to.name, votes }].toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
}

type Entry = Pick<PlayerInstance, 'uid' | 'isGuest'>;

/**
 * Returns the entry that a merge keeps as `to`, or null for two accounts. An account is kept rather than a guest, and a
 * guest rather than an entry added by hand.
 */
export function mergeChoice<E extends Entry>(from: E, to: E): { from: E; to: E } | null {
  if (!from.isGuest && !to.isGuest) return null;
  return signInRank(from) > signInRank(to) ? { from: to, to: from } : { from, to };
}

function signInRank({ uid, isGuest }: Entry): number {
  if (!isGuest) return 2;
  return isAddedByHand(uid) ? 0 : 1;
}

/** No alias in the result refers to another alias. */
export function addAlias(aliases: Aliased['aliases'], from: string, to: string): Record<string, string> {
  const others = Object.entries(aliases).filter(([uid]) => uid !== to);
  const redirected = others.map(([uid, survivor]) => [uid, survivor === from ? to : survivor]);
  return { ...Object.fromEntries(redirected), [from]: to };
}
