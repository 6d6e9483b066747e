import {
  actingUid,
  can,
  countPaid,
  formatMoney,
  type GameInstance,
  type GiId,
  isResultDue,
  notUpcomingReason,
  spotsOf,
  type Uid,
  votingReason,
  winnerReason,
} from '@fives/domain';
import { appPaths } from '../../config/paths.ts';
import type { InstancePart, InstanceParts } from '../../db/instance-parts.ts';

/** Maximum number of instances to check, because each instance costs reads. */
const MAX_UPCOMING = 5;
const MAX_PLAYED = 4;
const DEBT_SHOWN_MS = 28 * 24 * 3_600_000;

export interface Need {
  readonly kind: 'SPOT' | 'REPLY' | 'WINNER' | 'VOTE' | 'DEBT' | 'UNPAID';
  readonly title: string;
  readonly path: string;
}

export interface NeedsViewer {
  readonly uid: Uid;
  readonly role: 'guest' | 'player';
}

interface WantedParts {
  readonly giId: GiId;
  /** The entry that the viewer acts for. */
  readonly uid: Uid;
  readonly parts: readonly InstancePart[];
}

/** @param instances newest first */
export function partsToRead(
  instances: readonly GameInstance[],
  { uid, role }: NeedsViewer,
  now: Date,
): WantedParts[] {
  const upcoming = instances.filter((instance) => notUpcomingReason(instance, now) === null).toReversed();
  const played = instances.filter((instance) => !instance.importId && winnerReason(instance, now) === null);
  return [
    ...upcoming
      .slice(0, MAX_UPCOMING)
      .map(({ id, game }) => ({ giId: id, uid: actingUid(game, uid), parts: ['playerInstance'] as const })),
    ...played.slice(0, MAX_PLAYED).flatMap((instance) => {
      const parts: InstancePart[] = [];
      if (isVoteOpen(instance, role, now)) parts.push('playerInstance', 'ballot');
      if (now.getTime() - instance.startDateTime.getTime() < DEBT_SHOWN_MS)
        parts.push(can(uid, 'editMoney', instance.game) ? 'cost' : 'share');
      return parts.length > 0 ? [{ giId: instance.id, uid: actingUid(instance.game, uid), parts }] : [];
    }),
  ];
}

/** Returns the viewer's tasks for an instance, most urgent first. */
export function needsOf(
  instance: GameInstance,
  { playerInstance, ballot, share, cost }: InstanceParts,
  { uid, role }: NeedsViewer,
  now: Date,
): Need[] {
  const isUpcoming = notUpcomingReason(instance, now) === null;
  const needs: Need[] = [];
  const add = (kind: Need['kind'], title: string, path = appPaths.instance(instance.id)) =>
    needs.push({ kind, title, path });
  if (isUpcoming && actingUid(instance.game, uid) in (instance.lateQueue?.offers ?? {}))
    add('SPOT', 'A spot is free');
  if (isUpcoming && (playerInstance === null || playerInstance?.status === 'UNANSWERED'))
    add('REPLY', 'Reply');
  if (isResultDue(instance, now) && instance.counts.playing > 1 && can(uid, 'recordResult', instance.game))
    add('WINNER', 'Pick the winner', appPaths.teams(instance.id));
  if (isVoteOpen(instance, role, now) && hasPlayed(instance, playerInstance) && hasNotVoted(ballot))
    add('VOTE', 'Vote', appPaths.pickMotm(instance.id));
  if (winnerReason(instance, now) !== null) return needs;
  if (share && share.state === 'OPEN' && share.amount > 0)
    add('DEBT', `You owe ${formatMoney(share.amount, share.currency)}`);
  const { paid, all } = cost ? countPaid(cost) : { paid: 0, all: 0 };
  if (paid < all) add('UNPAID', `${all - paid} of ${all} unpaid`);
  return needs;
}

/** True if the needs include a task of a game that has started. Unpaid shares of others can stay open for weeks. */
export function isToFinish(needs: readonly Need[]): boolean {
  return needs.some(({ kind }) => kind === 'WINNER' || kind === 'VOTE' || kind === 'DEBT');
}

function isVoteOpen(instance: GameInstance, role: NeedsViewer['role'], now: Date): boolean {
  return role === 'player' && instance.motmAwarded.length === 0 && votingReason(instance, now) === null;
}

/** True if the viewer certainly had a spot: in a team, or in a game without reserves and without a result. */
function hasPlayed(instance: GameInstance, playerInstance: InstanceParts['playerInstance']): boolean {
  if (playerInstance?.status !== 'PLAYING') return false;
  return (
    playerInstance.team !== 'NO_TEAM' || (instance.winningTeam === null && spotsOf(instance).reserves === 0)
  );
}

/** False while the ballot loads, so that no one is asked to vote twice. */
function hasNotVoted(ballot: InstanceParts['ballot']): boolean {
  return ballot !== undefined && (ballot?.votes.length ?? 0) === 0;
}
