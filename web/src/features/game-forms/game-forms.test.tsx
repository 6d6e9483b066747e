// @vitest-environment-options { "url": "https://fives.test/" }
import { ApiError, paths } from '@fives/domain';
import { A_KICK_OFF } from '@fives/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { describe, expect, test, vi } from 'vitest';
import { type App, openApp } from '../../testing/fakes.tsx';
import { A_REACH, aWorld } from '../../testing/world.ts';

const UNREACHED = "No one will be notified, 1 can't be reached";

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('dialog');
const SETTINGS = '/game/tuesday/settings';

describe('game settings', () => {
  test.each([
    ['Automatic invites', { autoInvites: true }],
    ['Pick player-of-the-match', { pickMotm: false }],
    ['Show names to people with the link', { namesForLink: false }],
    ['No new players', { isClosed: true }],
  ])('save the switch %s with a tap', async (label, body) => {
    const app = await openApp(SETTINGS);
    app.api.answer('updateGame', {});
    await app.tap(label);
    await app.waitForSwitch(label, Object.values(body)[0] === true);
    await app.waitForCall('updateGame', { params: { gameId: 'tuesday' }, body });
  });

  test.each([
    ['Length', '90 minutes', { durationMinutes: 90 }],
    ['Meet-up', '15 minutes before', { meetMinutesBefore: 15 }],
    ['Late spots', 'Ask all reserves: first yes gets it', { reserveOffers: 'AT_ONCE' }],
    ['Guest limit', 'None', { maxGuests: 0 }],
    ['Late drop-outs', '1 hour before', { lateDropOutHours: 1 }],
  ])('save the choice %s', async (label, text, body) => {
    const app = await openApp(SETTINGS);
    await app.user.selectOptions(await field(label), text);
    await app.waitForCall('updateGame', { body });
  });

  test('have the rare ones in a closed part', async () => {
    await openApp(SETTINGS);
    const partOf = async (label: string) => (await field(label)).closest('details');
    expect((await partOf('Guest limit'))?.open).toBe(false);
    expect(await partOf('Length')).toBeNull();
  });

  test('are stored in the order of the taps', async () => {
    const app = await openApp(SETTINGS);
    let answer = (_response: object) => {};
    app.api.answer('updateGame', () => new Promise((resolve) => (answer = resolve)));
    await app.tap('Automatic invites');
    await app.waitForCall('updateGame', { body: { autoInvites: true } });
    await app.tap('Automatic invites');
    expect(app.api.calls()).toHaveLength(1);
    answer({});
    await app.waitForCall('updateGame', { body: { autoInvites: false } });
    answer({});
  });

  test('show the stored value and the reason after a refusal', async () => {
    const app = await openApp(SETTINGS);
    await app.tap('Automatic invites');
    expect(await screen.findByText(/^Couldn't change automatic invites. Can't reach Fives/)).toBeTruthy();
    await app.waitForSwitch('Automatic invites', false);
  });

  test.each([
    ['Spreadsheet (CSV)', 'exportResults', 'Tuesday Fives.csv'],
    ['Data (JSON)', 'exportGame', 'Tuesday Fives.json'],
  ] as const)('download the results as %s', async (label, call, fileName) => {
    const app = await openApp(SETTINGS);
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await app.press(label);
    expect(await screen.findByText(/Can't reach Fives/)).toBeTruthy();
    expect(saved).not.toHaveBeenCalled();
    app.api.answer(call, { exported: true });
    await app.press(label);
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.contexts.at(-1)).toMatchObject({ download: fileName });
  });
});

describe('pause', () => {
  test('skips next week after a confirmation', async () => {
    const app = await openApp(SETTINGS);
    await app.press('Skip next week');
    expect(await screen.findByText(/^No game or invites for Tue 23\/06/)).toBeTruthy();
    await app.pressRefused('Skip', 'updateGame');
    await app.press('Skip');
    expect(await screen.findByText(/^Skipping Tue 23 Jun/)).toBeTruthy();
    const [pausedFrom, pausedUntil] = [22, 23].map((day) => new Date(Date.UTC(2026, 5, day, 23)));
    await app.waitForCall('updateGame', { body: { pausedFrom, pausedUntil } });
    await app.waitForNoDialog();
  });

  test('needs a later day and cancels the next game, if chosen', async () => {
    const app = await openApp(SETTINGS);
    app.api.answer('getReach', A_REACH);
    await app.press('Pause until…');
    await app.press('Pause the game');
    expect(await screen.findByText('Choose a day')).toBeTruthy();
    await app.fill('Play again from', '2020-01-01');
    expect(await screen.findByText('A pause must end after today')).toBeTruthy();
    await app.fill('Play again from', '2026-07-01');
    expect(await screen.findByText(/^The next game is on Tue 07\/07/)).toBeTruthy();
    expect(await screen.findByText(UNREACHED)).toBeTruthy();
    await app.waitForSwitch('Cancel Tue 16/06 19:00', true);
    await app.pressRefused('Pause the game', 'updateGameInstance');
    await app.press('Pause the game');
    await app.waitForNoDialog();
    const pause = { pausedUntil: new Date('2026-06-30T23:00:00Z'), pausedFrom: null };
    const body = { status: 'CANCELLED', cancelReason: 'Paused until Wed 1 Jul', game: pause };
    await app.waitForCall('updateGameInstance', { params: { giId: 'first' }, body });
  });

  test('ends with a tap, or shows an error', async () => {
    const pausedUntil = addDays(A_KICK_OFF, 20);
    const app = await openApp(SETTINGS, { documents: aWorld({ game: { pausedUntil } }) });
    await app.pressRefused('Resume now', 'updateGame');
    await app.press('Resume now');
    expect(await button('Skip next week')).toBeTruthy();
    await app.waitForCall('updateGame', { body: { pausedUntil: null, pausedFrom: null } });
  });
});

describe('cancel sheet', () => {
  test.each([
    {
      status: 'CREATED',
      open: 'Cancel this game',
      confirm: 'Cancel game',
      keep: 'Keep game',
      body: { status: 'CANCELLED', cancelReason: 'Flooded' },
      forChat: /is cancelled: Flooded/,
    },
    {
      status: 'CANCELLED',
      open: 'Put this game back on',
      confirm: 'Put it back on',
      keep: 'Keep it cancelled',
      body: { status: 'CREATED' },
      forChat: /is back on/,
    },
  ] as const)('changes a $status instance and shows who is notified', async (row) => {
    const documents = aWorld({ instance: { status: row.status } });
    const app = await openApp('/gi/first/edit', { documents });
    app.api.answer('getReach', A_REACH);
    await app.press(row.open);
    expect(await within(await dialog()).findByText(UNREACHED)).toBeTruthy();
    await app.press(row.keep);
    await app.waitForNoDialog();
    await app.press(row.open);
    if (row.status === 'CREATED') await app.fill('Reason (optional)', 'Flooded');
    expect(await screen.findByText(row.forChat)).toBeTruthy();
    await app.pressRefused(row.confirm, 'updateGameInstance');
    if (row.status === 'CREATED') expect((await field('Reason (optional)')).value).toBe('Flooded');
    await app.press(row.confirm);
    await waitFor(() => expect(app.location()).toBe('/gi/first'));
    await app.waitForCall('updateGameInstance', { body: row.body });
  });
});

describe('update form', () => {
  const EDIT = '/gi/first/edit';
  async function enterMove(app: App) {
    await app.fill('Location', 'Mabley Green');
    await app.fill('Next game start Date / Time', '2026-06-17T20:00');
  }
  const startDateTime = new Date('2026-06-17T19:00:00Z');

  test.each([
    ['Just this game', { startDateTime, thisWeekOnly: true, ownLocation: 'Mabley Green' }],
    ['This and all future games', { startDateTime, thisWeekOnly: false, game: { location: 'Mabley Green' } }],
  ])('moves "%s"', async (choice, body) => {
    const app = await openApp(EDIT);
    app.api.answer('getReach', A_REACH);
    app.api.answer('updateGameInstance', {});
    await enterMove(app);
    await app.press('Update Game');
    expect(await within(await dialog()).findByText(UNREACHED)).toBeTruthy();
    await app.user.keyboard('{Escape}');
    await app.waitForNoDialog();
    expect((await field('Location')).value).toBe('Mabley Green');
    await app.press('Update Game');
    await app.press(choice);
    await waitFor(() => expect(app.location()).toBe('/gi/first'));
    expect(app.api.calls()).toMatchObject([{ name: 'updateGameInstance', body }]);
  });

  test('shows who is notified of the move of a one-off game', async () => {
    const app = await openApp(EDIT, {
      documents: aWorld({ game: { isRecurring: false } }),
    });
    app.api.answer('getReach', A_REACH);
    await enterMove(app);
    expect(await screen.findByText(UNREACHED)).toBeTruthy();
    await app.pressRefused('Update Game', 'updateGameInstance');
    expect((await field('Location')).value).toBe('Mabley Green');
    await app.press('Update Game');
    await waitFor(() => expect(app.location()).toBe('/gi/first'));
  });
});

describe('seasons', () => {
  const STATS = '/game/tuesday/stats';
  const seasons = [{ id: 'spring', name: 'Spring', from: addDays(A_KICK_OFF, -30) }];
  const A_SEASON = { _id: 'spring', name: 'Spring', from: A_KICK_OFF };

  test('start on the chosen day, but not before the last season', async () => {
    const app = await openApp(STATS, { documents: aWorld({ game: { seasons } }) });
    await app.press('Start a new season');
    await app.fill('Name', 'Summer');
    await app.fill('First day', '2026-05-01');
    await app.press('Start season');
    expect(await screen.findByText("A season can't start before the last one did")).toBeTruthy();
    await app.fill('First day', '2026-06-15');
    await app.press('Start season');
    expect(await screen.findByText(/Can't reach Fives/)).toBeTruthy();
    expect((await field('Name')).value).toBe('Summer');
    app.api.answer('startSeason', A_SEASON);
    await app.press('Start season');
    expect(await screen.findByText('Summer started')).toBeTruthy();
    const body = { name: 'Summer', from: new Date('2026-06-14T23:00:00Z') };
    await app.waitForCall('startSeason', { body });
  });

  test('can be renamed', async () => {
    const app = await openApp(STATS, { documents: aWorld({ game: { seasons } }) });
    app.api.answer('renameSeason', A_SEASON);
    await app.press('Rename Spring');
    await app.fill('Name', '');
    await app.press('Save name');
    expect(await screen.findByText('Season name is required')).toBeTruthy();
    await app.fill('Name', 'Early spring');
    await app.press('Save name');
    await app.waitForNoDialog();
    const params = { gameId: 'tuesday', id: 'spring' };
    expect(app.api.calls()).toEqual([{ name: 'renameSeason', params, body: { name: 'Early spring' } }]);
  });

  test('count with changed points, which are whole numbers up to 20', async () => {
    const app = await openApp(STATS);
    await app.press('Change the points');
    await app.fill('A win', '21');
    await app.press('Save points');
    expect(await screen.findByText('Points must be a whole number from 0 to 20')).toBeTruthy();
    await app.fill('A win', '7');
    await app.pressRefused('Save points', 'updateGame');
    await app.press('Save points');
    expect(await screen.findByText('Points changed. Updating the leaderboards…')).toBeTruthy();
    await app.waitForCall('updateGame', { body: { points: { win: 7 } } });
  });
});

describe('people page', () => {
  const PEOPLE = '/game/tuesday/people';
  const people = { sam: {}, olive: {} };

  test('lets a removed player back in', async () => {
    const app = await openApp(PEOPLE, {
      documents: aWorld({ game: { removed: { tom: 'Tom' } }, people }),
    });
    await app.pressRefused('Let back in', 'letInAgain');
    await app.press('Let back in');
    expect(await screen.findByText('Tom can join again')).toBeTruthy();
    await app.waitForCall('letInAgain', { params: { gameId: 'tuesday', uid: 'tom' } });
  });

  test('asks players for ratings, and switches back after a refusal', async () => {
    const table = { rows: { sam: { playerId: 'sam', name: 'sam' } } };
    const documents = { ...aWorld({ people }), [paths.statsTable('tuesday')]: table };
    const app = await openApp(PEOPLE, { documents });
    app.api.answer('listRaters', []);
    await app.press('Ask players to rate');
    await app.tap('sam');
    expect(await screen.findByText('Asked, no ratings yet')).toBeTruthy();
    await app.waitForCall('askForStars', { body: { uids: ['sam'] } });
    app.api.answer('askForStars', new ApiError('conflict', 'Try later'));
    await app.tap('sam');
    expect(await screen.findByText("Couldn't save that. Try later")).toBeTruthy();
    expect(await screen.findByText('Asked, no ratings yet')).toBeTruthy();
  });
});

test('the payment details are saved with a press of the button', async () => {
  const app = await openApp('/game/tuesday/money');
  await app.fill('How to pay', 'Monzo');
  await app.tap("Players see who's paid");
  expect(app.api.calls()).toEqual([]);
  await app.pressRefused('Save', 'updateMoneySettings');
  expect((await field('How to pay')).value).toBe('Monzo');
  app.api.answer('updateMoneySettings', { howToPay: 'Monzo', debtsSeen: 'ALL' });
  await app.press('Save');
  expect(await screen.findByText('Payment details saved')).toBeTruthy();
  const body = { howToPay: 'Monzo', debtsSeen: 'ALL' };
  await app.waitForCall('updateMoneySettings', { body });
});
