import {
  actingUid,
  can,
  countPaid,
  DISPLAY_FORMATS,
  formatInZone,
  formatMoney,
  type GameInstance,
  type GiId,
  hasStarted,
  notUpcomingReason,
  pauseText,
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
  readonly title: string;
  /** Start of the instance, or empty if the need concerns the whole game. */
  readonly at: string;
  readonly gameName: string;
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

export function partsToRead(
  instances: readonly GameInstance[],
  { uid, role }: NeedsViewer,
  now: Date,
): WantedParts[] {
  const sorted = sortByStart(instances);
  const upcoming = sorted.filter((instance) => notUpcomingReason(instance, now) === null);
  const played = sorted
    .filter((instance) => !instance.importId && winnerReason(instance, now) === null)
    .toReversed();
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

/** Returns the viewer's tasks, most urgent first. Cancelled dates and pauses are last. */
export function needsOf(
  instances: readonly GameInstance[],
  partsOf: (giId: GiId) => InstanceParts,
  viewer: NeedsViewer,
  now: Date,
): Need[] {
  const all = sortByStart(instances).flatMap((instance) => [
    ...tasksOf(instance, partsOf(instance.id), viewer, now),
    ...factsOf(instance, instances, now),
  ]);
  return all.toSorted((a, b) => a.rank - b.rank).map(({ rank: _rank, ...need }) => need);
}

function sortByStart(instances: readonly GameInstance[]): GameInstance[] {
  return instances.toSorted((a, b) => a.startDateTime.getTime() - b.startDateTime.getTime());
}

interface RankedNeed extends Need {
  readonly rank: number;
}

function tasksOf(
  instance: GameInstance,
  { playerInstance, ballot, share, cost }: InstanceParts,
  { uid, role }: NeedsViewer,
  now: Date,
): RankedNeed[] {
  const isUpcoming = notUpcomingReason(instance, now) === null;
  const isPlayed = winnerReason(instance, now) === null;
  const needs: RankedNeed[] = [];
  const add = (rank: number, title: string, path = appPaths.instance(instance.id)) =>
    needs.push({ rank, title, path, at: startText(instance), gameName: instance.game.name });

  if (isUpcoming && actingUid(instance.game, uid) in (instance.lateQueue?.offers ?? {}))
    add(0, 'A spot is free');
  if (isUpcoming && (playerInstance === null || playerInstance?.status === 'UNANSWERED')) add(1, 'Reply');
  const isWinnerDue = isPlayed && instance.winningTeam === null && instance.counts.playing > 1;
  if (isWinnerDue && can(uid, 'recordResult', instance.game))
    add(2, 'Pick the winner', appPaths.teams(instance.id));
  if (isVoteOpen(instance, role, now) && hasPlayed(instance, playerInstance) && hasNotVoted(ballot))
    add(3, 'Vote', appPaths.pickMotm(instance.id));
  if (isPlayed && share && share.state === 'OPEN' && share.amount > 0)
    add(4, `You owe ${formatMoney(share.amount, share.currency)}`);
  if (isPlayed && cost) {
    const { paid, all } = countPaid(cost);
    if (paid < all) add(5, `${all - paid} of ${all} unpaid`);
  }
  return needs;
}

function factsOf(instance: GameInstance, all: readonly GameInstance[], now: Date): RankedNeed[] {
  const { game, gameId, startDateTime } = instance;
  const facts: RankedNeed[] = [];
  if (instance.status === 'CANCELLED' && !hasStarted(startDateTime, now))
    facts.push({
      rank: 6,
      title: 'Cancelled',
      at: startText(instance),
      gameName: game.name,
      path: appPaths.instance(instance.id),
    });
  const isNewest = all.every((other) => other.gameId !== gameId || other.startDateTime <= startDateTime);
  const pausedText = isNewest ? pauseText(game, now) : null;
  if (pausedText !== null)
    facts.push({ rank: 7, title: pausedText, at: '', gameName: game.name, path: appPaths.game(gameId) });
  return facts;
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

function startText({ startDateTime, game }: GameInstance): string {
  return formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header);
}
