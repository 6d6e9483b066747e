// @vitest-environment-options { "url": "https://fives.test/" }
import { paths } from '@fives/domain';
import { A_KICK_OFF, aLateQueue } from '@fives/domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addHours } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../testing/fakes.tsx';
import { A_REACH, AFTER, aWorld, BEFORE } from '../../testing/world.ts';
import { askNamesakeQuestion } from './reply/namesake-question.ts';

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
    expect(await screen.findByText('Kick-off is in 1 day. Drop out?')).toBeTruthy();
    await app.press('Stay in');
    await app.press('No');
    await app.press('Drop out');
    expect(await screen.findByText(/^Couldn't save your reply/)).toBeTruthy();
    await app.waitForStored(entry('sam'), { status: 'PLAYING' });
    app.database.acceptWrites();
    await app.waitForNoDialog();
    await app.press('Change reply');
    await app.press('No');
    await app.press('Drop out');
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
    const found = { entries, unclear, columns: [], rows: [] };
    const app = await openApp(GI, { documents });
    await app.press('Add a player');
    await app.press('Paste a list');
    await app.press('Check list');
    expect(await screen.findByText('Paste your list first')).toBeTruthy();
    await app.fill('List from your chat', '1. Ben +1\n2. Sammy');
    app.api.answer('importPeople', { ...found, added: 0, changed: 0 });
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
    app.api.answer('importPeople', { ...found, added: 2, changed: 1 });
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

  test('gives a reserve a spot, and orders the reserves', async () => {
    const at = (minute: number) => ({ repliedAt: addHours(BEFORE, minute - 9) });
    const queue = { olive: at(1), sam: at(2), pav: at(3), kim: at(4) };
    const full = aWorld({ people: queue, game: { numberOfPlayers: 2 } });
    const app = await openApp(GI, { documents: full });
    const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
    await app.press(/^\dpav/);
    expect((await button('Move up')).disabled).toBe(true);
    await app.pressRefused('Move down', 'orderReserves');
    app.api.answer('orderReserves', {});
    await app.press('Move down');
    await app.waitForCall('orderReserves', { body: { uids: ['kim', 'pav'] } });
    await app.pressRefused('Give a spot anyway (3 of 2)', 'updatePlayerInstance');
    await app.press('Give a spot anyway (3 of 2)');
    await app.waitForNoDialog();
    await app.waitForCall('updatePlayerInstance', { body: { spot: 'GIVEN' } });
    act(() => app.database.put(entry('pav'), { ...full[entry('pav')], spot: 'GIVEN' }));
    await app.press(/^3pav/);
    await app.press('Take the spot back');
    await app.waitForCall('updatePlayerInstance', { body: { spot: null } });
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
  const recurring = aWorld({ people, game: { isRecurring: true } });
  const share = { amount: 2000, currency: 'GBP', state: 'OPEN', paid: null, total: 4000 };

  test('splits the cost between those who pay, as the usual cost of the next week', async () => {
    const app = await openApp(GI, { documents: recurring, now: AFTER });
    app.api.answer('getAttendance', { noShows: [], lateDropOuts: [] });
    await app.press(/^What did it cost\?/);
    await app.press('Charge');
    expect(await screen.findByText('Enter an amount in GBP, such as 60.00')).toBeTruthy();
    await app.fill('Amount', '£60.01');
    expect(await screen.findByText('About £30 each, split between 2.')).toBeTruthy();
    await app.tap('sam');
    expect(await screen.findByText('£60.01 each, split between 1.')).toBeTruthy();
    await app.pressRefused('Charge £60.01', 'enterCost');
    expect((await field('Amount')).value).toBe('£60.01');
    await app.press('Charge £60.01');
    expect(await screen.findByText('Cost split')).toBeTruthy();
    const body = { amount: 6001, currency: 'GBP', excused: ['sam'], isUsual: true };
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
    expect(await screen.findByText('£60 each, split between 1.')).toBeTruthy();
    await app.tap(/^sam ?no-show$/);
    await app.tap(/^tom ?dropped out late$/);
    expect(await screen.findByText('£20 each, split between 3.')).toBeTruthy();
    app.api.answer('enterCost', {});
    await app.press('Charge £60');
    await app.waitForCall('enterCost', {
      body: { amount: 6000, currency: 'GBP', excused: [], charged: ['sam', 'tom'] },
    });
  });

  test('charges the usual cost in two taps', async () => {
    const settings = { [paths.moneySettings('tuesday')]: { currency: 'INR', usualAmount: 120_000 } };
    const app = await openApp(GI, { documents: { ...recurring, ...settings }, now: AFTER });
    app.api.answer('getAttendance', { noShows: [], lateDropOuts: [] });
    app.api.answer('enterCost', {});
    await app.press(/^What did it cost\?/);
    await app.press('Charge ₹1,200');
    const body = { amount: 120_000, currency: 'INR', excused: [], isUsual: false };
    await app.waitForCall('enterCost', { body });
  });

  test('confirms a payment and undoes it, and stays open when everyone has paid', async () => {
    const app = await openApp(GI, { documents: withCost, now: AFTER });
    await app.press(/^1 of 2 have paid/);
    await app.pressRefused('Mark as paid: sam', 'markShare');
    await app.press('Mark as paid: sam');
    expect(await screen.findByText('sam marked as paid')).toBeTruthy();
    await app.waitForCall('markShare', { body: { state: 'CONFIRMED' } });
    await app.user.keyboard('{Control>}z{/Control}');
    await app.waitForCall('markShare', { body: { state: 'OPEN' } });
    const sam = { amount: 2000, state: 'SAID_PAID', paid: 2000 };
    app.database.put(paths.cost('first'), { ...cost, shares: { ...cost.shares, sam } });
    expect(await screen.findByText("£20 · says they've paid")).toBeTruthy();
    expect(screen.getByText('Done (1)')).toBeTruthy();
    await app.press('Mark as paid: sam');
  });

  test('sends one reminder per week, and offers the text for people it did not reach', async () => {
    const app = await openApp(GI, { documents: withCost, now: AFTER });
    const person = (uid: string) => ({ uid, name: uid });
    const payment = { reached: [person('sam')], unreached: [person('tom'), person('gus')] };
    app.api.answer('getReach', { ...A_REACH, payment });
    await app.press(/^1 of 2 have paid/);
    await app.pressRefused('Send a reminder', 'nudge');
    await app.press('Send a reminder');
    expect(await screen.findByText('1 of 3 notified. Copy the text for the other 2.')).toBeTruthy();
    await app.waitForCall('nudge');
    app.database.put(paths.cost('first'), { ...cost, nudgedAt: AFTER });
    expect(await screen.findByText(/^Reminder sent. You can send another from/)).toBeTruthy();
    expect(screen.queryByText('Send a reminder')).toBeNull();
  });

  test('says after a reminder if it is unknown who got it', async () => {
    const app = await openApp(GI, { documents: withCost, now: AFTER });
    app.api.answer('nudge', {});
    await app.press(/^1 of 2 have paid/);
    await screen.findByText(/^We can't tell how many people/);
    await app.press('Send a reminder');
    expect(await screen.findByText("Sent. We can't tell who was notified.")).toBeTruthy();
  });

  test('lets a player mark the own share, and shows how to pay', async () => {
    const own = { [paths.ownShare('first', 'sam')]: { ...share, heads: ['sam', 'g_dave'] } };
    const settings = { [paths.moneySettings('tuesday')]: { howToPay: 'https://monzo.me/olive' } };
    const withDave = aWorld({ people: { ...people, g_dave: { name: "Dave's +1", broughtBy: 'sam' } } });
    const shown = { documents: { ...withDave, ...own, ...settings }, now: AFTER, uid: 'sam' };
    const app = await openApp(GI, shown);
    expect(await screen.findByText('Your share: £20')).toBeTruthy();
    expect(await screen.findByText("£10 × 2 (you and Dave's +1)")).toBeTruthy();
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
    expect(await screen.findByText('£20 · not paid')).toBeTruthy();
    expect(screen.queryByText('Mark as paid')).toBeNull();
  });
});

describe('chat card', () => {
  const silent = { status: 'UNANSWERED', repliedAt: null } as const;
  const [dave, pav] = ['dave', 'pav'].map((uid) => ({ uid, name: uid }));

  test('names people without a reply after a reminder, until they have replied', async () => {
    const app = await openApp(GI, {
      documents: aWorld({
        people: { olive: {}, dave: silent, pav: silent },
        instance: { status: 'INVITES_SENT' },
      }),
    });
    expect(await screen.findByText("2 haven't replied")).toBeTruthy();
    await app.pressRefused('Remind', 'remindReplies');
    app.api.answer('remindReplies', { reached: [dave], unreached: [pav] });
    await app.press('Remind');
    expect(await screen.findByText('1 of 2 notified. Copy the text for the other one')).toBeTruthy();
    expect(await screen.findByText(/^Still no word from dave and pav. In or out\? https/)).toBeTruthy();
    act(() => app.database.put(entry('dave'), { ...app.database.get(entry('dave')), status: 'NOT_PLAYING' }));
    expect(await screen.findByText(/^Still no word from pav. In or out/)).toBeTruthy();
  });

  test('asks for a message to a reserve whom Fives cannot notify', async () => {
    const lateQueue = { playing: ['olive'], reserves: { pav: BEFORE }, offers: { pav: BEFORE } };
    const late = aWorld({ people: { olive: {}, pav: {} }, instance: { lateQueue: aLateQueue(lateQueue) } });
    const app = await openApp(GI, { documents: late });
    app.api.answer('getReach', { ...A_REACH, offers: { reached: [], unreached: [pav] } });
    expect(await screen.findByText(/can't be notified of the free spot: message them/)).toBeTruthy();
    expect(screen.getByText(/^pav: there's a spot in Tuesday Fives/)).toBeTruthy();
    await app.press('Dismiss');
    await waitFor(() => expect(screen.queryByText(/message them/)).toBeNull());
  });
});

describe('a guest on a new phone', () => {
  const old = { name: 'Bazza', status: 'UNANSWERED', repliedAt: null, isGuest: true } as const;
  const joined = { gus: { name: 'Bazza B', isGuest: true }, old };

  test('is asked whether they played before', async () => {
    localStorage.setItem('fives-guest-name', JSON.stringify({ uid: 'gus', name: 'Bazza' }));
    const world = aWorld({ people: { olive: {}, ...joined } });
    const app = await openApp(GI, { documents: world, uid: 'gus', isGuest: true });
    act(() => askNamesakeQuestion('first', '2026-06-09T18:00:00.000Z'));
    expect(await screen.findByText(/^Are you/)).toHaveProperty(
      'textContent',
      'Are you Bazza, who played on 09/06?',
    );
    await app.pressRefused("Yes, that's me", 'claimNamesake');
    await app.press("Yes, that's me");
    await app.waitForCall('claimNamesake', { params: { giId: 'first' } });
  });

  test('is confirmed by an organiser', async () => {
    const claim = { ...joined.gus, sameAs: 'old', sameAsPlayedAt: addHours(A_KICK_OFF, -7 * 24) };
    const app = await openApp(GI, { documents: aWorld({ people: { olive: {}, old, gus: claim } }) });
    expect(await screen.findByText(/^Is this/)).toHaveProperty(
      'textContent',
      'Is this Bazza, who played on 09/06?',
    );
    expect(screen.queryByText('No reply yet')).toBeNull();
    await app.pressRefused('Yes, same person', 'mergePeople');
    await app.press('Yes, same person');
    await app.waitForCall('mergePeople', { body: { from: 'old', to: 'gus' } });
    await app.press('No');
    await app.waitForStored(entry('gus'), { sameAs: null });
  });
});

describe('invites sheet', () => {
  test('switches automatic invites and resets the link', async () => {
    const app = await openApp(GI, { documents });
    await app.press('Invites');
    app.api.answer('updateGame', {});
    await app.tap('Automatic invites');
    await app.waitForSwitch('Automatic invites', true);
    await app.waitForCall('updateGame', { body: { autoInvites: true } });
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
    const unanswered = { olive: {}, sam: { status: 'UNANSWERED' } } as const;
    const second = aWorld({ people: unanswered, game: { memberUids }, instance: { isFirstGame: false } });
    const app = await openApp(GI, { documents: second });
    app.api.answer('getReach', A_REACH);
    await app.press(/^Invites due!Invite/);
    expect(await screen.findByText('Sending invites…')).toBeTruthy();
    await app.waitForStored(instance, { status: 'CREATED' });
    dispatchEvent(new Event('pagehide'));
    await app.waitForStored(instance, { status: 'INVITES_SENT' });
    expect(await screen.findByText('No one was notified. Copy the text for them')).toBeTruthy();
    await app.press('Dismiss');
    await waitFor(() => expect(screen.queryByText(/No one was notified/)).toBeNull());
  });

  test('lets guests download the calendar file, but not subscribe', async () => {
    const guest = aWorld({ people: { gus: { isGuest: true } }, game: { inviteKey: 'secret' } });
    const app = await openApp(GI, { documents: guest, uid: 'gus', isGuest: true });
    const expectLinks = (sheet: HTMLElement) => {
      const links = within(sheet).getAllByRole('link');
      expect(links.map((link) => link.textContent)).toEqual(['Download calendar file', 'Google Calendar']);
      expect(links[0]?.getAttribute('href')).toBe('/api/gi/first/calendar.ics?key=secret');
    };
    await app.press('Invites');
    expectLinks(await screen.findByRole('region', { name: 'Add to calendar' }));
    await app.press('Close');
    await app.waitForNoDialog();
    await app.press('Add to calendar');
    expectLinks(await screen.findByRole('dialog', { name: 'Add to calendar' }));
  });

  test('invites to the next date after the start', async () => {
    const recurring = aWorld({ people, game: { isRecurring: true } });
    const app = await openApp(GI, { documents: recurring, now: AFTER });
    const next = { _id: 'second', startDateTime: '2026-06-23T18:00:00Z', taken: 0, numberOfPlayers: 10 };
    app.api.answer('getGameInstance', { nextInstance: next });
    app.api.answer('getGameInstance', { nextInstance: next });
    await app.press('Share');
    const sheet = within(await screen.findByRole('dialog', { name: 'Share' }));
    expect(sheet.getByText('Cannot send invites - this game has been played')).toBeTruthy();
    const message = await sheet.findByRole('region', { name: 'Message' });
    expect(message.textContent).toContain('1. olive\n2. sam');
    const nextDate = await sheet.findByRole('region', { name: 'Next game: Tue 23/06 19:00' });
    expect(within(nextDate).getByRole('button', { name: 'Share invite' })).toBeTruthy();
    expect(sheet.getAllByText(/invite/i)).toHaveLength(3);
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
