import { isOrganiser } from '../access.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import { votersOf } from '../instance/motm-count.ts';
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
type InstanceFields = Pick<GameInstance, 'status' | 'startDateTime' | 'winningTeam' | 'game'>;

/** One write to an instance. */
export interface InstanceChange {
  readonly before: InstanceFields;
  readonly after: InstanceFields;
}

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
  const { status, start, winner, size } = changedIn(change);
  return allOf([
    status ? statusNews(state, now) : NO_NEWS,
    start ? startNews(state, handled.start ?? change.before.startDateTime, now) : NO_NEWS,
    winner ? resultNews(state, handled, now) : NO_NEWS,
    size && aheadReason(state.instance, now) === null ? spotNews(state, handled) : NO_NEWS,
  ]);
}

function changedIn({ before, after }: InstanceChange) {
  return {
    status: before.status !== after.status,
    start: before.startDateTime.getTime() !== after.startDateTime.getTime(),
    winner: before.winningTeam !== after.winningTeam,
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

/**
 * Told is whoever was last told another start. A start that was moved and moved back before anybody heard of it is no
 * news, in whatever order its events come.
 * @param told the start that people were last told of; where nothing is known of that, the start before the
 * change
 */
function startNews(state: NewsState, told: Date, now: Date): News {
  const { instance } = state;
  const start = instance.startDateTime;
  const isNews = told.getTime() !== start.getTime() && aheadReason(instance, now) === null;
  return {
    drafts: isNews ? toAll(expectedUids(state), rescheduledDraft(instance)) : [],
    handled: { start },
  };
}

/** The first result, whatever it is corrected to; and that there is a vote, to those who may. */
function resultNews({ game, instance, people }: NewsState, handled: Handled, now: Date): News {
  if (instance.winningTeam === null) return NO_NEWS;
  const players = people.filter(({ uid, status }) => status === 'PLAYING' && !isOrganiser(game, uid));
  const voters = votersOf(instance, handled, people, now);
  return {
    drafts: [...toAll(uidsOf(players), resultDraft(instance)), ...toAll(voters, motmOpenDraft(instance))],
    handled: {},
  };
}
