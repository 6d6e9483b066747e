import { type GameInstance, paths } from '@fives/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { findGameInstance } from '../../functions/src/db/collections/game-instances.ts';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { triggeredEvents } from '../triggers/recorder.ts';
import { change, computeDerived, GAME_ID, putPlayer, readDerived } from '../triggers/world.ts';
import { hoursFrom, inboxes, NOW, putWorld } from './world.ts';

beforeEach(emptyDatabase);

const INVITE = 'first_INVITE';

async function putInstanceBeforeInvites(instance: Partial<GameInstance> = {}): Promise<void> {
  await putWorld({
    game: { memberUids: ['ana', 'ben', 'olive'], autoInvites: false },
    instance: { status: 'CREATED', isFirstGame: false, startDateTime: hoursFrom(NOW, 100), ...instance },
    people: { olive: { status: 'UNANSWERED', repliedAt: null } },
  });
  for (const uid of ['ana', 'ben']) await putPlayer(uid, uid.toUpperCase());
}

async function changeAndDeliver(path: string, fields: object, times = 1): Promise<void> {
  const deliverTriggered = await triggeredEvents([paths.gameInstance('first')]);
  const deliver = await change(path, fields);
  for (let time = 0; time < times; time++) await deliver();
  await deliverTriggered();
}

const replies = async () =>
  (await findPlayerInstances('first')).map(({ uid, status }) => `${uid} ${status}`).toSorted();
const ALL_UNANSWERED = ['ana UNANSWERED', 'ben UNANSWERED', 'olive UNANSWERED'];

describe('sent invites', () => {
  test('give every member one player instance and one invite', async () => {
    await putInstanceBeforeInvites();
    await changeAndDeliver(paths.gameInstance('first'), { status: 'INVITES_SENT' }, 3);
    expect(await replies()).toEqual(ALL_UNANSWERED);
    expect(await inboxes()).toEqual({ ana: [INVITE], ben: [INVITE] });
    expect(await readDerived()).toEqual(await computeDerived());
  });
});

describe('automatic invites', () => {
  const turnOn = (times?: number) => changeAndDeliver(paths.game(GAME_ID), { autoInvites: true }, times);

  test('are sent for the upcoming instance when turned on', async () => {
    await putInstanceBeforeInvites();
    await turnOn(2);
    expect(await findGameInstance('first')).toMatchObject({
      status: 'INVITES_SENT',
      counts: { playing: 0, notPlaying: 0, unanswered: 3 },
    });
    expect(await replies()).toEqual(ALL_UNANSWERED);
    expect(await inboxes()).toEqual({ ana: [INVITE], ben: [INVITE] });
  });

  test.each<[string, Partial<GameInstance>]>([
    ['a first game', { isFirstGame: true }],
    ['a cancelled game', { status: 'CANCELLED' }],
    ['a started game', { startDateTime: hoursFrom(NOW, -1) }],
  ])('are not sent for %s', async (_, instance) => {
    await putInstanceBeforeInvites(instance);
    const before = await findGameInstance('first');
    await turnOn();
    expect((await findGameInstance('first'))?.status).toBe(before?.status);
    expect(await replies()).toEqual(['olive UNANSWERED']);
    expect(await inboxes()).toEqual({});
  });
});
