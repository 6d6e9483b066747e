import { organisersOf } from '../access.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import { votersOf } from '../instance/motm-count.ts';
import { dealPlaces } from '../instance/places.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import type { Reminder } from '../instance/reminders.ts';
import { type Message, toAll, uidsOf } from './news.ts';
import { answerReminder, gameShortNote, inviteNote, invitesDueNote, playReminder } from './notes-ahead.ts';
import { motmAwardedNote, motmOpenNote } from './notes-played.ts';

type People = readonly PlayerInstance[];

/**
 * A new week: everybody who has a place is invited; or the organiser, who has a place as in a first game, hears that
 * inviting is up to them.
 */
export function messagesOnOpening(
  instance: GameInstance,
  people: readonly Pick<PlayerInstance, 'uid'>[],
): Message[] {
  return instance.status === 'INVITES_SENT'
    ? toAll(uidsOf(people), inviteNote(instance))
    : toAll(organisersOf(instance.game), invitesDueNote(instance));
}

/** Players are missing, and the start comes near. */
export function messagesOfShortGame(instance: GameInstance): Message[] {
  return toAll(organisersOf(instance.game), gameShortNote(instance));
}

/** One reminder that is due. */
export function messagesOfReminder(
  { phase, to }: Reminder,
  instance: GameInstance,
  handled: Handled,
  people: People,
  now: Date,
): Message[] {
  if (phase === 'MOTM_OPEN') return toAll(votersOf(instance, handled, people, now), motmOpenNote(instance));
  const reminded = people.filter(({ status }) => status === to);
  if (to === 'UNANSWERED') return toAll(uidsOf(reminded), answerReminder(instance, phase, now));
  const { reserves } = dealPlaces(people, instance.game.numberOfPlayers);
  return reminded.map((person) => ({
    uid: person.uid,
    note: playReminder(instance, phase, reserves.includes(person)),
  }));
}

/** The votes are counted, and somebody is player of the match: everybody who played hears of it, the winners that it is them. */
export function messagesOfAward(
  instance: GameInstance,
  winners: ReadonlySet<string>,
  people: People,
): Message[] {
  if (winners.size === 0) return [];
  return people
    .filter(({ status }) => status === 'PLAYING')
    .map(({ uid }) => ({ uid, note: motmAwardedNote(instance, winners.has(uid)) }));
}
