import { isOrganiser } from '../access.ts';
import { resultAt } from '../instance/due.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { notUpcomingReason } from '../instance/state-rules.ts';
import { votersOf } from '../played/motm-count.ts';
import type { Score } from '../played/result.ts';
import type { NotificationDraft } from './draft.ts';
import {
  backOnDraft,
  CANCELLED_TITLE,
  cancelledDraft,
  inviteDraft,
  rescheduledDraft,
} from './drafts-ahead.ts';
import { motmOpenDraft, resultDraft } from './drafts-played.ts';
import type { RenotifyMode } from './kinds.ts';
import {
  addressTo,
  expectedUids,
  invitedUids,
  mergePlans,
  NO_NOTIFICATIONS,
  type NotificationPlan,
  type NotificationState,
  uidsOf,
} from './notification-plan.ts';
import { planSpotNotices } from './reply-notices.ts';

/** The fields of an instance of which a change may be news. */
type InstanceFields = Pick<
  GameInstance,
  'status' | 'cancelReason' | 'startDateTime' | 'ownLocation' | 'winningTeam' | 'scoreDeclined' | 'game'
> &
  Score;

/** One write to an instance. */
export interface InstanceChange {
  readonly before: InstanceFields;
  readonly after: InstanceFields;
}

/** By which of its fields the score is known, or known not to come. */
const SCORE_FIELDS = ['winningMargin', 'teamAGoals', 'teamBGoals', 'scoreDeclined'] as const;

/** Whether a change of an instance may be news to its people: seen from the change alone, so that most cost nothing. */
export function affectsNotices(change: InstanceChange): boolean {
  return Object.values(changedIn(change)).some((isChanged) => isChanged);
}

/**
 * What a change of an instance means to its people, as it is now: the change only says where to look, because it may
 * come late, twice, and after a later one.
 * @param handled what has been done about the instance so far
 */
export function planInstanceNotices(
  state: NotificationState,
  change: InstanceChange,
  handled: Handled,
  now: Date,
): NotificationPlan {
  const { status, winner, score } = changedIn(change);
  return mergePlans([
    planScheduleNotices(state, change, handled, now),
    status ? planInviteNotices(state, now) : NO_NOTIFICATIONS,
    winner || score ? planResultNotices(state, handled, now) : NO_NOTIFICATIONS,
    winner ? planVoteNotices(state, handled, now) : NO_NOTIFICATIONS,
    affectsReserves(change) && notUpcomingReason(state.instance, now) === null
      ? planSpotNotices(state, handled)
      : NO_NOTIFICATIONS,
  ]);
}

/**
 * Plans the notices of a cancelled, restored or moved instance.
 * @param by the organiser who made the change, null if unknown: a direct write to Firestore does not say
 */
export function planScheduleNotices(
  state: NotificationState,
  change: InstanceChange,
  handled: Handled,
  now: Date,
  by: string | null = null,
): NotificationPlan {
  const { status, reason, start, location } = changedIn(change);
  const moved = start
    ? planStartNotices(state, handled.start ?? change.before.startDateTime, handled.moves ?? [], now, by)
    : NO_NOTIFICATIONS;
  return mergePlans([
    status || reason ? planCancelNotices(state, change, handled, now, by) : NO_NOTIFICATIONS,
    moved,
    // The notice of a new start has the location, too.
    location && moved.drafts.length === 0 ? planLocationNotices(state, now, by) : NO_NOTIFICATIONS,
    hadInvites(change) && !handled.invited ? { drafts: [], handled: { invited: true } } : NO_NOTIFICATIONS,
  ]);
}

