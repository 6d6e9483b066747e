import {
  cancelledNote,
  type GameInstance,
  hasStarted,
  inviteNote,
  motmOpenNote,
  rescheduledNote,
  resultNote,
} from '@fives/domain';
import { handledOf } from '../instance/progress.ts';
import { votersOf } from '../instance/voters.ts';
import type { WholeInstance } from '../instance/whole-instance.ts';
import { concerns, type Written } from '../triggers/written.ts';
import { allOf, type News, NO_NEWS } from './news.ts';
import { placesNews } from './news-of-people.ts';
import { toAll } from './tell.ts';

/** Whether a write to an instance may be news to its people: seen from the event alone, so that most cost nothing. */
export function mayBeNews(written: Written): boolean {
  if (written.before === null || written.after === null) return false;
  return concerns(written, ['status', 'startDateTime', 'winningTeam']) || hasOtherSize(written);
}

/**
 * What a change of an instance means to its people, as it is now: the event only says where to look, because it may come
 * late, twice, and after a later one.
 */
export function newsOfInstance(whole: WholeInstance, written: Written, now: Date): News {
  return allOf([
    concerns(written, ['status']) ? statusNews(whole, now) : NO_NEWS,
    concerns(written, ['startDateTime']) ? startNews(whole, written, now) : NO_NEWS,
    concerns(written, ['winningTeam']) ? resultNews(whole, now) : NO_NEWS,
    hasOtherSize(written) && isAhead(whole.instance, now) ? placesNews(whole) : NO_NEWS,
  ]);
}

function statusNews(whole: WholeInstance, now: Date): News {
  const { instance } = whole;
  if (instance.status === 'CANCELLED') {
    return { messages: toAll(audience(whole), cancelledNote(instance)), handled: {} };
  }
  if (instance.status !== 'INVITES_SENT' || !isAhead(instance, now)) return NO_NEWS;
  return { messages: toAll(invitees(whole), inviteNote(instance)), handled: {} };
}

/**
 * Told is whoever was last told another start. A start that was moved and moved back before anybody heard of it is no
 * news, in whatever order its events come; an instance that was written from outside says nothing of what was told, and
 * there the event must do.
 */
function startNews(whole: WholeInstance, written: Written, now: Date): News {
  const { instance } = whole;
  const start = instance.startDateTime;
  const told = handledOf(whole).start ?? toDate(written.before?.startDateTime) ?? start;
  const isNews = told.getTime() !== start.getTime() && isAhead(instance, now);
  const messages = isNews ? toAll(audience(whole), rescheduledNote(instance)) : [];
  return { messages, handled: { start } };
}

/** The first result, whatever it is corrected to; and that there is a vote, to those who may. */
function resultNews(whole: WholeInstance, now: Date): News {
  const { instance, people } = whole;
  if (instance.winningTeam === null) return NO_NEWS;
  const players = people.filter(({ uid, status }) => status === 'PLAYING' && uid !== whole.game.orgUid);
  return {
    messages: [
      ...toAll(
        players.map(({ uid }) => uid),
        resultNote(instance),
      ),
      ...toAll(votersOf(whole, people, now), motmOpenNote(instance)),
    ],
    handled: {},
  };
}

/** Whoever said yes or has not answered, but not the organiser, whose doing it is. */
function audience({ game, people }: WholeInstance): string[] {
  return people
    .filter(({ uid, status }) => status !== 'NOT_PLAYING' && uid !== game.orgUid)
    .map(({ uid }) => uid);
}

/** The player pool, but for the organiser and whoever has answered already. */
function invitees({ game, people }: WholeInstance): string[] {
  const answered = new Set(people.filter(({ status }) => status !== 'UNANSWERED').map(({ uid }) => uid));
  const pool = new Set([...game.memberUids, ...people.map(({ uid }) => uid)]);
  return [...pool].filter((uid) => uid !== game.orgUid && !answered.has(uid)).toSorted();
}

function isAhead({ status, startDateTime }: GameInstance, now: Date): boolean {
  return status !== 'CANCELLED' && !hasStarted(startDateTime, now);
}

function hasOtherSize({ before, after }: Written): boolean {
  return sizeIn(before?.game) !== sizeIn(after?.game);
}

function sizeIn(game: unknown): unknown {
  return typeof game === 'object' && game !== null && 'numberOfPlayers' in game ? game.numberOfPlayers : null;
}

function toDate(value: unknown): Date | null {
  return value instanceof Date ? value : null;
}
