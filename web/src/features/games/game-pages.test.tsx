// @vitest-environment-options { "url": "https://fives.test/" }
import { EMPTY_NOTES, paths } from '@fives/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../testing/fakes.tsx';
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
});
