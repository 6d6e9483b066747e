import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Team } from '../instance/player-instance.schema.ts';
import type { Reminder } from '../instance/reminders.ts';
import { teamNames } from '../played/result.ts';
import { spotsOf } from '../queue/counts.ts';
import { countdownText } from '../queue/health.ts';
import { inviteText, inviteTitle } from '../sharing/invite-text.ts';
import { clockTime, draft, type NotificationDraft, type Subject, when } from './draft.ts';

type WithTeamNames = Subject & Pick<GameInstance, 'teamAName' | 'teamBName'>;
type WithCounts = Subject & Pick<GameInstance, 'counts'>;

/** To everybody who is invited. */
export function inviteDraft(subject: Subject): NotificationDraft {
  const title = inviteTitle(subject.game);
  const body = inviteText({ ...subject.game, startDateTime: subject.startDateTime });
  return draft('INVITE', subject, { title, body });
}

/** To the organiser, once the next game is there and nobody has been invited yet. */
export function invitesDueDraft(subject: Subject): NotificationDraft {
  const body = `Next ${subject.game.name}: ${when(subject)}. Send the invites and say if you're playing.`;
  return draft('INVITE', subject, { title: 'Invites due!', body });
}

/** To whoever has not replied, when the start comes near. */
export function replyReminder(subject: Subject, phase: Reminder['phase'], now: Date): NotificationDraft {
  const left = countdownText(subject.startDateTime, now, 'hour');
  const starts = left === 'Now' ? 'starts within the hour' : `starts in ${left}`;
  const body = `${subject.game.name} at ${subject.game.location} ${starts}. Please say yes or no.`;
  return draft('REMINDER', subject, { title: 'Will you be playing?', body, id: phase });
}

/** To whoever said yes, shortly before the start. */
export function playReminder(
  subject: WithTeamNames,
  phase: Reminder['phase'],
  { isReserve, team }: { readonly isReserve: boolean; readonly team: Team | null },
): NotificationDraft {
  const { name, location } = subject.game;
  const starts = `${name}: ${clockTime(subject.startDateTime, subject)} at ${location}.`;
  return isReserve
    ? draft('REMINDER', subject, {
        title: "You're still a reserve",
        body: `${starts} If someone drops out, we'll ask if you can still make it.`,
        id: phase,
      })
    : draft('REMINDER', subject, {
        title: 'See you soon!',
        body: team === null ? starts : `${starts} ${inTeamText(subject, team)}.`,
        id: phase,
      });
}

/** To the organiser, when health turns to ok or at risk. */
export function gameShortDraft(subject: WithCounts): NotificationDraft {
  const { short } = spotsOf(subject);
  const players = short === 1 ? '1 player' : `${short} players`;
  const body = `${subject.game.name} on ${when(subject)} needs ${short} more. Share the link again.`;
  return draft('GAME_SHORT', subject, { title: `${players} short`, body });
}

/** To a reserve who gets a spot. */
export function promotedDraft(subject: Subject): NotificationDraft {
  const body = `A spot opened up. You're playing in ${subject.game.name}, ${when(subject)} at ${subject.game.location}.`;
  return draft('PROMOTED', subject, { title: "You're in!", body });
}

/** To a reserve who is asked, at that moment, whether they take a spot that has come free late; once for each time. */
export function offerDraft(subject: Subject, askedAt: Date): NotificationDraft {
  const { name, location } = subject.game;
  const at = clockTime(subject.startDateTime, subject);
  const body = `There's a spot in ${name}, ${at} at ${location}. First yes gets it.`;
  return draft('OFFER', subject, { title: 'Can you still make it?', body, id: `OFFER_${askedAt.getTime()}` });
}

function inTeamText(subject: WithTeamNames, team: Team): string {
  const { teamA, teamB } = teamNames(subject);
  return `You're in ${team === 'TEAM_A' ? teamA : teamB}`;
}

/** To somebody in a team. */
export function teamsPickedDraft(subject: WithTeamNames, team: Team): NotificationDraft {
  const body = `${inTeamText(subject, team)} for ${subject.game.name}, ${when(subject)}. See the teams.`;
  return draft('TEAMS_PICKED', subject, { title: 'Teams picked', body });
}

/**
 * To whoever said yes or has not replied. A second start time makes a second one.
 * @param told the start, in milliseconds, of which they were told in the notice that this one takes the place of
 */
export function rescheduledDraft(
  subject: Subject,
  told = subject.startDateTime.getTime(),
): NotificationDraft {
  const body = `Now ${startAndLocation(subject)}. Can you still make it?`;
  const id = `RESCHEDULED_${told}`;
  return draft('RESCHEDULED', subject, { title: `${subject.game.name} has moved`, body, id });
}

export const CANCELLED_TITLE = 'Game cancelled';

type CalledOff = Subject & Pick<GameInstance, 'cancelReason'>;

/** That a game has moved, as the group's own chat is told. */
export function rescheduledText(subject: Subject): string {
  return `${subject.game.name} has moved to ${startAndLocation(subject)}.`;
}

function startAndLocation(subject: Subject): string {
  return `${when(subject)} at ${subject.game.location}`;
}

/** That a game is off, and why where that was said, as it is told here and in the group's own chat. */
export function cancelledText(subject: CalledOff): string {
  const { game, cancelReason } = subject;
  return `${game.name} on ${when(subject)} is cancelled${cancelReason === '' ? '.' : `: ${cancelReason}`}`;
}

/** To whoever said yes or has not replied. */
export function cancelledDraft(subject: CalledOff): NotificationDraft {
  return draft('CANCELLED', subject, { title: CANCELLED_TITLE, body: cancelledText(subject) });
}

/** That a game which was called off is on again, as it is told here and in the group's own chat. */
export function backOnText(subject: Subject): string {
  return `${subject.game.name} on ${when(subject)} at ${subject.game.location} is back on.`;
}

/** To the same people. It replaces the cancellation in inboxes and on lock screens. */
export function backOnDraft(subject: Subject, hasReplied: boolean): NotificationDraft {
  const body = hasReplied ? `${backOnText(subject)} Your reply still counts.` : backOnText(subject);
  return draft('CANCELLED', subject, { title: 'Game back on', body });
}
