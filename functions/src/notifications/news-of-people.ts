import {
  areTeamsPicked,
  dealPlaces,
  dropOutNote,
  inviteNote,
  promotedNote,
  replyProblem,
  teamsPickedNote,
} from '@fives/domain';
import { handledOf } from '../instance/progress.ts';
import { placeOf } from '../instance/put-person.ts';
import type { WholeInstance } from '../instance/whole-instance.ts';
import { concerns, idIn, type Written } from '../triggers/written.ts';
import { allOf, type News, NO_NEWS } from './news.ts';
import { toAll } from './tell.ts';

/**
 * What a change of somebody's place means to others, as everybody's places are now. Before the start only: afterwards
 * places are corrected, and the correction is nobody's news.
 */
export function newsOfPeople(whole: WholeInstance, written: Written, now: Date): News {
  if (replyProblem(whole.instance, now) !== null) return NO_NEWS;
  return allOf([
    dropOutNews(whole, written),
    placesNews(whole),
    inviteNews(whole, written),
    teamsNews(whole, now),
  ]);
}

/**
 * That somebody said yes before, only the event knows; that they still say no, the place itself. Of several who drop out
 * the organiser is told once; of whom they took out themselves, not at all.
 */
function dropOutNews(whole: WholeInstance, written: Written): News {
  const uid = idIn(written, 'uid');
  const hasDroppedOut = written.before?.status === 'PLAYING' && placeOf(whole, uid)?.status === 'NOT_PLAYING';
  const isOrganisersDoing = uid === whole.game.orgUid || (hasDroppedOut && concerns(written, ['takenOutAt']));
  if (!hasDroppedOut || isOrganisersDoing) return NO_NEWS;
  return { messages: toAll([whole.game.orgUid], dropOutNote(whole.instance)), handled: {} };
}

/**
 * Whoever was known to be a reserve and has a place now is told, however many places came free at once and in whatever
 * order that is heard of.
 */
export function placesNews(whole: WholeInstance): News {
  const { game, instance, people } = whole;
  const { playing, reserves } = dealPlaces(people, game.numberOfPlayers);
  const waited = new Set(handledOf(whole).reserves);
  const promoted = playing.filter(({ uid }) => waited.has(uid)).map(({ uid }) => uid);
  return {
    messages: toAll(promoted, promotedNote(instance)),
    handled: { reserves: reserves.map(({ uid }) => uid).toSorted() },
  };
}

/** A place without an answer, once invites are out, is an invite. */
function inviteNews(whole: WholeInstance, written: Written): News {
  const uid = idIn(written, 'uid');
  const isInvited =
    written.before === null &&
    whole.instance.status === 'INVITES_SENT' &&
    placeOf(whole, uid)?.status === 'UNANSWERED' &&
    uid !== whole.game.orgUid;
  return isInvited ? { messages: toAll([uid], inviteNote(whole.instance)), handled: {} } : NO_NEWS;
}

/** Teams are picked once everybody who has a place is in one; told once, to all but the organiser, who picks them. */
export function teamsNews(whole: WholeInstance, now: Date): News {
  const { game, instance, people } = whole;
  const isNews =
    !handledOf(whole).teams &&
    replyProblem(instance, now) === null &&
    areTeamsPicked(people, game.numberOfPlayers);
  if (!isNews) return NO_NEWS;
  const picked = people.filter(({ uid, team }) => team !== 'NO_TEAM' && uid !== game.orgUid);
  const uids = picked.map(({ uid }) => uid);
  return { messages: toAll(uids, teamsPickedNote(instance)), handled: { teams: true } };
}
