// @vitest-environment-options { "url": "https://fives.test/" }
import { paths } from '@fives/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { addHours } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../testing/fakes.tsx';
import { A_REACH, AFTER, aWorld, BEFORE } from '../../testing/world.ts';

const GI = '/gi/first';

const instance = paths.gameInstance('first');
const entry = (uid: string) => paths.playerInstance('first', uid);
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const alertText = async () => (await screen.findByRole('alert')).textContent;
const people = { olive: {}, sam: {} };
const documents = aWorld({ people });

describe('reply dialog', () => {
  test('changes a yes to a no, and shows the stored reply after a refusal', async () => {
    const app = await openApp(GI, { documents, uid: 'sam' });
    app.database.refuseWrites();
    await app.press('Change reply');
    await app.press('No');
    expect(await screen.findByText(/^Couldn't save your reply/)).toBeTruthy();
    await app.waitForStored(entry('sam'), { status: 'PLAYING' });
    app.database.acceptWrites();
    await app.waitForNoDialog();
    await app.press('Change reply');
    await app.press('No');
    await app.waitForStored(entry('sam'), { status: 'NOT_PLAYING' });
    expect(await screen.findByText("You're not playing")).toBeTruthy();
  });

  test('stores a condition that ends before the start, until a plain yes removes it', async () => {
    const invited = aWorld({ people: { sam: { status: 'UNANSWERED', repliedAt: null } } });
    const app = await openApp(GI, { documents: invited, uid: 'sam' });
    await app.press('Yes, if…');
    await app.fill('How many must play?', '2');
    await app.fill('Until (optional)', '2020-01-01T12:00');
    await app.press('Say yes');
    expect(await alertText()).toBe('Choose a time between now and the start');
    await app.fill('Until (optional)', '');
    await app.press('Say yes');
    const condition = { minPlayers: 2, until: null, reserveOnly: false };
    await app.waitForStored(entry('sam'), { status: 'PLAYING', condition });
    await app.waitForNoDialog();
    expect(await screen.findByText(/^You said yes if at least 2 play. 0 so far/)).toBeTruthy();
    await app.press('Change reply');
    await app.press('Yes');
    await app.waitForStored(entry('sam'), { condition: null });
  });
});

describe('add sheet', () => {
  test('adds a player and keeps the name after a refusal', async () => {
    const app = await openApp(GI, { documents });
    await app.press('Add a player');
    await app.press('Add player');
    expect(await screen.findByText('Name is required')).toBeTruthy();
    await app.fill('Name', 'sam');
    expect(await screen.findByText(/^There's already a/)).toBeTruthy();
    await app.pressRefused('Add player', 'addPerson');
    expect((await field('Name')).value).toBe('sam');
    await app.press('Add player');
    expect(await screen.findByText('sam B added')).toBeTruthy();
    const body = { name: 'sam B', status: 'PLAYING', broughtBy: null };
    await app.waitForCall('addPerson', { body });
  });

  test('starts with an empty name after a closed list', async () => {
    const app = await openApp(GI, { documents });
    await app.press('Add a player');
    await app.press('Paste a list');
    await app.press('Close');
    await app.waitForNoDialog();
    await app.press('Add a player');
    expect((await field('Name')).value).toBe('');
  });

  test('brings someone under the name of the player', async () => {
    const app = await openApp(GI, { documents, uid: 'sam' });
    app.api.answer('addPerson', {});
    await app.press('Bring someone');
    await app.press('Add player');
    expect(await screen.findByText("sam's +1 added")).toBeTruthy();
    expect(app.api.calls()).toMatchObject([{ body: { name: "sam's +1", broughtBy: 'sam' } }]);
  });

  test('pastes a list, asks for an unclear name, and keeps the list after a failure', async () => {
    const listed = { line: 1, status: 'PLAYING', isReserve: false, plusOnes: 0, uid: null, suggestions: [] };
    const suggestions = [{ uid: 'sam', name: 'sam' }];
    const entries = [
      { ...listed, name: 'Ben', plusOnes: 1 },
      { ...listed, name: 'Sammy', suggestions },
      { ...listed, name: 'Cid', isReserve: true },
    ];
    const unclear = [{ line: 4, text: 'Who brings the ball?', reason: 'NO_NAME' }];
    const app = await openApp(GI, { documents });
    await app.press('Add a player');
    await app.press('Paste a list');
    await app.press('Check list');
    expect(await screen.findByText('Paste your list first')).toBeTruthy();
    await app.fill('List from your chat', '1. Ben +1\n2. Sammy');
    app.api.answer('importPeople', { entries, unclear, added: 0, changed: 0 });
    await app.press('Check list');
    expect(await screen.findByText('We found 3 people. Nothing is saved yet.')).toBeTruthy();
    expect(screen.getAllByText('Line 1 · New')).toHaveLength(2);
    expect(screen.getByLabelText<HTMLSelectElement>('Plus-ones of Ben').value).toBe('1');
    expect(screen.getByLabelText<HTMLSelectElement>('Reply of Cid').value).toBe('Reserve');
    expect(screen.getByText(/Who brings the ball/)).toBeTruthy();
    await app.press(/^Add \d people$/);
    expect(await screen.findByText('Choose who Sammy is')).toBeTruthy();
    await app.fill('Who is Sammy?', 'sam');
    await app.pressRefused(/^Add \d people$/, 'importPeople');
    app.api.answer('importPeople', { entries, unclear, added: 2, changed: 1 });
    await app.press(/^Add \d people$/);
    const sammy = { line: 1, name: 'Sammy', uid: 'sam' };
    const sent = { dryRun: false, entries: expect.arrayContaining([expect.objectContaining(sammy)]) };
    await app.waitForCall('importPeople', { body: sent });
  });
});

describe('person dialog', () => {
  const added = { isGuest: true, addedBy: 'olive', name: 'Tom' };
  const withTom = aWorld({ people: { ...people, g_tom: added } });

  test('saves a reply for a player', async () => {
    const app = await openApp(GI, { documents });
    await app.press(/^\dsam$/);
    await app.press('Not playing');
    await app.waitForStored(entry('sam'), { status: 'NOT_PLAYING', answeredBy: 'olive' });
  });

  test('renames a plus-one, and keeps the input after a refusal', async () => {
    const app = await openApp(GI, { documents: withTom });
    await app.press(/^\dTom/);
    await app.fill('Name', 'Tim');
    await app.pressRefused('Save name', 'updatePlayerInstance');
    expect((await field('Name')).value).toBe('Tim');
    await app.press('Save name');
    await app.waitForNoDialog();
    await app.waitForCall('updatePlayerInstance', { body: { name: 'Tim' } });
  });

  test('merges a plus-one with a player', async () => {
    const app = await openApp(GI, { documents: withTom });
    await app.press(/^\dTom/);
    await app.fill('Same person as', 'sam');
    await app.pressRefused('Merge', 'mergePeople');
    await app.press('Merge');
    expect(await screen.findByText('Tom and sam merged')).toBeTruthy();
    const body = { from: 'g_tom', to: 'sam' };
    await app.waitForCall('mergePeople', { body });
  });

  test.each([
    ['Remove from list', /^\dTom/, [], { name: 'removePerson', params: { giId: 'first', uid: 'g_tom' } }],
    [
      'Remove for good',
      /^\dsam/,
      ['Remove'],
      { name: 'removeForGood', params: { giId: 'first', uid: 'sam' } },
    ],
  ])('calls the API for "%s" unless undone', async (button, row, confirmations, call) => {
    const app = await openApp(GI, { documents: withTom });
    for (const name of [row, button, ...confirmations, 'Undo']) await app.press(name);
    expect(await screen.findByText(/^Playing \(3\)/)).toBeTruthy();
    expect(app.api.calls()).toEqual([]);
    for (const name of [row, button, ...confirmations]) await app.press(name);
    expect(await screen.findByText(/^Playing \(2\)/)).toBeTruthy();
    // Leaving the page ends the undo time.
    dispatchEvent(new Event('pagehide'));
    expect(await screen.findByText(/ removed$/)).toBeTruthy();
    expect(app.api.calls()).toEqual([call]);
  });

  test.each([
    ['Make organiser', 'Make organiser', 'sam is now an organiser', 'addOrganiser'],
    ['Make treasurer', 'Make treasurer', 'sam is now a treasurer', 'addTreasurer'],
    ['Hand over game', 'Hand over', 'sam is now the lead organiser', 'handOver'],
  ] as const)('changes a role: %s', async (button, confirm, done, call) => {
    const app = await openApp(GI, { documents });
    await app.press(/^\dsam$/);
    await app.press(button);
    await app.pressRefused(confirm, call);
    await app.waitForNoDialog();
    for (const name of [/^\dsam$/, button, confirm]) await app.press(name);
    expect(await screen.findByText(done)).toBeTruthy();
    await app.waitForCall(call, { body: { uid: 'sam' } });
  });
});

describe('attendance sheet', () => {
  test('saves no-shows and undoes the save', async () => {
    const app = await openApp(GI, { documents, now: AFTER });
    app.api.answer('getAttendance', { noShows: [], lateDropOuts: [] });
    const totals = { uid: 'sam', name: 'sam', expected: 8, noShows: 1, lateDropOuts: 2, forgiven: 1 };
    app.api.answer('getTurnout', { instances: 10, turnout: [totals] });
    await app.press(/^Who turned up\?/);
    expect(
      await screen.findByText('In for 8 games, 1 no-show, 3 late drop-outs (1 not counted)'),
    ).toBeTruthy();
    await app.tap(/^sam: turned up/);
    await app.pressRefused('Save', 'setAttendance');
    expect(screen.getByText(/: no-show/)).toBeTruthy();
    await app.press('Save');
    await app.waitForNoDialog();
    await app.waitForCall('setAttendance', { body: { noShows: ['sam'] } });
    await app.press('Undo');
    await app.waitForCall('setAttendance', { body: { noShows: [] } });
  });
});

test('an organiser says that a game was not played, and takes it back', async () => {
  const app = await openApp(GI, { documents, now: AFTER });
  await app.pressRefused('Not played', 'updateGameInstance');
  await app.press('Not played');
  await app.waitForCall('updateGameInstance', { body: { status: 'NOT_PLAYED' } });
  app.database.put(instance, { ...documents[instance], status: 'NOT_PLAYED' });
  expect(await screen.findByText('This game was not played')).toBeTruthy();
  expect(screen.queryByText('Pick winner!')).toBeNull();
  await app.press('It was played');
  await app.waitForCall('updateGameInstance', { body: { status: 'CREATED' } });
});

describe('money', () => {
  const cost = {
    ...{ amount: 4000, currency: 'GBP', excused: [], nudgedAt: null },
    shares: {
      olive: { amount: 2000, state: 'CONFIRMED', paid: 2000 },
      sam: { amount: 2000, state: 'OPEN', paid: null },
    },
  };
  const withCost = { ...documents, [paths.cost('first')]: cost };
  const share = { amount: 2000, currency: 'GBP', state: 'OPEN', paid: null, total: 4000 };

  test('splits the cost between those who pay', async () => {
    const app = await openApp(GI, { documents, now: AFTER });
    app.api.answer('getAttendance', { noShows: [], lateDropOuts: [] });
    await app.press(/^What did it cost\?/);
    await app.press('Split cost');
    expect(await screen.findByText('Enter an amount, such as 60.00')).toBeTruthy();
    await app.fill('Amount', '60.01');
    expect(await screen.findByText('About £30.00 each, split between 2.')).toBeTruthy();
    await app.tap('sam');
    expect(await screen.findByText('£60.01 each, split between 1.')).toBeTruthy();
    await app.pressRefused('Split cost', 'enterCost');
    expect((await field('Amount')).value).toBe('60.01');
    await app.press('Split cost');
    expect(await screen.findByText('Cost split')).toBeTruthy();
    const body = { amount: 6001, currency: 'GBP', excused: ['sam'] };
    await app.waitForCall('enterCost', { body });
  });

  test('charges a no-show or late drop-out only if switched on', async () => {
    const absent = { sam: {}, tom: { status: 'NOT_PLAYING' } } as const;
    const marked = aWorld({ people: { olive: {}, ...absent }, instance: { noShows: ['sam'] } });
    const app = await openApp(GI, { documents: marked, now: AFTER });
    const dropOut = { uid: 'tom', at: BEFORE.toISOString(), isForgiven: false };
    app.api.answer('getAttendance', { noShows: ['sam'], lateDropOuts: [dropOut] });
    await app.press(/^What did it cost\?/);
    await app.fill('Amount', '60');
    expect(await screen.findByText('£60.00 each, split between 1.')).toBeTruthy();
    await app.tap(/^sam ?no-show$/);
    await app.tap(/^tom ?dropped out late$/);
    expect(await screen.findByText('£20.00 each, split between 3.')).toBeTruthy();
    app.api.answer('enterCost', {});
    await app.press('Split cost');
    await app.waitForCall('enterCost', { body: { excused: [], charged: ['sam', 'tom'] } });
  });

  test('confirms a payment, and undoes it', async () => {
    const app = await openApp(GI, { documents: withCost, now: AFTER });
    await app.press(/^1 of 2 have paid/);
    await app.pressRefused('Confirm: sam', 'markShare');
    await app.press('Confirm: sam');
    expect(await screen.findByText('sam marked as paid')).toBeTruthy();
    await app.waitForCall('markShare', { body: { state: 'CONFIRMED' } });
    await app.user.keyboard('{Control>}z{/Control}');
    await app.waitForCall('markShare', { body: { state: 'OPEN' } });
  });

  test('sends one reminder per day', async () => {
    const app = await openApp(GI, { documents: withCost, now: AFTER });
    app.api.answer('getReach', A_REACH);
    await app.press(/^1 of 2 have paid/);
    await app.pressRefused('Send a reminder', 'nudge');
    await app.press('Send a reminder');
    expect(await screen.findByText('Reminder sent')).toBeTruthy();
    await app.waitForCall('nudge');
    app.database.put(paths.cost('first'), { ...cost, nudgedAt: AFTER });
    expect(await screen.findByText(/^Reminder sent. You can send another from/)).toBeTruthy();
    expect(screen.queryByText('Send a reminder')).toBeNull();
  });

  test('lets a player mark the own share, and shows how to pay', async () => {
    const own = { [paths.ownShare('first', 'sam')]: share };
    const settings = { [paths.moneySettings('tuesday')]: { howToPay: 'https://monzo.me/olive' } };
    const shown = { documents: { ...documents, ...own, ...settings }, now: AFTER, uid: 'sam' };
    const app = await openApp(GI, shown);
    expect(await screen.findByText('Your share: £20.00')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'https://monzo.me/olive' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    await app.press("I've paid");
    expect(await alertText()).toMatch(/^Can't reach Fives/);
    app.api.answer('markShare', {});
    await app.press("I've paid");
    await app.waitForCall('markShare', { body: { state: 'SAID_PAID' } });
    app.database.put(paths.ownShare('first', 'sam'), { ...share, state: 'SAID_PAID', paid: 2000 });
    expect(await screen.findByText(/^Marked as paid. Waiting for the organiser/)).toBeTruthy();
    expect(screen.queryByText("Who's paid")).toBeNull();
  });

  test('shows players who has paid if the organiser allows it', async () => {
    const own = { [paths.ownShare('first', 'sam')]: share };
    const settings = { [paths.moneySettings('tuesday')]: { debtsSeen: 'ALL' } };
    const shown = { documents: { ...withCost, ...own, ...settings }, now: AFTER, uid: 'sam' };
    const app = await openApp(GI, shown);
    await app.press("Who's paid");
    expect(await screen.findByText('£20.00 · not paid')).toBeTruthy();
    expect(screen.queryByText('Confirm')).toBeNull();
  });
});

describe('invites sheet', () => {
  test('switches automatic invites and resets the link', async () => {
    const app = await openApp(GI, { documents });
    await app.press('Invites');
    await app.tap('Automatic invites');
    await app.waitForStored(paths.game('tuesday'), { autoInvites: true });
    await app.press('Reset link…');
    await app.press('Keep the link');
    await app.press('Reset link…');
    await app.pressRefused('Reset it', 'renewLink');
    app.api.answer('renewLink', { joinKey: 'new', inviteKey: 'new' });
    await app.press('Reset link…');
    await app.press('Reset it');
    expect(await screen.findByText('Link reset')).toBeTruthy();
  });

  test('invites all players after the undo time', async () => {
    const memberUids = ['olive', 'sam', 'tom'];
    const second = aWorld({ people, game: { memberUids }, instance: { isFirstGame: false } });
    const app = await openApp(GI, { documents: second });
    app.api.answer('getReach', A_REACH);
    await app.press(/^Invites due!Invite 1 player/);
    expect(await screen.findByText('Sending invites…')).toBeTruthy();
    await app.waitForStored(instance, { status: 'CREATED' });
    dispatchEvent(new Event('pagehide'));
    await app.waitForStored(instance, { status: 'INVITES_SENT' });
    expect(await screen.findByText("No one notified, 1 can't be reached")).toBeTruthy();
    await app.press('Dismiss');
    await waitFor(() => expect(screen.queryByText(/can't be reached$/)).toBeNull());
  });

  test('lets guests download the calendar file, but not subscribe', async () => {
    const guest = aWorld({ people: { gus: { isGuest: true } }, game: { inviteKey: 'secret' } });
    const app = await openApp(GI, { documents: guest, uid: 'gus', isGuest: true });
    await app.press('Invites');
    const calendar = within(await screen.findByRole('region', { name: 'Add to calendar' }));
    const links = calendar.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Download calendar file', 'Google Calendar']);
    expect(links[0]?.getAttribute('href')).toBe('/api/gi/first/calendar.ics?key=secret');
  });

  test('tells the organiser how many yes replies are needed', async () => {
    const reserveOdds = { weeks: 20, played: [14, 11, 3] };
    const app = await openApp(GI, { documents: aWorld({ people, instance: { reserveOdds } }) });
    await app.press('Invites');
    expect(await screen.findByText(/^Aim for 12 yes replies. In 11 of the last 20 weeks/)).toBeTruthy();
  });
});

test('a reserve sees how often reserves play', async () => {
  const full = {
    people: { ...people, cem: { repliedAt: addHours(BEFORE, -1) } },
    game: { numberOfPlayers: 2 },
    instance: { reserveOdds: { weeks: 20, played: [14, 11, 3] } },
  };
  await openApp(GI, { documents: aWorld(full), uid: 'cem' });
  const text = /As 1st reserve, you would have played in 14 of the last 20 weeks\./;
  expect(await screen.findByText(text)).toBeTruthy();
});
