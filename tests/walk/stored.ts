import { randomUUID } from 'node:crypto';
import { findGameInstance } from '../../functions/src/db/collections/game-instances.ts';
import { findGame } from '../../functions/src/db/collections/games.ts';
import { findInstanceJobs } from '../../functions/src/db/collections/instance-jobs.ts';
import { findBallotsIn } from '../../functions/src/db/collections/motm-ballots.ts';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { Transaction } from '../../functions/src/db/transaction.ts';
import { differences } from '../../functions/src/stats/differences.ts';
import { database } from '../support/database.ts';
import { violationsOf } from '../support/invariants.ts';
import { settle } from '../support/platform.ts';
import type { Model } from './model.ts';
import { documentsOf } from './worlds.ts';

/** Stores the model with new ids. */
export async function storeModel({ game, instance, ...others }: Model): Promise<Model> {
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

export async function readStored({ game, instance, guests }: Model): Promise<Model> {
  const [storedGame, storedInstance, people, ballots, jobs] = await Promise.all([
    findGame(game.id),
    findGameInstance(instance.id),
    findPlayerInstances(instance.id),
    findBallotsIn(instance.id, new Transaction({ confirmsReads: false })),
    findInstanceJobs(instance.id),
  ]);
  if (storedGame === null || storedInstance === null) throw new Error('The game does not exist');
  return {
    game: { ...storedGame, memberUids: storedGame.memberUids.toSorted() },
    instance: storedInstance,
    people: people.toSorted((a, b) => (a.uid < b.uid ? -1 : 1)),
    ballots: Object.fromEntries(ballots.map(({ uid, votes }) => [uid, votes])),
    guests,
    areVotesCounted: jobs?.handled.motm === true,
    hadInvites: jobs?.handled.invited === true,
  };
}

/** Returns the stored data after all triggers. */
export async function checkStored(expected: Model): Promise<Model> {
  await settle();
  const found = await readStored(expected);
  const lines = differences(comparable(expected), comparable(withExpectedEnd(expected, found)));
  if (lines.length > 0) throw new Error(`The stored data differs from the model:\n${lines.join('\n')}`);
  return found;
}

/** The trigger ends the vote some time after the last ballot. */
const MAX_TRIGGER_DELAY_MS = 15_000;

/** Returns `found` with the expected end of the vote if the two ends differ only by the delay of the trigger. */
function withExpectedEnd({ instance: { motmClosesAt } }: Model, found: Model): Model {
  const difference = Math.abs(motmClosesAt.getTime() - found.instance.motmClosesAt.getTime());
  return difference < MAX_TRIGGER_DELAY_MS
    ? { ...found, instance: { ...found.instance, motmClosesAt } }
    : found;
}

function comparable({ game, instance, people, ...others }: Model): object {
  const { dailyStat: _stat, dailyStatDueAt: _due, ...settings } = game;
  const { lateQueue } = instance;
  // The trigger makes an offer some time after the model.
  const offeredUids = Object.keys(lateQueue?.offers ?? {}).toSorted();
  return {
    ...others,
    instance: { ...instance, lateQueue: lateQueue && { ...lateQueue, offers: offeredUids } },
    game: settings,
    playerInstances: Object.fromEntries(people.map(({ uid, ...playerInstance }) => [uid, playerInstance])),
  };
}

export async function checkDerived({ game }: Model): Promise<void> {
  // Random settings and initial members without a player instance break these two invariants.
  const except = [
    'there are no more people than there is room for',
    'its members are the people with an entry and its organisers',
  ] as const;
  await settle();
  const found = await violationsOf(game.id, except);
  if (found.length > 0) throw new Error(found.join('\n'));
}
