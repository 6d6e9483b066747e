import { randomUUID } from 'node:crypto';
import { findGameInstance } from '../../functions/src/db/collections/game-instances.ts';
import { findGame } from '../../functions/src/db/collections/games.ts';
import { findInstanceJobs } from '../../functions/src/db/collections/instance-jobs.ts';
import { findBallotsIn } from '../../functions/src/db/collections/motm-ballots.ts';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { OptimisticTransaction } from '../../functions/src/db/optimistic-transaction.ts';
import { differences } from '../../functions/src/stats/differences.ts';
import { documentsOf, movedTo } from '../agreement/worlds.ts';
import { database } from '../support/database.ts';
import { violationsOf } from '../support/invariants.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Model } from './model.ts';

export async function store(outset: Model, now: Date): Promise<Model> {
  const { game, instance, ...others } = movedTo(now, outset);
  const gameId = randomUUID();
  const model = {
    ...others,
    game: { ...game, id: gameId },
    instance: { ...instance, id: randomUUID(), gameId },
  };
  const batch = database().batch();
  for (const [path, fields] of Object.entries(documentsOf(model))) batch.set(database().doc(path), fields);
  await batch.commit();
  return model;
}

export async function reread({ game, instance, guests }: Model): Promise<Model> {
  const [storedGame, storedInstance, people, ballots, jobs] = await Promise.all([
    findGame(game.id),
    findGameInstance(instance.id),
    findPlayerInstances(instance.id),
    findBallotsIn(instance.id, new OptimisticTransaction({ confirmsReads: false })),
    findInstanceJobs(instance.id),
  ]);
  if (storedGame === null || storedInstance === null) throw new Error('The game is gone');
  return {
    game: { ...storedGame, memberUids: storedGame.memberUids.toSorted() },
    instance: storedInstance,
    people: people.toSorted((a, b) => (a.uid < b.uid ? -1 : 1)),
    ballots: Object.fromEntries(ballots.map(({ uid, votes }) => [uid, votes])),
    guests,
    isCounted: jobs?.handled.motm === true,
  };
}

export function waitForStored(expected: Model): Promise<Model> {
  return waitFor(async () => {
    const found = await reread(expected);
    const lines = differences(comparable(expected), comparable(withEndOf(expected, found)));
    if (lines.length > 0) throw new Error(`Not as the model has it:\n${lines.join('\n')}`);
    return found;
  });
}

/** Voting ends when the trigger of the last ballot runs, which takes a moment. */
const HEARD_WITHIN_MS = 15_000;

function withEndOf({ instance: { motmClosesAt } }: Model, found: Model): Model {
  const apart = Math.abs(motmClosesAt.getTime() - found.instance.motmClosesAt.getTime());
  return apart < HEARD_WITHIN_MS ? { ...found, instance: { ...found.instance, motmClosesAt } } : found;
}

function comparable({ game, people, ...others }: Model): object {
  const { dailyStat: _stat, dailyStatDueAt: _due, ...settings } = game;
  return {
    ...others,
    game: settings,
    playerInstances: Object.fromEntries(people.map(({ uid, ...playerInstance }) => [uid, playerInstance])),
  };
}

export async function waitForDerived({ game }: Model): Promise<void> {
  // Settings change at random, and some initial members have no player instance.
  const except = [
    'there are no more people than there is room for',
    'its members are those with a place, and the organiser',
  ] as const;
  await waitFor(async () => {
    const found = await violationsOf(game.id, except);
    if (found.length > 0) throw new Error(found.join('\n'));
  });
}
