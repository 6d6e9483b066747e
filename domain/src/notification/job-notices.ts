import { organisersOf } from '../access.ts';
import type { Reminder } from '../instance/due.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import type { People, PlayerInstance } from '../instance/player-instance.schema.ts';
import { peopleWithoutReply } from '../people/claims.ts';
import { motmCandidates, votersOf } from '../played/motm-vote.ts';
import { toQueue } from '../queue/queue.ts';
import { type AddressedDraft, addressTo, uidsOf } from './draft.ts';
import {
  gameShortDraft,
  inviteDraft,
  invitesDueDraft,
  motmAwardedDraft,
  motmOpenDraft,
  type PaceAdvice,
  playReminderDraft,
  replyReminderDraft,
} from './drafts.ts';
import { draftsOfTeams, needsTeamsNotice, toNotifiedTeams } from './organiser-notices.ts';

export function draftsOnOpening(
  instance: GameInstance,
  people: readonly Pick<PlayerInstance, 'uid'>[],
): AddressedDraft[] {
  return instance.status === 'INVITES_SENT'
    ? addressTo(uidsOf(people), inviteDraft(instance))
    : addressTo(organisersOf(instance.game), invitesDueDraft(instance));
}

export function draftsOfShortGame(instance: GameInstance, advice: PaceAdvice | null): AddressedDraft[] {
  return addressTo(organisersOf(instance.game), gameShortDraft(instance, advice));
}

export function draftsOfReminder(
  { phase, to }: Reminder,
  instance: GameInstance,
  handled: Handled,
  people: People,
  now: Date,
): AddressedDraft[] {
  if (phase === 'MOTM_OPEN')
    return addressTo(votersOf(instance, handled, people, now), motmOpenDraft(instance));
  if (to === 'UNANSWERED')
    return addressTo(uidsOf(peopleWithoutReply(people)), replyReminderDraft(instance, phase, now));
  const recipients = people.filter(({ status }) => status === to);
  const { reserves } = toQueue(people, instance);
  const showsTeams = needsTeamsNotice({ instance, people });
  const reminders = recipients.map((person) => ({
    uid: person.uid,
    draft: playReminderDraft(instance, phase, {
      isReserve: reserves.includes(person),
      team: showsTeams && person.team !== 'NO_TEAM' ? person.team : null,
    }),
  }));
  if (!showsTeams) return reminders;
  // Silent, because the reminder already sends a push.
  const teamsDrafts = draftsOfTeams({ instance, people }).map(
    (draft) => ({ ...draft, renotify: 'silent' }) as const,
  );
  return [...reminders, ...teamsDrafts];
}

export function notifiedTeamsAfter(
  due: readonly Reminder[],
  instance: GameInstance,
  people: People,
  now: Date,
): GameInstance['teamsTold'] {
  const sendsTeams =
    due.some(({ phase }) => phase === 'REMINDER_3H') && needsTeamsNotice({ instance, people });
  return sendsTeams ? toNotifiedTeams(people, now) : instance.teamsTold;
}

export function draftsOfAward(
  instance: GameInstance,
  winners: ReadonlySet<string>,
  people: People,
): AddressedDraft[] {
  if (winners.size === 0) return [];
  return motmCandidates(people, instance).map(({ uid }) => ({
    uid,
    draft: motmAwardedDraft(instance, winners.has(uid)),
  }));
}
