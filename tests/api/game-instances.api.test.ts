import { paths } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, send } from '../support/api-client.ts';
import { stored } from '../support/database.ts';
import { createGame, inHours, joinAll, onlyInstance, playerInstanceOf } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { statusOf } from './entries.ts';

let olive: Person;
let sam: Person;
let gus: Person;
let stranger: Person;
let giId: string;

beforeAll(async () => {
  [olive, sam, stranger, gus] = await Promise.all([
    signUp('Olive'),
    signUp('Samantha'),
    signUp('Stan'),
    guest(),
  ]);
});
beforeEach(async () => {
  ({ giId } = await createGame(olive));
  await joinAll(giId, [sam]);
});

const requestWith = (body: object) => ({ params: { giId }, body });

describe('instance', () => {
  test('shows the players to signed-in people with the link', async () => {
    for (const person of [stranger, gus]) {
      const game = await callApi('getGameInstance', { params: { giId } }, person);
      expect(playerInstanceOf(game, sam)).toMatchObject({ name: 'Samantha', status: 'PLAYING' });
      expect(game).not.toHaveProperty('memberUids');
      expect(JSON.stringify(game)).not.toContain('@example.com');
    }
    expect(await callApi('getGameInstance', { params: { giId } }, sam)).toHaveProperty('memberUids');
  });

  test('shows emails only to the organiser', async () => {
    const asOrganiser = await callApi('getGameInstance', { params: { giId } }, olive);
    expect(playerInstanceOf(asOrganiser, sam).email).toBe(sam.email);
    const { text } = await send('getGameInstance', { params: { giId } }, sam);
    expect(text).not.toContain('@example.com');
  });
});

describe('instance update', () => {
  test('sends the invites', async () => {
    const game = await callApi(
      'updateGameInstance',
      { params: { giId }, body: { status: 'INVITES_SENT' } },
      olive,
    );
    expect(onlyInstance(game).status).toBe('INVITES_SENT');
    expect(await stored(paths.gameInstance(giId))).toMatchObject({ status: 'INVITES_SENT' });
  });

  test('moves the end of voting together with the start', async () => {
    const startDateTime = inHours(30);
    const game = await callApi('updateGameInstance', { params: { giId }, body: { startDateTime } }, olive);
    const { motmClosesAt } = onlyInstance(game);
    expect(onlyInstance(game).startDateTime).toBe(startDateTime);
    expect(Date.parse(motmClosesAt) - Date.parse(startDateTime)).toBe(24 * 3_600_000);
  });

  test('stores the cancellation reason until the instance is put back on', async () => {
    const cancellation = { status: 'CANCELLED', cancelReason: ' The pitch is flooded ' } as const;
    const game = await callApi('updateGameInstance', { params: { giId }, body: cancellation }, olive);
    expect(onlyInstance(game)).toMatchObject({ ...cancellation, cancelReason: 'The pitch is flooded' });
    const card = await callApi('getGameInstance', { params: { giId } }, null);
    expect(onlyInstance(card)).toMatchObject({ status: 'CANCELLED', cancelReason: 'The pitch is flooded' });
    const backOn = { status: 'CREATED' } as const;
    const restored = await callApi('updateGameInstance', { params: { giId }, body: backOn }, olive);
    expect(onlyInstance(restored)).toMatchObject({ ...backOn, cancelReason: '' });
  });

  test('is cancelled together with a pause of the game, and a repeat changes nothing', async () => {
    const game = { pausedUntil: inHours(24 * 30), pausedFrom: null };
    const body = { status: 'CANCELLED', cancelReason: 'Holidays', game } as const;
    for (const _ of ['first', 'repeat']) {
      const paused = await callApi('updateGameInstance', { params: { giId }, body }, olive);
      expect(paused).toMatchObject(game);
      expect(onlyInstance(paused)).toMatchObject({ status: 'CANCELLED', cancelReason: 'Holidays' });
    }
  });

  test('moves one week, or this week and all later weeks', async () => {
    const { startDateTime: regularStart } = onlyInstance(
      await callApi('getGameInstance', { params: { giId } }, olive),
    );
    const move = async (body: object) =>
      callApi('updateGameInstance', { params: { giId }, body }, olive).then((game) => ({
        game: game.location,
        ...onlyInstance(game),
      }));
    const oneWeek = { startDateTime: inHours(50), thisWeekOnly: true, ownLocation: 'Hackney Marshes' };
    expect(await move(oneWeek)).toMatchObject({
      ...{ startDateTime: oneWeek.startDateTime, regularStart },
      ...{ ownLocation: 'Hackney Marshes', game: 'Powerleague Shoreditch' },
    });
    expect(await stored(paths.gameInstance(giId))).toMatchObject({ game: { location: 'Hackney Marshes' } });
    const allWeeks = { startDateTime: inHours(60), ownLocation: '', game: { location: 'Mabley Green' } };
    expect(await move(allWeeks)).toMatchObject({
      ...{ startDateTime: allWeeks.startDateTime, regularStart: null, ownLocation: '', game: 'Mabley Green' },
    });
    expect(await stored(paths.gameInstance(giId))).toMatchObject({ game: { location: 'Mabley Green' } });
  });

  test('leaves the game unchanged when the move is refused', async () => {
    await callApi('updateGameInstance', { params: { giId }, body: { status: 'CANCELLED' } }, olive);
    const body = { startDateTime: inHours(60), game: { location: 'Mabley Green' } };
    expect(await statusOf('updateGameInstance', requestWith(body), olive)).toBe(409);
    expect((await callApi('getGameInstance', { params: { giId } }, olive)).location).toBe(
      'Powerleague Shoreditch',
    );
  });
});
