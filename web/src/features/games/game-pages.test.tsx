// @vitest-environment-options { "url": "https://fives.test/" }
import { EMPTY_NOTES, paths } from '@fives/domain';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findControl, openApp } from '../../testing/fakes.tsx';
import { AFTER, aWorld } from '../../testing/world.ts';

const SHARES = {
  sam: { amount: 1000, state: 'OPEN', paid: null },
  tom: { amount: 1000, state: 'OPEN', paid: null },
};
const documents = {
  ...aWorld({
    game: { organiserUids: ['olive', 'ada'] },
    people: { olive: {}, ada: {}, sam: {}, tom: { isGuest: true } },
  }),
  [paths.cost('first')]: { amount: 2000, currency: 'GBP', excused: [], shares: SHARES, nudgedAt: null },
  [paths.ownShare('first', 'sam')]: { ...SHARES.sam, currency: 'GBP', total: 2000 },
};
const playedGame = { documents, now: AFTER };

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Pages of this game' }));

describe('game pages', () => {
  test.each([
    [{ uid: 'olive' }, ['Games', 'Stats', 'People', 'Money', 'Settings']],
    [{ uid: 'sam' }, ['Games', 'Stats', 'People', 'Money']],
    [{ uid: 'tom', isGuest: true }, ['Games', 'Stats', 'People', 'Money']],
  ])('have tabs for the role of %o', async (viewer, names) => {
    const app = await openApp('/game/tuesday', { ...playedGame, ...viewer });
    expect((await tabs()).getAllByRole('link').map((link) => link.textContent)).toEqual(names);
    for (const name of names) {
      await app.press(name);
      await waitFor(() =>
        expect(document.querySelector('[aria-current="page"]')?.textContent).toContain(name),
      );
      expect(await screen.findByRole('heading', { level: 1, name: 'Tuesday Fives' })).toBeTruthy();
    }
  });

  test('show the roles of people, and only organisers manage them', async () => {
    await openApp('/game/tuesday/people', playedGame);
    const pool = within(await screen.findByRole('region', { name: 'Player pool' }));
    expect(pool.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'adaorganiserManage',
      'olivelead organiseryou',
      'samManage',
      'tomguestManage',
    ]);
    expect(await screen.findByText(/^You and ada organise this game/)).toBeTruthy();
  });

  test('show the people to a player without buttons', async () => {
    await openApp('/game/tuesday/people', { ...playedGame, uid: 'sam' });
    const pool = within(await screen.findByRole('region', { name: 'Player pool' }));
    expect(pool.queryAllByRole('button')).toEqual([]);
  });

  test('let an organiser mark all debts as paid, and undo it', async () => {
    const app = await openApp('/game/tuesday/money', playedGame);
    const debtors = await screen.findAllByText(/owes £10$/);
    expect(debtors.map(({ textContent }) => textContent)).toEqual(['sam owes £10', 'tom owes £10']);
    await app.pressRefused(/^Mark as paid: tom/, 'markShare');
    await app.press(/^Mark as paid: tom/);
    expect(await screen.findByText('tom marked as paid')).toBeTruthy();
    await app.waitForCall('markShare', { body: { state: 'CONFIRMED' } });
    await app.press('Undo');
    await app.waitForCall('markShare', { body: { state: 'OPEN' } });
  });

  test('show a player only the own debts', async () => {
    const app = await openApp('/game/tuesday/money', { ...playedGame, uid: 'sam' });
    expect(await screen.findByText('You owe £10')).toBeTruthy();
    expect(screen.queryByText(/owes £/)).toBeNull();
    app.api.answer('markShare', {});
    await app.press(/^I've paid/);
    await app.waitForCall('markShare', { body: { state: 'SAID_PAID' } });
  });

  test('ask a player for private ratings of the others', async () => {
    const notes = paths.organiserNotesOf('tuesday', 'sam');
    const rows = Object.fromEntries(['ada', 'sam'].map((uid) => [uid, { playerId: uid, name: uid }]));
    const table = { [paths.statsTable('tuesday')]: { rows } };
    const viewer = { documents: { ...documents, ...table }, uid: 'sam' };
    const app = await openApp('/game/tuesday/stars', viewer);
    expect(await screen.findByText('No ratings needed')).toBeTruthy();
    app.database.put(notes, EMPTY_NOTES);
    expect(await screen.findByText('Rate the players')).toBeTruthy();
    await app.tap('4 stars');
    await app.waitForStored(notes, { stars: { ada: 4 } });
  });

  test('list played games and their next step', async () => {
    await openApp('/game/tuesday', playedGame);
    const played = within(await screen.findByRole('region', { name: 'Played' }));
    expect(await played.findByText('pick winner')).toBeTruthy();
    expect(await screen.findByText('No upcoming games')).toBeTruthy();
  });

  test('let a player leave from the menu of the game', async () => {
    const account = { name: 'sam', email: 'sam@example.com', createdAt: new Date(0) };
    const app = await openApp('/', { documents: { ...documents, 'players/sam': account }, uid: 'sam' });
    await app.press('Options of Tuesday Fives');
    await app.press('Leave game');
    expect(await screen.findByText(/^You're out of the upcoming games/)).toBeTruthy();
    await app.press('Leave game');
    await app.waitForCall('leaveGame', { params: { gameId: 'tuesday', uid: 'sam' } });
    expect(await screen.findByText('You left Tuesday Fives')).toBeTruthy();
    expect(app.location()).toBe('/');
  });

  test('keep a leave without a connection until the device is online', async () => {
    const app = await openApp('/game/tuesday/people', { documents, uid: 'sam' });
    app.api.answer('leaveGame', () => {
      throw new TypeError('Failed to fetch');
    });
    await app.press('Leave game');
    await app.press('Leave game');
    expect(await screen.findByText(/^You're offline\. You'll leave Tuesday Fives/)).toBeTruthy();
    const sent = app.api.calls().length;
    app.api.answer('leaveGame', {});
    for (let repeat = 0; repeat < 2; repeat++) act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(app.api.calls()).toHaveLength(sent + 1));
    expect(localStorage.getItem('fives-waiting-leaves')).toBe('[]');
  });

  test('let only the lead organiser delete the game, in two steps', async () => {
    const app = await openApp('/game/tuesday/settings', { documents });
    await app.press('Delete game');
    expect(await findControl('Spreadsheet (CSV)')).toBeTruthy();
    await app.press('Continue');
    await app.press('Delete for good');
    expect(app.api.calls()).toEqual([]);
    await app.fill('Type DELETE to confirm', 'delete');
    await app.press('Delete for good');
    await app.waitForCall('deleteGame', { params: { gameId: 'tuesday' } });
    expect(await screen.findByText('Tuesday Fives is deleted')).toBeTruthy();
    expect(app.location()).toBe('/');
    cleanup();
    await openApp('/game/tuesday/settings', { documents, uid: 'ada' });
    expect(await screen.findByText('Download your results')).toBeTruthy();
    expect(screen.queryByText('Delete game')).toBeNull();
  });
});
