import { addHours } from 'date-fns';
import {
  type Actor,
  isLeadOrganiser,
  isOrganiser,
  type Organised,
  organisersOf,
  refuseUnless,
} from '../access.ts';
import type { Game } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { GameInstance, NotifiedTeams } from '../instance/game-instance.schema.ts';
import type { People, PlayerInstance, TeamOrNone } from '../instance/player-instance.schema.ts';
import { lineUpReason, notUpcomingReason } from '../instance/state-rules.ts';
import { MIN_HOURS_BETWEEN_REMINDERS } from '../limits.ts';
import { formatMoney } from '../money/amount.ts';
import type { Cost, MoneySettings } from '../money/money.schema.ts';
import { nudgeableUids } from '../money/shares.ts';
import { peopleWithoutReply } from '../people/claims.ts';
import type { Reason } from '../reasons.ts';
import { areTeamsPicked, lineUpOf } from '../teams/line-up.ts';
import { compareNames } from '../text.ts';
import {
  type AddressedDraft,
  actingOrganiser,
  addressTo,
  type NotificationDraft,
  type NotificationState,
  type Subject,
  uidsOf,
} from './draft.ts';
import { paymentDraft, replyReminderDraft, teamsPickedDraft } from './drafts.ts';

type NamedGame = Pick<Game, 'id' | 'name'>;

export function newOrganiserDrafts(
  before: Organised & NamedGame,
  after: Organised,
  actorUid: string,
): AddressedDraft[] {
  const isNewLead = (uid: Uid) => isLeadOrganiser(after, uid) && !isLeadOrganiser(before, uid);
  return organisersOf(after)
    .filter((uid) => uid !== actorUid && (!isOrganiser(before, uid) || isNewLead(uid)))
    .flatMap((uid) => addressTo([uid], organiserDraft(before, isLeadOrganiser(after, uid))));
}

export function organiserDraft(game: NamedGame, isLead: boolean): NotificationDraft {
  const title = `You now organise ${game.name}`;
  const body = isLead
    ? "You're the lead organiser."
    : 'You can now change settings, invites, teams and results.';
  return organisingDraft(game, { title, body });
}

export function organiserOfferDraft(game: NamedGame): NotificationDraft {
  const title = `${game.name} needs an organiser`;
  return organisingDraft(game, { title, body: 'Will you take over?', id: 'ORGANISING_OFFER' });
}

export function starsAskedDraft(game: NamedGame): NotificationDraft {
  const title = 'Rate the players';
  const body = `Your ratings help make even teams in ${game.name}. They're private.`;
  const draft = organisingDraft(game, { title, body, id: 'ORGANISING_STARS' });
  return { ...draft, link: `${draft.link}/stars` };
}

function organisingDraft(
  { id: gameId }: NamedGame,
  { id = 'ORGANISING', ...text }: Pick<NotificationDraft, 'title' | 'body'> & { readonly id?: string },
): NotificationDraft {
  return { ...text, id: `${gameId}_${id}`, kind: 'ORGANISING', link: `/game/${gameId}`, gameId, giId: '' };
}

type TeamsState = Pick<NotificationState, 'instance' | 'people'>;

export function notifyTeamsReason({ instance, people }: TeamsState, actor: Actor, now: Date): Reason | null {
  const reason =
    refuseUnless(actor, 'editLineUp', instance.game) ??
    notUpcomingReason(instance, now) ??
    lineUpReason(instance);
  if (reason !== null) return reason;
  return people.some(({ team }) => team !== 'NO_TEAM') ? null : { code: 'NO_TEAMS' };
}

export function playersToNotifyOfTeams(
  { instance, people }: TeamsState,
  by: string | null = null,
): PlayerInstance[] {
  const { game, teamsTold } = instance;
  const actor = actingOrganiser(game, by);
  return people.filter(
    ({ uid, team }) => team !== 'NO_TEAM' && team !== notifiedTeam(teamsTold, uid) && uid !== actor,
  );
}

export function draftsOfTeams(state: TeamsState, by: string | null = null): AddressedDraft[] {
  return playersToNotifyOfTeams(state, by).flatMap(({ uid, team }) =>
    team === 'NO_TEAM' ? [] : addressTo([uid], teamsPickedDraft(state.instance, team)),
  );
}

/** Returns null for an instance with people to remind, who were not reminded lately. */
export function remindReason({ instance, people }: TeamsState, actor: Actor, now: Date): Reason | null {
  const { game, remindedAt } = instance;
  const reason = refuseUnless(actor, 'editInstance', game) ?? notUpcomingReason(instance, now);
  if (reason !== null) return reason;
  if (peopleToRemind(people, actor.uid).length === 0) return { code: 'NO_ONE_TO_REMIND' };
  const nextAt = remindedAt && addHours(remindedAt, MIN_HOURS_BETWEEN_REMINDERS);
  return nextAt && now < nextAt ? { code: 'REMINDED_LATELY' } : null;
}

/** @param by the organiser who reminds the others */
export function peopleToRemind(people: People, by: string): PlayerInstance[] {
  return peopleWithoutReply(people)
    .filter(({ uid }) => uid !== by)
    .toSorted(compareNames);
}

export function draftsOfReplyReminder({ instance, people }: TeamsState, by: string, now: Date) {
  const reminder = replyReminderDraft(instance, `REMINDER_${now.getTime()}`, now);
  return addressTo(uidsOf(peopleToRemind(people, by)), reminder);
}

export function toNotifiedTeams(people: People, at: Date): NotifiedTeams {
  return { at, ...lineUpOf(people) };
}

export function needsTeamsNotice({ instance, people }: TeamsState): boolean {
  return instance.teamsTold !== null || areTeamsPicked(people, instance);
}

export function isNotifiedOfTeam(notified: GameInstance['teamsTold'], uid: Uid): boolean {
  return notifiedTeam(notified, uid) !== 'NO_TEAM';
}

function notifiedTeam(notified: GameInstance['teamsTold'], uid: Uid): TeamOrNone {
  if (notified?.teamA.includes(uid)) return 'TEAM_A';
  return notified?.teamB.includes(uid) ? 'TEAM_B' : 'NO_TEAM';
}

export function draftsOfNudge(
  subject: Subject,
  cost: Cost,
  nudger: string,
  { howToPay }: Pick<MoneySettings, 'howToPay'>,
): AddressedDraft[] {
  return nudgeableUids(cost, nudger).flatMap((uid) => {
    const amount = formatMoney(cost.shares[uid]?.amount ?? 0, cost.currency);
    return addressTo([uid], paymentDraft(subject, amount, howToPay !== ''));
  });
}
