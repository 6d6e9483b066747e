import { type Actor, refuseUnless } from '../access.ts';
import type { Uid } from '../ids.ts';
import type { GameInstance, NotifiedTeams } from '../instance/game-instance.schema.ts';
import type { People, PlayerInstance, TeamOrNone } from '../instance/player-instance.schema.ts';
import { lineUpReason, notUpcomingReason } from '../instance/state-rules.ts';
import type { Reason } from '../reasons.ts';
import { areTeamsPicked, lineUpOf } from '../teams/line-up.ts';
import { teamsPickedDraft } from './drafts-ahead.ts';
import {
  type AddressedDraft,
  actingOrganiser,
  addressTo,
  type NotificationState,
} from './notification-plan.ts';

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
