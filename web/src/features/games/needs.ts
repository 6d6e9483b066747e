import {
  actingUid,
  type Currency,
  can,
  DISPLAY_FORMATS,
  formatInZone,
  formatMoney,
  type GameInstance,
  type GiId,
  hasStarted,
  notUpcomingReason,
  paidOf,
  pauseText,
  spotsOf,
  type Uid,
  votingReason,
  winnerReason,
} from '@fives/domain';
import { appPaths } from '../../config/paths.ts';
import type { InstancePart, InstanceParts } from '../../db/instance-parts.ts';

/** How many upcoming and how many played instances are looked into: each costs a read. */
const MOST_UPCOMING = 5;
const MOST_PLAYED = 4;
/** For how long after the start debts are shown on the home screen. */
const DEBT_MS = 28 * 24 * 3_600_000;

/** Something the viewer has to do, or a fact they should know. */
export interface Need {
  /** What it is, such as 'Reply' or 'You owe \u00a36'. */
  readonly title: string;
  /** The start of the instance; empty for a fact about the game. */
  readonly at: string;
  readonly gameName: string;
  readonly path: string;
}

export interface NeedsViewer {
  readonly uid: Uid;
  readonly role: 'guest' | 'player';
}

/** The documents to read of one instance. */
export interface WantedParts {
  readonly giId: GiId;
  /** Whose documents: the entry that the viewer acts for. */
  readonly uid: Uid;
  readonly parts: readonly InstancePart[];
}

/** Returns which documents are read of which instances. */
export function partsToRead(
  instances: readonly GameInstance[],
  { uid, role }: NeedsViewer,
  now: Date,
): WantedParts[] {
  const byStart = instances.toSorted((a, b) => a.startDateTime.getTime() - b.startDateTime.getTime());
  const upcoming = byStart.filter((instance) => notUpcomingReason(instance, now) === null);
  const played = byStart.filter((instance) => winnerReason(instance, now) === null).toReversed();
  return [
    ...upcoming
      .slice(0, MOST_UPCOMING)
      .map(({ id, game }) => ({ giId: id, uid: actingUid(game, uid), parts: ['playerInstance'] as const })),
    ...played.slice(0, MOST_PLAYED).flatMap((instance) => {
      const parts: InstancePart[] = [];
      if (isVoteOpen(instance, role, now)) parts.push('playerInstance', 'ballot');
      if (now.getTime() - instance.startDateTime.getTime() < DEBT_MS)
        parts.push(can(uid, 'editMoney', instance.game) ? 'cost' : 'share');
      return parts.length > 0 ? [{ giId: instance.id, uid: actingUid(instance.game, uid), parts }] : [];
    }),
  ];
}

/** What the viewer has to do, the most pressing first, and then what they should know. */
export function needsOf(
  instances: readonly GameInstance[],
  known: (giId: GiId) => InstanceParts,
  viewer: NeedsViewer,
  now: Date,
): Need[] {
  const byStart = instances.toSorted((a, b) => a.startDateTime.getTime() - b.startDateTime.getTime());
  const all = byStart.flatMap((instance) => [
    ...stepsOf(instance, known(instance.id), viewer, now),
    ...factsOf(instance, instances, now),
  ]);
  return all.toSorted((a, b) => a.rank - b.rank).map(({ rank: _rank, ...need }) => need);
}

interface RankedNeed extends Need {
  readonly rank: number;
}

function stepsOf(
  instance: GameInstance,
  { playerInstance, ballot, share, cost }: InstanceParts,
  { uid, role }: NeedsViewer,
  now: Date,
): RankedNeed[] {
  const isAhead = notUpcomingReason(instance, now) === null;
  const isPlayed = winnerReason(instance, now) === null;
  const needs: RankedNeed[] = [];
  const add = (rank: number, title: string, path = appPaths.instance(instance.id)) =>
    needs.push({ rank, title, path, at: startText(instance), gameName: instance.game.name });

  if (isAhead && actingUid(instance.game, uid) in (instance.lateQueue?.offers ?? {}))
    add(0, 'A spot is free');
  if (isAhead && (playerInstance === null || playerInstance?.status === 'UNANSWERED')) add(1, 'Reply');
  const isWinnerDue = isPlayed && instance.winningTeam === null && instance.counts.playing > 1;
  if (isWinnerDue && can(uid, 'recordResult', instance.game))
    add(2, 'Pick the winner', appPaths.teams(instance.id));
  if (isVoteOpen(instance, role, now) && hasPlayed(instance, playerInstance) && isUnused(ballot))
    add(3, 'Vote', appPaths.pickMotm(instance.id));
  if (isPlayed && share && share.state === 'OPEN' && share.amount > 0) add(4, `You owe ${moneyText(share)}`);
  if (isPlayed && cost) {
    const { paid, all } = paidOf(cost);
    if (paid < all) add(5, `${all - paid} of ${all} unpaid`);
  }
  return needs;
}

/** A cancelled date, and the pause of a game, which stands by its newest instance. */
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
  const paused = isNewest ? pauseText(game, now) : null;
  if (paused !== null)
    facts.push({ rank: 7, title: paused, at: '', gameName: game.name, path: appPaths.game(gameId) });
  return facts;
}

function isVoteOpen(instance: GameInstance, role: NeedsViewer['role'], now: Date): boolean {
  return role === 'player' && instance.motmAwarded.length === 0 && votingReason(instance, now) === null;
}

/** Whether the viewer surely had a spot: in a team, or in a game without reserves whose teams are not known. */
function hasPlayed(instance: GameInstance, playerInstance: InstanceParts['playerInstance']): boolean {
  if (playerInstance?.status !== 'PLAYING') return false;
  return (
    playerInstance.team !== 'NO_TEAM' || (instance.winningTeam === null && spotsOf(instance).reserves === 0)
  );
}

/** An unknown ballot counts as used: nobody is asked to vote again. */
function isUnused(ballot: InstanceParts['ballot']): boolean {
  return ballot !== undefined && (ballot?.votes.length ?? 0) === 0;
}

function startText({ startDateTime, game }: GameInstance): string {
  return formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header);
}

/** '\u00a36' for a whole amount, '\u00a36.50' for another. */
function moneyText({ amount, currency }: { readonly amount: number; readonly currency: Currency }): string {
  return formatMoney(amount, currency).replace(/[.,]00(?!\d)/, '');
}
