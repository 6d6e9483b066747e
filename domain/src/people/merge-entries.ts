import type { OrganiserNotes } from '../fair-teams/preferences/preferences.schema.ts';
import { isAddedByHand, type Uid } from '../ids.ts';
import type { GameInstance, MotmAward } from '../instance/game-instance.schema.ts';
import type { Attendance, People, PlayerInstance } from '../instance/player-instance.schema.ts';
import type { CastBallot } from '../played/motm-count.ts';
import type { LateQueue } from '../queue/queue.schema.ts';
import type { History, HistoryInstance } from '../stats/history.schema.ts';
import { addEarlier, type PersonWithTotals } from '../stats/history.ts';
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

function isInTeam({ status, team }: PlayerInstance): boolean {
  return status === 'PLAYING' && team !== 'NO_TEAM';
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
  { forecast, teamsTold, firstHalf, motmAwarded }: GameInstance,
  from: string,
  to: Identity,
): Pick<GameInstance, 'forecast' | 'teamsTold' | 'firstHalf' | 'motmAwarded'> {
  return {
    forecast: forecast && mergeLineUp(forecast, from, to.uid),
    teamsTold: teamsTold && mergeLineUp(teamsTold, from, to.uid),
    firstHalf: firstHalf && mergeLineUp(firstHalf, from, to.uid),
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

export function mergeAttendance(
  { noShows, dropOuts, ...others }: Attendance,
  from: string,
  to: string,
): Attendance {
  return { ...others, noShows: replaceUid(noShows, from, to), dropOuts: mergeKey(dropOuts, from, to) };
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

export function havePlayedTogether(
  { instances }: Pick<History, 'instances'>,
  one: string,
  other: string,
): boolean {
  return instances.some((instance) => isInLineUp(instance, one) && isInLineUp(instance, other));
}

/** Returns the history without `from`, except in instances that both entries played. */
export function mergeHistory(history: History, from: string, to: Identity): History {
  const instances = history.instances.map((instance) => {
    if (isInLineUp(instance, from) && isInLineUp(instance, to.uid)) return instance;
    const motmAwarded = mergeAwards(instance.motmAwarded, from, to);
    const { firstHalf } = instance;
    return {
      ...mergeLineUp(instance, from, to.uid),
      ...(firstHalf && { firstHalf: mergeLineUp(firstHalf, from, to.uid) }),
      motmAwarded,
    };
  });
  const before = mergeStartingTable(history.before, from, to.uid);
  const { [from]: fromPerson, ...others } = history.people;
  if (fromPerson === undefined) return { ...history, instances, before };
  const toPerson = others[to.uid];
  const namedAt = toPerson && toPerson.namedAt > fromPerson.namedAt ? toPerson.namedAt : fromPerson.namedAt;
  const keepsFrom = instances.some((instance) => isInLineUp(instance, from));
  const people = { ...others, [to.uid]: { name: to.name, isGuest: to.isGuest, namedAt } };
  return { ...history, instances, before, people: keepsFrom ? { ...people, [from]: fromPerson } : people };
}

/** Adds the totals of both entries. The caller computes the rest of the standing again. */
function mergeStartingTable(before: History['before'], from: string, to: string): History['before'] {
  const { [from]: standing, ...others } = before;
  const earlier = standing?.tally.earlier;
  if (standing === undefined || earlier === undefined) return before;
  const toEarlier = before[to]?.tally.earlier;
  const sum = toEarlier ? addEarlier(toEarlier, earlier) : earlier;
  return { ...others, [to]: { ...standing, tally: { ...standing.tally, earlier: sum } } };
}

export function mergeTotals<T extends PersonWithTotals>(
  totals: readonly T[],
  from: string,
  to: Identity,
): T[] {
  const total = totals.find(({ uid }) => uid === from);
  if (total === undefined) return [...totals];
  const known = totals.find(({ uid }) => uid === to.uid);
  const merged = { ...total, ...to, ...(known && addEarlier(known, total)) };
  return totals.flatMap((each) => (each === known ? [] : [each === total ? merged : each]));
}

export function mergeNotes(notes: OrganiserNotes, from: string, to: string): OrganiserNotes {
  const { [from]: stars, ...others } = notes.stars;
  const pairs = notes.apart.map((pair) => replaceUid(pair.split(' '), from, to).toSorted().join(' '));
  return {
    ...notes,
    stars: stars === undefined ? others : { [to]: stars, ...others },
    apart: [...new Set(pairs)].filter((pair) => pair.includes(' ')),
    keepers: replaceUid(notes.keepers, from, to),
  };
}

export function replaceUid(uids: readonly Uid[], from: string, to: string): string[] {
  return [...new Set(uids.map((uid) => (uid === from ? to : uid)))];
}

function mergeLineUp<L extends Pick<HistoryInstance, 'teamA' | 'teamB'>>(
  lineUp: L,
  from: string,
  to: string,
): L {
  if (!isInLineUp(lineUp, from)) return lineUp;
  const teamA = replaceUid(lineUp.teamA, from, to).toSorted();
  const teamB = replaceUid(lineUp.teamB, from, to).toSorted();
  return { ...lineUp, teamA, teamB: teamB.filter((uid) => !teamA.includes(uid)) };
}

function isInLineUp({ teamA, teamB }: Pick<HistoryInstance, 'teamA' | 'teamB'>, uid: Uid): boolean {
  return teamA.includes(uid) || teamB.includes(uid);
}

function mergeAwards(awards: readonly MotmAward[], from: string, to: Identity): MotmAward[] {
  const awardsOfBoth = awards.filter(({ uid }) => uid === from || uid === to.uid);
  if (!awardsOfBoth.some(({ uid }) => uid === from)) return [...awards];
  const votes = Math.max(...awardsOfBoth.map((award) => award.votes));
  const others = awards.filter((award) => !awardsOfBoth.includes(award));
  return [...others, { uid: to.uid, name: to.name, votes }].toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
}
