import { hashOf } from '../ids.ts';
import type { Reminder } from '../instance/due.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance, Team } from '../instance/player-instance.schema.ts';
import { resultText, teamNames } from '../played/result.ts';
import { spotsOf } from '../queue/counts.ts';
import { countdownText } from '../queue/health.ts';
import { inviteText, inviteTitle } from '../sharing/invite-card.ts';
import { listed, plural } from '../text.ts';
import { DISPLAY_FORMATS, formatInZone, meetText } from '../time/format.ts';
import { clockTime, draft, type NotificationDraft, type Subject, startDateText } from './draft.ts';

type WithTeamNames = Subject & Pick<GameInstance, 'teamAName' | 'teamBName'>;
type WithCounts = Subject & Pick<GameInstance, 'counts'>;

export function inviteDraft(subject: Subject): NotificationDraft {
  const title = inviteTitle(subject.game);
  const body = inviteText({ ...subject.game, startDateTime: subject.startDateTime });
  return draft('INVITE', subject, { title, body });
}

export function invitesDueDraft(subject: Subject): NotificationDraft {
  const body = `Next ${subject.game.name}: ${startDateText(subject)}. Send the invites and say if you're playing.`;
  return draft('INVITE', subject, { title: 'Invites due!', body });
}

/** @param id makes each reminder a separate notification */
export function replyReminderDraft(subject: Subject, id: string, now: Date): NotificationDraft {
  const left = countdownText(subject.startDateTime, now, 'hour');
  const starts = left === 'Now' ? 'starts within the hour' : `starts in ${left}`;
  const body = `${subject.game.name} at ${subject.game.location} ${starts}. Please say yes or no.`;
  return draft('REMINDER', subject, { title: 'Will you be playing?', body, id });
}

export function playReminderDraft(
  subject: WithTeamNames,
  phase: Reminder['phase'],
  { isReserve, team }: { readonly isReserve: boolean; readonly team: Team | null },
): NotificationDraft {
  const { name, location } = subject.game;
  const starts = `${name}: ${clockTime(subject.startDateTime, subject)} at ${location}${meetSuffix(subject)}.`;
  if (isReserve) {
    const body = `${starts} If someone drops out, we'll ask if you can still make it.`;
    return draft('REMINDER', subject, { title: "You're still a reserve", body, id: phase });
  }
  const body = team === null ? starts : `${starts} ${inTeamText(subject, team)}.`;
  return draft('REMINDER', subject, { title: 'See you soon!', body, id: phase });
}

export interface PaceAdvice {
  /** Usual number of yes replies at this time. */
  readonly usual: number;
  /** People without a reply who have said yes late before. Together they would probably fill the spots. */
  readonly toAsk: readonly Pick<PlayerInstance, 'uid' | 'name'>[];
}

/** Number of names that a notification can show. */
const MAX_NAMES = 6;

/** @param advice null for a young group */
export function gameShortDraft(subject: WithCounts, advice: PaceAdvice | null): NotificationDraft {
  const { short } = spotsOf(subject);
  const title = `${plural(short, 'player')} short`;
  const needs = `${subject.game.name} on ${startDateText(subject)} needs ${short} more.`;
  if (advice === null) return draft('GAME_SHORT', subject, { title, body: `${needs} Share the link again.` });
  const replies = subject.counts.playing === 1 ? '1 yes reply' : `${subject.counts.playing} yes replies`;
  const pace = `You have ${replies} (usually ${advice.usual} by now).`;
  const body = (hasNames: boolean) => `${needs} ${pace} ${askText(advice, hasNames)}`;
  return draft('GAME_SHORT', subject, {
    title,
    body: body(true),
    nextUids: advice.toAsk.slice(0, MAX_NAMES).map(({ uid }) => uid),
    nameless: { title, body: body(false) },
  });
}

function askText({ toAsk }: PaceAdvice, hasNames: boolean): string {
  if (toAsk.length === 0) return 'Share the link again.';
  const named = hasNames ? toAsk.slice(0, MAX_NAMES).map(({ name }) => name) : [];
  const unnamed = toAsk.length - named.length;
  const more = hasNames ? 'more' : toAsk.length === 1 ? 'person' : 'people';
  const people = listed([...named, ...(unnamed > 0 ? [`${unnamed} ${more}`] : [])]);
  return `Ask ${people}, who often ${toAsk.length === 1 ? 'replies' : 'reply'} late.`;
}

export function promotedDraft(
  subject: Subject,
  { condition }: Pick<PlayerInstance, 'condition'> = {},
): NotificationDraft {
  const minPlayers = condition?.minPlayers ?? null;
  const cause = minPlayers === null ? 'A spot opened up' : `At least ${minPlayers} can play`;
  const body = `${cause}. You're playing in ${subject.game.name}, ${startAndLocation(subject)}.`;
  return draft('PROMOTED', subject, { title: "You're in!", body });
}

/** @param endedAt makes each end of a condition a separate notification */
export function conditionEndedDraft(subject: Subject, endedAt: Date): NotificationDraft {
  const body = `Your condition for ${subject.game.name}, ${startDateText(subject)}, wasn't met in time. You can still say yes.`;
  return draft('REMINDER', subject, {
    title: "You're not playing",
    body,
    id: `CONDITION_${endedAt.getTime()}`,
  });
}

/** The id contains `askedAt`, so that each offer is a separate notification. */
export function offerDraft(subject: Subject, askedAt: Date): NotificationDraft {
  const { name, location } = subject.game;
  const at = clockTime(subject.startDateTime, subject);
  const body = `There's a spot in ${name}, ${at} at ${location}. First yes gets it.`;
  return draft('OFFER', subject, { title: 'Can you still make it?', body, id: `OFFER_${askedAt.getTime()}` });
}

