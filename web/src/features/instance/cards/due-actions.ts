import {
  addPerson,
  type GameInstance,
  hasStarted,
  type InviteCard,
  lineUpGaps,
  lineUpGapsText,
  lineUpReason,
  motmCandidates,
  notUpcomingReason,
  type PlayerInstance,
  picksNeeded,
  type Uid,
  votingReason,
  winnerReason,
} from '@fives/domain';
import type { InstanceView } from '../instance-view.ts';

const FEWEST_FOR_TEAMS = 2;

export function visitorCards(card: InviteCard, now: Date) {
  return { reply: notUpcomingReason(card, now) === null, result: card.winningTeam !== null };
}

export function dueActions(view: InstanceView) {
  const { instance, viewer, standing, now } = view;
  const mayReply = notUpcomingReason(instance, now) === null;
  const isUnanswered = standing?.kind === 'unanswered';
  return {
    pickWinner:
      viewer.may.has('recordResult') && instance.winningTeam === null && winnerReason(instance, now) === null,
    pickMotm: mayVote(view),
    reply: mayReply && isUnanswered,
    changeReply: mayReply && standing !== null && !isUnanswered,
    sendInvites: areInvitesDue(view),
    result: instance.winningTeam !== null,
    attendance: viewer.may.has('recordResult') && winnerReason(instance, now) === null,
    teams: hasTeams(view),
    pickTeams: areTeamsDue(view),
  };
}

function mayVote({ instance, viewer, own, people, now }: InstanceView): boolean {
  return (
    own !== null &&
    (viewer.role === 'player' || !own.isGuest) &&
    isCandidate(people ?? [], instance, own.uid) &&
    instance.motmAwarded.length === 0 &&
    votingReason(instance, now) === null
  );
}

function isCandidate(people: readonly PlayerInstance[], instance: GameInstance, uid: Uid): boolean {
  const candidates = motmCandidates(people, instance);
  return picksNeeded(candidates.length) > 0 && candidates.some((person) => person.uid === uid);
}

function areInvitesDue({ instance, viewer, now }: InstanceView): boolean {
  return (
    viewer.may.has('editInstance') &&
    instance.status === 'CREATED' &&
    !hasStarted(instance.startDateTime, now)
  );
}

function areTeamsDue(view: InstanceView): boolean {
  return (
    view.viewer.may.has('editLineUp') &&
    !hasTeams(view) &&
    lineUpReason(view.instance) === null &&
    view.instance.counts.playing >= FEWEST_FOR_TEAMS
  );
}

/** Returns a sentence about a team problem that the viewer can fix, or null without one. */
export function teamGaps({ viewer, instance, people }: InstanceView): string | null {
  if (!viewer.may.has('editLineUp') || people === null || lineUpReason(instance) !== null) return null;
  const gaps = lineUpGaps(people, instance);
  return gaps && lineUpGapsText(gaps);
}

function hasTeams({ people }: InstanceView): boolean {
  return people?.some((person) => person.team !== 'NO_TEAM') ?? false;
}

/** @param broughtBy null for someone whom an organiser adds */
export function mayAddPerson(
  { instance, people, viewer, now }: InstanceView,
  broughtBy: Uid | null,
): boolean {
  const actor = { uid: viewer.uid, isGuest: viewer.may.size === 0 };
  const person = { name: '', status: 'PLAYING', broughtBy } as const;
  return people !== null && addPerson.refusal({ instance, people }, actor, person, now) === null;
}

/** Two entries that one person claims as theirs. */
export interface Claim {
  readonly person: PlayerInstance;
  readonly entry: PlayerInstance;
}

export function claimsIn({ viewer, people }: InstanceView): Claim[] {
  if (!viewer.may.has('managePeople') || people === null) return [];
  return people.flatMap((person) => {
    const entry = person.sameAs && people.find(({ uid }) => uid === person.sameAs);
    return entry ? [{ person, entry }] : [];
  });
}