/** True if the status has to return to `INVITES_SENT`, because the instance was cancelled after its invites went out. */
export function mustRestoreInvites(
  { status }: Pick<GameInstance, 'status'>,
  change: InstanceChange,
  handled: Handled,
): boolean {
  const { before, after } = change;
  const wasOff = before.status === 'CANCELLED' || after.status === 'CANCELLED';
  return status === 'CREATED' && wasOff && (handled.invited === true || hadInvites(change));
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

/** Whether a change of an instance may give a reserve a spot, or have them asked whether they take one. */
export function affectsReserves(change: InstanceChange): boolean {
  const { start, size, offers, status } = changedIn(change);
  return start || size || offers || (status && change.before.status === 'CANCELLED');
}

/** How long people are told what an organiser does and undoes in one notice. */
const WINDOW_MS = 10 * 60_000;

/**
 * That the game is off, or on again: by what people were last told, so that what is called off and brought back before
 * anybody heard of it is no news, in whatever order its events come. Another reason puts right what they were told.
 */
function planCancelNotices(
  state: NotificationState,
  { before }: InstanceChange,
  { off }: Handled,
  now: Date,
  by: string | null,
): NotificationPlan {
  const { instance, people } = state;
  const isOff = instance.status === 'CANCELLED';
  const wasOff = off?.isOff ?? before.status === 'CANCELLED';
  const overCancelled = (draft: (person: PlayerInstance) => NotificationDraft, again: RenotifyMode) =>
    people
      .filter(({ uid }) => uid !== by)
      .map((person) => ({
        ...{ uid: person.uid, draft: draft(person), again, onlyOver: CANCELLED_TITLE },
      }));
  if (isOff && wasOff)
    return { drafts: overCancelled(() => cancelledDraft(instance), 'silent'), handled: {} };
  if (isOff === wasOff) return { drafts: [], handled: { off: off ?? { isOff, at: now } } };
  const again = off && now.getTime() - off.at.getTime() < WINDOW_MS ? 'batched' : 'push';
  const handled = { off: { isOff, at: now } };
  if (isOff) {
    const drafts = addressTo(expectedUids(state, by), cancelledDraft(instance));
    return { drafts: drafts.map((each) => ({ ...each, again })), handled };
  }
  if (notUpcomingReason(instance, now) !== null) return { drafts: [], handled };
  const drafts = overCancelled(({ status }) => backOnDraft(instance, status !== 'UNANSWERED'), again);
  return { drafts, handled };
}

function planInviteNotices(state: NotificationState, now: Date): NotificationPlan {
  const { instance } = state;
  if (instance.status !== 'INVITES_SENT' || notUpcomingReason(instance, now) !== null)
    return NO_NOTIFICATIONS;
  return { drafts: addressTo(invitedUids(state), inviteDraft(instance)), handled: {} };
}

/** Of so many moves of the start in so short a time each is a notice of its own; those that follow rewrite the last. */
const MOVES_TOLD_APART = 2;

/**
 * Told is whoever was last told another start. A start that was moved and moved back before anybody heard of it is no
 * news, in whatever order its events come.
 * @param told the start that people were last told of; where nothing is known of that, the start before the
 * change
 * @param moves of which moves they were told, and when
 */
function planStartNotices(
  state: NotificationState,
  told: Date,
  moves: NonNullable<Handled['moves']>,
  now: Date,
  by: string | null,
): NotificationPlan {
  const { instance } = state;
  const start = instance.startDateTime;
  const isNews = told.getTime() !== start.getTime() && notUpcomingReason(instance, now) === null;
  if (!isNews) return { drafts: [], handled: { start } };
  const recent = moves.filter(({ at }) => now.getTime() - at.getTime() < WINDOW_MS);
  const last = recent.length < MOVES_TOLD_APART ? undefined : recent.at(-1);
  const drafts = addressTo(expectedUids(state, by), rescheduledDraft(instance, last?.start));
  if (last) return { drafts: drafts.map((each) => ({ ...each, again: 'batched' })), handled: { start } };
  return { drafts, handled: { start, moves: [...recent, { at: now, start: start.getTime() }] } };
}

/** The place is another one: in the notice of the start as it is, where there was one. */
function planLocationNotices(state: NotificationState, now: Date, by: string | null): NotificationPlan {
  const { game, instance } = state;
  if (notUpcomingReason(instance, now) !== null) return NO_NOTIFICATIONS;
  // The event that follows an API call does not say whose change it is: organisers have their notice by then.
  const uids = expectedUids(state, by).filter((uid) => by !== null || !isOrganiser(game, uid));
  const drafts = addressTo(uids, rescheduledDraft(instance));
  return { drafts: drafts.map((each) => ({ ...each, again: 'batched' })), handled: {} };
}

/**
 * The result, to whoever played: once its score is known or will not come, or has been waited for. From then on a
 * correction puts right what they were told; another winner is told anew.
 */
export function planResultNotices(state: NotificationState, handled: Handled, now: Date): NotificationPlan {
  const { instance } = state;
  const { winningTeam } = instance;
  if (winningTeam === null) return NO_NOTIFICATIONS;
  const told = handled.result ?? null;
  const winnerAt = handled.winnerAt ?? now;
  const isAwaited = told === null && !isScoreSettled(instance) && !isPast(resultAt({ winnerAt }), now);
  if (isAwaited) return { drafts: [], handled: { winnerAt } };
  const again = told === null || told === winningTeam ? 'silent' : 'push';
  const drafts = addressTo(playersToTell(state), resultDraft(instance)).map(
    (each) => ({ ...each, again }) as const,
  );
  return { drafts, handled: { winnerAt, result: winningTeam } };
}

function isScoreSettled({ winningMargin, teamAGoals, scoreDeclined }: GameInstance): boolean {
  return scoreDeclined || winningMargin !== null || teamAGoals !== null;
}

function isPast(moment: Date | null, now: Date): boolean {
  return moment !== null && moment.getTime() <= now.getTime();
}

function playersToTell({ game, people }: NotificationState): string[] {
  return uidsOf(people.filter(({ uid, status }) => status === 'PLAYING' && !isOrganiser(game, uid)));
}

/** That there is a vote, to those who may. */
function planVoteNotices(
  { instance, people }: NotificationState,
  handled: Handled,
  now: Date,
): NotificationPlan {
  if (instance.winningTeam === null) return NO_NOTIFICATIONS;
  const voters = votersOf(instance, handled, people, now);
  return { drafts: addressTo(voters, motmOpenDraft(instance)), handled: {} };
}