/** The organisers get this notice. Its id contains `askedAt`, as in `offerDraft`. */
export function unreachedOfferDraft(
  subject: Subject,
  askedAt: Date,
  { uid, name }: Pick<PlayerInstance, 'uid' | 'name'>,
): NotificationDraft {
  const spot = `There's a spot in ${subject.game.name}, ${clockTime(subject.startDateTime, subject)}.`;
  const textFor = (who: string, whom: string) => ({
    title: `${who} can't be notified`,
    body: `${spot} Message ${whom}: the text is on the game's page.`,
  });
  return draft('OFFER', subject, {
    ...textFor(name, name),
    aboutUid: uid,
    nameless: textFor('A reserve', 'them'),
    id: `OFFER_${askedAt.getTime()}_${hashOf(uid)}`,
  });
}

function inTeamText(subject: WithTeamNames, team: Team): string {
  const { teamA, teamB } = teamNames(subject);
  return `You're in ${team === 'TEAM_A' ? teamA : teamB}`;
}

export function teamsPickedDraft(subject: WithTeamNames, team: Team): NotificationDraft {
  const body = `${inTeamText(subject, team)} for ${subject.game.name}, ${startDateText(subject)}. See the teams.`;
  return draft('TEAMS_PICKED', subject, { title: 'Teams picked', body });
}

/** @param idStart start in ms for the id. With the start of an earlier notice, the draft rewrites that notice. */
export function rescheduledDraft(subject: Subject, idStart = subject.startDateTime.getTime()) {
  const body = `Now ${startAndLocation(subject)}. Can you still make it?`;
  const id = `RESCHEDULED_${idStart}`;
  return draft('RESCHEDULED', subject, { title: `${subject.game.name} has moved`, body, id });
}

export const CANCELLED_TITLE = 'Game cancelled';

type CancelledSubject = Subject & Pick<GameInstance, 'cancelReason'> & Partial<Pick<GameInstance, 'status'>>;

export function rescheduledText(subject: Subject): string {
  return `${subject.game.name} has moved to ${startAndLocation(subject)}.`;
}

function startAndLocation(subject: Subject): string {
  return `${startDateText(subject)} at ${subject.game.location}${meetSuffix(subject)}`;
}

function meetSuffix({ startDateTime, game }: Subject): string {
  const meet = meetText({ startDateTime, ...game });
  return meet === null ? '' : `, ${meet}`;
}

export function cancelledText(subject: CancelledSubject): string {
  const { game, cancelReason, status } = subject;
  if (status === 'NOT_PLAYED') return `${game.name} on ${startDateText(subject)} was not played.`;
  return `${game.name} on ${startDateText(subject)} is cancelled${cancelReason === '' ? '.' : `: ${cancelReason}`}`;
}

export function cancelledDraft(subject: CancelledSubject): NotificationDraft {
  return draft('CANCELLED', subject, { title: CANCELLED_TITLE, body: cancelledText(subject) });
}

/**
 * Has no link to the deleted game.
 * @param id names nothing of the game
 */
export function gameDeletedDraft(subject: Subject, id: string): NotificationDraft {
  const cancelReason = 'the organiser has deleted this game';
  const notice = cancelledDraft({ ...subject, cancelReason });
  return { ...notice, id: `${id}_CANCELLED`, link: '/', gameId: '', giId: '' };
}

export function backOnText(subject: Subject): string {
  return `${subject.game.name} on ${startDateText(subject)} at ${subject.game.location} is back on.`;
}

/** Has the id of `cancelledDraft`, so that inboxes and lock screens replace the cancellation. */
export function backOnDraft(subject: Subject, hasReplied: boolean): NotificationDraft {
  const body = hasReplied ? `${backOnText(subject)} Your reply still counts.` : backOnText(subject);
  return draft('CANCELLED', subject, { title: 'Game back on', body });
}

export function resultDraft(subject: Subject & GameInstance): NotificationDraft {
  const body = `${subject.game.name}: ${resultText(subject) ?? 'no result'}`;
  return draft('RESULT', subject, { title: 'Result in!', body });
}

export function motmOpenDraft(subject: Subject & Pick<GameInstance, 'motmClosesAt'>): NotificationDraft {
  const until = formatInZone(subject.motmClosesAt, subject.game.timeZone, DISPLAY_FORMATS.header);
  const body = `Who was best in ${subject.game.name}? Vote by ${until}.`;
  return draft('MOTM_OPEN', subject, { title: 'Pick player-of-the-match!', body });
}

export function motmAwardedDraft(subject: Subject, isWinner: boolean): NotificationDraft {
  const { name, points } = subject.game;
  if (!isWinner) {
    const body = `See who won in ${name}.`;
    return draft('MOTM_AWARDED', subject, { title: 'Player of the match is in', body });
  }
  const body =
    points.motm === 0
      ? `You got the most votes in ${name}.`
      : `You earned ${plural(points.motm, 'leaderboard point')} in ${name}.`;
  return draft('MOTM_AWARDED', subject, { title: "You're player of the match!", body });
}

export function paymentDraft(subject: Subject, amount: string, hasHowToPay: boolean): NotificationDraft {
  const nextStep = hasHowToPay ? 'See how to pay, and mark it as paid.' : "Mark it as paid once you've paid.";
  const body = `You owe ${amount} for ${subject.game.name} on ${startDateText(subject)}. ${nextStep}`;
  return draft('PAYMENT', subject, { title: 'Not paid yet?', body });
}
