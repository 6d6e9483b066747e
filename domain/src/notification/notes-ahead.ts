import type { GameInstance } from '../instance/game-instance.schema.ts';
import { playersShort, timeBeforeStart } from '../instance/health.ts';
import { inviteText, inviteTitle } from '../instance/invite-text.ts';
import type { Reminder } from '../instance/reminders.ts';
import { clockTime, type Note, note, type Subject, when } from './note.ts';

type Counted = Subject & Pick<GameInstance, 'counts'>;

/** To everybody who is invited. */
export function inviteNote(subject: Subject): Note {
  const title = inviteTitle(subject.game);
  const body = inviteText({ ...subject.game, startDateTime: subject.startDateTime });
  return note('INVITE', subject, { title, body });
}

/** To the organiser, once the next game is there and nobody has been invited yet. */
export function invitesDueNote(subject: Subject): Note {
  const body = `${subject.game.name} is next on ${when(subject)}. Tell everyone, and say if you will be playing.`;
  return note('INVITE', subject, { title: 'Invites due!', body });
}

/** To whoever has not answered, when the start comes near. */
export function answerReminder(subject: Subject, phase: Reminder['phase'], now: Date): Note {
  const left = timeBeforeStart(subject.startDateTime, now);
  const starts = left === 'Now' ? 'starts within the hour' : `starts in ${left}`;
  const body = `${subject.game.name} at ${subject.game.location} ${starts}. Please answer yes or no.`;
  return note('REMINDER', subject, { title: 'Will you be playing?', body, id: phase });
}

/** To whoever said yes, shortly before the start. */
export function playReminder(subject: Subject, phase: Reminder['phase'], isReserve: boolean): Note {
  const { name, location } = subject.game;
  const starts = `${name} starts at ${clockTime(subject.startDateTime, subject)} at ${location}.`;
  return isReserve
    ? note('REMINDER', subject, {
        title: 'You are still a reserve',
        body: `${starts} If someone drops out, you may be in.`,
        id: phase,
      })
    : note('REMINDER', subject, { title: 'See you soon!', body: starts, id: phase });
}

/** To the organiser, when health turns to ok or at risk. */
export function gameShortNote(subject: Counted): Note {
  const short = playersShort({ ...subject.game, playing: subject.counts.playing });
  const players = short === 1 ? '1 player' : `${short} players`;
  const body = `${subject.game.name} on ${when(subject)} needs ${short} more. Share the invite link once more.`;
  return note('GAME_SHORT', subject, { title: `${players} short`, body });
}

/** To the organiser, when someone who said yes says no. */
export function dropOutNote(subject: Counted): Note {
  const { name, numberOfPlayers } = subject.game;
  const body = `${name} on ${when(subject)} now has ${subject.counts.playing} of ${numberOfPlayers} players.`;
  return note('DROP_OUT', subject, { title: 'Someone dropped out', body });
}

/** To a reserve who gets a place. */
export function promotedNote(subject: Subject): Note {
  const body = `A place is free: you play in ${subject.game.name} on ${when(subject)} at ${subject.game.location}.`;
  return note('PROMOTED', subject, { title: 'You are in!', body });
}

/** To everybody in a team. */
export function teamsPickedNote(subject: Subject): Note {
  const body = `See who you play with in ${subject.game.name} on ${when(subject)}.`;
  return note('TEAMS_PICKED', subject, { title: 'Teams picked', body, screen: 'teams' });
}

/** To whoever said yes or has not answered. A second start time makes a second one. */
export function rescheduledNote(subject: Subject): Note {
  const body = `It is now on ${when(subject)} at ${subject.game.location}. Is that still good for you?`;
  const id = `RESCHEDULED_${subject.startDateTime.getTime()}`;
  return note('RESCHEDULED', subject, { title: `${subject.game.name} has moved`, body, id });
}

/** To whoever said yes or has not answered. */
export function cancelledNote(subject: Subject): Note {
  const body = `${subject.game.name} on ${when(subject)} is off.`;
  return note('CANCELLED', subject, { title: 'Game cancelled', body });
}
