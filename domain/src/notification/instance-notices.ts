import { isOrganiser } from '../access.ts';
import { resultNoticeAt } from '../instance/due.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { notUpcomingReason } from '../instance/state-rules.ts';
import { votersOf } from '../played/motm-vote.ts';
import type { Score } from '../played/result.ts';
import {
  addressTo,
  expectedUids,
  invitedUids,
  mergePlans,
  NO_NOTIFICATIONS,
  type NotificationDraft,
  type NotificationPlan,
  type NotificationState,
  uidsOf,
} from './draft.ts';
import {
  backOnDraft,
  CANCELLED_TITLE,
  cancelledDraft,
  inviteDraft,
  motmOpenDraft,
  rescheduledDraft,
  resultDraft,
} from './drafts.ts';
import type { RenotifyMode } from './notification.schema.ts';
import { planSpotNotices } from './reply-notices.ts';

type InstanceFields = Pick<
  GameInstance,
  'status' | 'cancelReason' | 'startDateTime' | 'ownLocation' | 'winningTeam' | 'scoreDeclined' | 'game'
> &
  Score;

export interface InstanceChange {
  readonly before: InstanceFields;
  readonly after: InstanceFields;
}

const SCORE_FIELDS = ['winningMargin', 'teamAGoals', 'teamBGoals', 'scoreDeclined'] as const;

/** Reads no stored state, so that most events cost no read. */
export function affectsNotices(change: InstanceChange): boolean {
  return Object.values(changedIn(change)).includes(true);
}

/** Compares stored state, because events arrive late, twice or out of order. */
export function planInstanceNotices(
  state: NotificationState,
  change: InstanceChange,
  handled: Handled,
  now: Date,
): NotificationPlan {
  const { status, winner, score } = changedIn(change);
  return mergePlans([
    planScheduleNotices(state, change, handled, now),
    status && planInviteNotices(state, now),
    (winner || score) && planResultNotices(state, handled, now),
    winner && planVoteNotices(state, handled, now),
    affectsReserves(change) &&
      notUpcomingReason(state.instance, now) === null &&
      planSpotNotices(state, handled),
  ]);
}

/** @param by the organiser who made the change, or null in a trigger, because events do not contain the author */
export function planScheduleNotices(
  state: NotificationState,
  change: InstanceChange,
  handled: Handled,
  now: Date,
  by: string | null = null,
): NotificationPlan {
  const { status, reason, start, location } = changedIn(change);
  const startPlan = start && planStartNotices(state, change, handled, now, by);
  return mergePlans([
    (status || reason) && planCancelNotices(state, handled, now, by),
    startPlan,
    // The notice of a new start contains the location.
    location && !(startPlan && startPlan.drafts.length > 0) && planLocationNotices(state, now, by),
    hadInvites(change) && !handled.invited && { drafts: [], handled: { invited: true } },
  ]);
}

/** True if the instance has status `CREATED` after a cancellation, although its invites were sent before. */
export function mustRestoreInvites(
  { status }: Pick<GameInstance, 'status'>,
  change: InstanceChange,
  handled: Handled,
): boolean {
  const { before, after } = change;
  const wasCancelled = before.status === 'CANCELLED' || after.status === 'CANCELLED';
  // A later change to `CREATED` was on purpose.
  const hadRestoredInvites = after.status === 'INVITES_SENT';
  const hadSentInvites = handled.invited === true || hadInvites(change);
  return status === 'CREATED' && wasCancelled && !hadRestoredInvites && hadSentInvites;
}

function hadInvites({ before, after }: InstanceChange): boolean {
  return before.status === 'INVITES_SENT' && after.status !== 'INVITES_SENT';
}

function changedIn({ before, after }: InstanceChange) {
  return {
    status: before.status !== after.status,
    reason: before.cancelReason !== after.cancelReason,
    start: before.startDateTime.getTime() !== after.startDateTime.getTime(),
    location: before.ownLocation !== after.ownLocation || before.game.location !== after.game.location,
    winner: before.winningTeam !== after.winningTeam,
    score: SCORE_FIELDS.some((field) => before[field] !== after[field]),
    size: before.game.numberOfPlayers !== after.game.numberOfPlayers,
    offers: before.game.reserveOffers !== after.game.reserveOffers,
  };
}

export function affectsReserves(change: InstanceChange): boolean {
  const { start, size, offers, status } = changedIn(change);
  return start || size || offers || (status && change.before.status === 'CANCELLED');
}

const BATCH_WINDOW_MS = 10 * 60_000;

/**
 * Plans the notices of a status that differs from the last notice, so that an undone cancellation notifies no one. A new
 * reason rewrites the last notice.
 */
