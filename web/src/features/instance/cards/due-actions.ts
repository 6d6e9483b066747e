import {
  actingUid,
  addPerson,
  hasEnded,
  hasStarted,
  type InviteCard,
  isOrganiser,
  isResultDue,
  lineUpGaps,
  lineUpGapsText,
  lineUpReason,
  motmCandidates,
  notUpcomingReason,
  type PlayerInstance,
  picksNeeded,
  statusReason,
  type Uid,
  votingReason,
  winnerReason,
} from '@fives/domain';
import type { InstanceView } from '../instance-view.ts';

const MIN_PLAYERS_FOR_TEAMS = 2;

export function visitorCards(card: InviteCard, now: Date) {
  return { reply: notUpcomingReason(card, now) === null, result: card.winningTeam !== null };
}

export function dueActions(view: InstanceView) {
  const { instance, viewer, replyState, now } = view;
  const mayReply = notUpcomingReason(instance, now) === null;
  const isUnanswered = replyState?.kind === 'unanswered';
  return {
    pickWinner: viewer.may.has('recordResult') && isResultDue(instance, now),
    halfTime: mayRecordHalfTime(view),
    /** An organiser can say that the game was not played, or take this back. */
    notPlayed:
      viewer.may.has('editInstance') &&
      (instance.status === 'NOT_PLAYED' ||
        (!instance.importId && statusReason(instance, 'NOT_PLAYED', now) === null)),
    pickMotm: mayVote(view),
    reply: mayReply && isUnanswered,
    changeReply: mayReply && replyState !== null && !isUnanswered,
    sendInvites:
      viewer.may.has('editInstance') &&
      instance.status === 'CREATED' &&
      !hasStarted(instance.startDateTime, now) &&
      !hasInviteeReply(view),
    result: instance.winningTeam !== null,
    attendance: viewer.may.has('recordResult') && !instance.importId && winnerReason(instance, now) === null,
    teams: hasTeams(view),
    pickTeams:
      viewer.may.has('editLineUp') &&
      !hasTeams(view) &&
      lineUpReason(instance) === null &&
      instance.counts.playing >= MIN_PLAYERS_FOR_TEAMS,
  };
}

function mayRecordHalfTime({ instance, viewer, people, now }: InstanceView): boolean {
  const teams = new Set(people?.map(({ team }) => team));
  return (
    viewer.may.has('recordResult') &&
    instance.winningTeam === null &&
    winnerReason(instance, now) === null &&
    !hasEnded(instance, now) &&
    teams.has('TEAM_A') &&
    teams.has('TEAM_B')
  );
}

function mayVote({ instance, viewer, own, people, now }: InstanceView): boolean {
  const candidates = motmCandidates(people ?? [], instance);
  return (
    own !== null &&
    (viewer.role === 'player' || !own.isGuest) &&
    picksNeeded(candidates.length) > 0 &&
    candidates.some(({ uid }) => uid === own.uid) &&
    instance.motmAwarded.length === 0 &&
    votingReason(instance, now) === null
  );
}

/** Null if the teams need no fix, or if the viewer cannot fix them. */
export function teamGapsText({ viewer, instance, people }: InstanceView): string | null {
  if (!viewer.may.has('editLineUp') || people === null || lineUpReason(instance) !== null) return null;
  const gaps = lineUpGaps(people, instance);
  return gaps && lineUpGapsText(gaps);
}

/** True if someone who does not organise the game has replied. */
function hasInviteeReply({ people, instance }: InstanceView): boolean {
  const hasReplied = ({ uid, status }: PlayerInstance) =>
    status !== 'UNANSWERED' && !isOrganiser(instance.game, uid);
  return people?.some(hasReplied) ?? false;
}

function hasTeams({ people }: InstanceView): boolean {
  return people?.some((person) => person.team !== 'NO_TEAM') ?? false;
}

/** @param broughtBy null if an organiser adds the person */
export function mayAddPerson(
  { instance, people, viewer, now }: InstanceView,
  broughtBy: Uid | null,
): boolean {
  // An alias acts as another uid without the roles of that uid, so `may` decides.
  const actor = { uid: viewer.uid, isGuest: viewer.may.size === 0 };
  const person = { name: '', status: 'PLAYING', broughtBy } as const;
  return people !== null && addPerson.refusal({ instance, people }, actor, person, now) === null;
}

export interface Claim {
  readonly person: PlayerInstance;
  readonly entryUid: Uid;
  /** Undefined if the claimed entry is in other dates only. */
  readonly entry: PlayerInstance | undefined;
}

export function claimsIn({ instance, viewer, people }: InstanceView): Claim[] {
  if (!viewer.may.has('managePeople') || people === null) return [];
  return people.flatMap((person) => {
    const entryUid = person.sameAs && actingUid(instance.game, person.sameAs);
    if (!entryUid || entryUid === person.uid) return [];
    const entry = people.find(({ uid }) => uid === entryUid);
    return entry || person.sameAsPlayedAt ? [{ person, entryUid, entry }] : [];
  });
}
