// @vitest-environment-options { "url": "https://fives.test/" }
import { paths } from '@fives/domain';
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
    [{ uid: 'olive' }, ['Games', 'Table', 'People', 'Money', 'Settings']],
    [{ uid: 'sam' }, ['Games', 'Table', 'People', 'Money']],
    [{ uid: 'tom', isGuest: true }, ['Games', 'Table', 'People', 'Money']],
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
    const debtors = await screen.findAllByText(/owes £10\.00$/);
    expect(debtors.map(({ textContent }) => textContent)).toEqual(['sam owes £10.00', 'tom owes £10.00']);
    app.api.refuse('markShare', 'Only organisers can do that');
    await app.press(/^Mark as paid: tom/);
    expect((await screen.findByRole('alert')).textContent).toBe('Only organisers can do that');
    app.api.answer('markShare', {});
    await app.press(/^Mark as paid: tom/);
    expect(await screen.findByText('tom marked as paid')).toBeTruthy();
    expect(app.api.calls().at(-1)).toMatchObject({ name: 'markShare', body: { state: 'CONFIRMED' } });
    await app.press('Undo');
    await waitFor(() => expect(app.api.calls().at(-1)).toMatchObject({ body: { state: 'OPEN' } }));
  });

  test('show a player only the own debts', async () => {
    const app = await openApp('/game/tuesday/money', { ...playedGame, uid: 'sam' });
    expect(await screen.findByText('You owe £10.00')).toBeTruthy();
    expect(screen.queryByText(/owes £/)).toBeNull();
    app.api.answer('markShare', {});
    await app.press(/^I've paid/);
    await waitFor(() => expect(app.api.calls().at(-1)).toMatchObject({ body: { state: 'SAID_PAID' } }));
  });

  test('list played games and their next step', async () => {
    await openApp('/game/tuesday', playedGame);
    const played = within(await screen.findByRole('region', { name: 'Played' }));
    expect(await played.findByText('pick winner')).toBeTruthy();
    expect(await screen.findByText('No upcoming games')).toBeTruthy();
  });

  test('are closed to others', async () => {
    await openApp('/game/unknown', playedGame);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText('Tuesday Fives')).toBeNull();
  });
});

test('the table of a season has its own address', async () => {
  const seasons = [{ id: 'spring', name: 'Spring', from: new Date('2026-03-01T00:00:00Z') }];
  const row = (name: string) => ({ rows: { [name]: { playerId: name, name, numPlayed: 1 } } });
  const world = {
    ...aWorld({ game: { seasons } }),
    [paths.statsTable('tuesday')]: row('ada'),
    [paths.seasonTable('tuesday', 'spring')]: row('bea'),
  };
  const app = await openApp('/game/tuesday/stats?season=all', { documents: world });
  expect((await screen.findAllByText('ada')).length).toBeGreaterThan(0);
  await app.user.selectOptions(await screen.findByLabelText('Season'), 'Spring');
  expect((await screen.findAllByText('bea')).length).toBeGreaterThan(0);
  expect(app.location()).toBe('/game/tuesday/stats?season=spring');
  expect((await screen.findByLabelText<HTMLSelectElement>('Season')).value).toBe('spring');
});