function planCancelNotices(
  state: NotificationState,
  { off }: Handled,
  now: Date,
  by: string | null,
): NotificationPlan {
  const { instance, people } = state;
  const isOff = instance.status === 'CANCELLED';
  const others = people.filter(({ uid }) => uid !== by);
  const rewriteCancelled = (draft: (person: PlayerInstance) => NotificationDraft, renotify: RenotifyMode) =>
    others.map((person) => ({
      uid: person.uid,
      draft: draft(person),
      renotify,
      onlyIfTitle: CANCELLED_TITLE,
    }));
  if (isOff && off.isOff)
    return { drafts: rewriteCancelled(() => cancelledDraft(instance), 'silent'), handled: {} };
  if (isOff === off.isOff) return { drafts: [], handled: {} };
  const renotify = now.getTime() - off.at.getTime() < BATCH_WINDOW_MS ? 'batched' : 'push';
  const handled = { off: { isOff, at: now } };
  if (isOff)
    return { drafts: addressTo(expectedUids(state, by), cancelledDraft(instance), renotify), handled };
  if (notUpcomingReason(instance, now) !== null) return { drafts: [], handled };
  const drafts = rewriteCancelled(({ status }) => backOnDraft(instance, status !== 'UNANSWERED'), renotify);
  return { drafts, handled };
}

function planInviteNotices(state: NotificationState, now: Date): NotificationPlan {
  const { instance } = state;
  if (instance.status !== 'INVITES_SENT' || notUpcomingReason(instance, now) !== null)
    return NO_NOTIFICATIONS;
  return { drafts: addressTo(invitedUids(state), inviteDraft(instance)), handled: {} };
}

/** Number of moves within `BATCH_WINDOW_MS` with separate notices. Later moves rewrite the last notice. */
const MAX_SEPARATE_MOVES = 2;

function planStartNotices(
  state: NotificationState,
  { before }: InstanceChange,
  handled: Handled,
  now: Date,
  by: string | null,
): NotificationPlan {
  const { instance } = state;
  // People without a notice know the start before the change.
  const notifiedStart = handled.start ?? before.startDateTime;
  const start = instance.startDateTime;
  const mustNotify = notifiedStart.getTime() !== start.getTime() && notUpcomingReason(instance, now) === null;
  if (!mustNotify) return { drafts: [], handled: { start } };
  const recent = (handled.moves ?? []).filter(({ at }) => now.getTime() - at.getTime() < BATCH_WINDOW_MS);
  const last = recent.length < MAX_SEPARATE_MOVES ? undefined : recent.at(-1);
  const drafts = addressTo(
    expectedUids(state, by),
    rescheduledDraft(instance, last?.start),
    last && 'batched',
  );
  if (last) return { drafts, handled: { start } };
  return { drafts, handled: { start, moves: [...recent, { at: now, start: start.getTime() }] } };
}

function planLocationNotices(state: NotificationState, now: Date, by: string | null): NotificationPlan {
  const { game, instance } = state;
  if (notUpcomingReason(instance, now) !== null) return NO_NOTIFICATIONS;
  // Without `by`, this is the event of an API call that has already notified the other organisers.
  const uids = expectedUids(state, by).filter((uid) => by !== null || !isOrganiser(game, uid));
  return { drafts: addressTo(uids, rescheduledDraft(instance), 'batched'), handled: {} };
}

/**
 * Plans the result notices for all players except organisers when the score is known, declined or overdue. A corrected
 * score rewrites the notice. A new winner is pushed again.
 */
export function planResultNotices(state: NotificationState, handled: Handled, now: Date): NotificationPlan {
  const { game, instance, people } = state;
  const { winningTeam } = instance;
  if (winningTeam === null) return NO_NOTIFICATIONS;
  const notifiedWinner = handled.result ?? null;
  const winnerAt = handled.winnerAt ?? now;
  const dueAt = resultNoticeAt({ winnerAt });
  const isOverdue = dueAt !== null && dueAt <= now;
  if (notifiedWinner === null && !isScoreSettled(instance) && !isOverdue)
    return { drafts: [], handled: { winnerAt } };
  const renotify = notifiedWinner === null || notifiedWinner === winningTeam ? 'silent' : 'push';
  const players = people.filter(({ uid, status }) => status === 'PLAYING' && !isOrganiser(game, uid));
  const drafts = addressTo(uidsOf(players), resultDraft(instance), renotify);
  return { drafts, handled: { winnerAt, result: winningTeam } };
}

function isScoreSettled({ winningMargin, teamAGoals, scoreDeclined }: GameInstance): boolean {
  return scoreDeclined || winningMargin !== null || teamAGoals !== null;
}

function planVoteNotices(state: NotificationState, handled: Handled, now: Date): NotificationPlan {
  const { instance, people } = state;
  if (instance.winningTeam === null) return NO_NOTIFICATIONS;
  const voters = votersOf(instance, handled, people, now);
  return { drafts: addressTo(voters, motmOpenDraft(instance)), handled: {} };
}
