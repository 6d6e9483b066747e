import { isOrganiser } from '../access.ts';
import { resultAt } from '../instance/due.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import { votersOf } from '../instance/motm-count.ts';
import type { Score } from '../instance/result.ts';
import { aheadReason } from '../instance/state-rules.ts';
import { cancelledDraft, inviteDraft, rescheduledDraft } from './drafts-ahead.ts';
import { motmOpenDraft, resultDraft } from './drafts-played.ts';
import {
  allOf,
  expectedUids,
  invitedUids,
  type News,
  type NewsState,
  NO_NEWS,
  toAll,
  uidsOf,
} from './news.ts';
import { spotNews } from './news-of-place.ts';

/** The fields of an instance of which a change may be news. */
type InstanceFields = Pick<
  GameInstance,
  'status' | 'startDateTime' | 'winningTeam' | 'scoreDeclined' | 'game'
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
export function mayBeNews(change: InstanceChange): boolean {
  return Object.values(changedIn(change)).some((isChanged) => isChanged);
}

/**
 * What a change of an instance means to its people, as it is now: the change only says where to look, because it may
 * come late, twice, and after a later one.
 * @param handled what has been done about the instance so far
 */
export function newsOfInstance(state: NewsState, change: InstanceChange, handled: Handled, now: Date): News {
  const { status, start, winner, score, size } = changedIn(change);
  return allOf([
    status ? statusNews(state, now) : NO_NEWS,
    start
      ? startNews(state, handled.start ?? change.before.startDateTime, handled.moves ?? [], now)
      : NO_NEWS,
    winner || score ? newsOfResult(state, handled, now) : NO_NEWS,
    winner ? voteNews(state, handled, now) : NO_NEWS,
    size && aheadReason(state.instance, now) === null ? spotNews(state, handled) : NO_NEWS,
  ]);
}

function changedIn({ before, after }: InstanceChange) {
  return {
    status: before.status !== after.status,
    start: before.startDateTime.getTime() !== after.startDateTime.getTime(),
    winner: before.winningTeam !== after.winningTeam,
    score: SCORE_FIELDS.some((field) => before[field] !== after[field]),
    size: before.game.numberOfPlayers !== after.game.numberOfPlayers,
  };
}

function statusNews(state: NewsState, now: Date): News {
  const { instance } = state;
  if (instance.status === 'CANCELLED') {
    return { drafts: toAll(expectedUids(state), cancelledDraft(instance)), handled: {} };
  }
  if (instance.status !== 'INVITES_SENT' || aheadReason(instance, now) !== null) return NO_NEWS;
  return { drafts: toAll(invitedUids(state), inviteDraft(instance)), handled: {} };
}

/** Of so many moves of the start in so short a time each is a notice of its own; those that follow rewrite the last. */
const MOVES_TOLD_APART = 2;
const MOVES_WINDOW_MS = 10 * 60_000;

/**
 * Told is whoever was last told another start. A start that was moved and moved back before anybody heard of it is no
 * news, in whatever order its events come.
 * @param told the start that people were last told of; where nothing is known of that, the start before the
 * change
 * @param moves of which moves they were told, and when
 */
function startNews(state: NewsState, told: Date, moves: NonNullable<Handled['moves']>, now: Date): News {
  const { instance } = state;
  const start = instance.startDateTime;
  const isNews = told.getTime() !== start.getTime() && aheadReason(instance, now) === null;
  if (!isNews) return { drafts: [], handled: { start } };
  const recent = moves.filter(({ at }) => now.getTime() - at.getTime() < MOVES_WINDOW_MS);
  const last = recent.length < MOVES_TOLD_APART ? undefined : recent.at(-1);
  const drafts = toAll(expectedUids(state), rescheduledDraft(instance, last?.start));
  if (last) return { drafts: drafts.map((each) => ({ ...each, again: 'gathered' })), handled: { start } };
  return { drafts, handled: { start, moves: [...recent, { at: now, start: start.getTime() }] } };
}

/**
 * The result, to whoever played: once its score is known or will not come, or has been waited for. From then on a
 * correction puts right what they were told; another winner is told anew.
 */
export function newsOfResult(state: NewsState, handled: Handled, now: Date): News {
  const { instance } = state;
  const { winningTeam } = instance;
  if (winningTeam === null) return NO_NEWS;
  const told = handled.result ?? null;
  const winnerAt = handled.winnerAt ?? now;
  const isAwaited = told === null && !isScoreSettled(instance) && !isPast(resultAt({ winnerAt }), now);
  if (isAwaited) return { drafts: [], handled: { winnerAt } };
  const again = told === null || told === winningTeam ? 'quietly' : 'aloud';
  const drafts = toAll(playersToTell(state), resultDraft(instance)).map(
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

function playersToTell({ game, people }: NewsState): string[] {
  return uidsOf(people.filter(({ uid, status }) => status === 'PLAYING' && !isOrganiser(game, uid)));
}

/** That there is a vote, to those who may. */
function voteNews({ instance, people }: NewsState, handled: Handled, now: Date): News {
  if (instance.winningTeam === null) return NO_NEWS;
  const voters = votersOf(instance, handled, people, now);
  return { drafts: toAll(voters, motmOpenDraft(instance)), handled: {} };
}
