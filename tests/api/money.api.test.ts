import { type CostResponse, paths } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { guest, type Person, signUp, verifyEmail } from '../support/people.ts';
import { add, joinAsGuest, statusOf } from './entries.ts';

let olive: Person;
let ada: Person;
let ben: Person;
let gus: Person;
let gameId: string;
let giId: string;
let plusOneUid: string;

const costRequest = (amount: number, excused: string[] = []) => ({
  params: { giId },
  body: { amount, currency: 'GBP' as const, excused },
});
const markRequest = (uid: string, state: 'OPEN' | 'SAID_PAID' | 'CONFIRMED') =>
  ({ params: { piId: `${giId}_${uid}` }, body: { state } }) as const;
const costAs = (person: Person) => callApi('getCost', { params: { giId } }, person);
const amountsOf = ({ shares }: CostResponse) =>
  Object.fromEntries(Object.entries(shares).map(([uid, { amount }]) => [uid, amount]));

beforeAll(async () => {
  [olive, ada, ben, gus] = await Promise.all([signUp('Olive'), signUp('Ada'), signUp('Ben'), guest('Gus')]);
});
beforeEach(async () => {
  ({ gameId, giId } = await createGame(olive));
  await joinAll(giId, [olive, ada, ben]);
  await joinAsGuest(giId, gus);
  plusOneUid = await add(giId, 'Tom', ben, ben);
});

describe('cost', () => {
  test('is split exactly, with each plus-one in the share of their host', async () => {
    await kickOff(giId);
    const cost = await callApi('enterCost', costRequest(6001), olive);
    expect(Object.values(amountsOf(cost)).reduce((sum, amount) => sum + amount, 0)).toBe(6001);
    expect(cost).toMatchObject({ amount: 6001, currency: 'GBP', excused: [], nudgedAt: null });
    expect(cost.shares[ben.uid]?.heads).toEqual([ben.uid, plusOneUid]);
    expect([2400, 2401]).toContain(cost.shares[ben.uid]?.amount);
    expect(await stored(paths.cost(giId))).toMatchObject({ amount: 6001, shares: cost.shares });
    expect(await stored(paths.ownShare(giId, ben.uid))).toEqual({
      ...cost.shares[ben.uid],
      ...{ currency: 'GBP', total: 6001 },
    });
    // The game stores the currency as the default of the next cost.
    expect(await callApi('getMoneySettings', { params: { gameId } }, ada)).toMatchObject({ currency: 'GBP' });
  });

  test('stores the usual amount until the currency changes', async () => {
    await kickOff(giId);
    const enter = async (body: object) => {
      await callApi('enterCost', { params: { giId }, body: { ...costRequest(6000).body, ...body } }, olive);
      return callApi('getMoneySettings', { params: { gameId } }, ada);
    };
    expect(await enter({ isUsual: true })).toMatchObject({ usualAmount: 6000 });
    expect(await enter({ amount: 7000 })).toMatchObject({ usualAmount: 6000 });
    expect(await enter({ currency: 'INR' })).toMatchObject({ currency: 'INR', usualAmount: null });
  });

  test('gives the odd penny to another person in each game', async () => {
    const payers: (string | undefined)[] = [];
    for (const minutes of [30, 40, 50]) {
      giId = await addInstance(gameId, [olive, ada, ben]);
      await kickOff(giId, minutes);
      const once = amountsOf(await callApi('enterCost', costRequest(1000), olive));
      // A second entry changes no share.
      expect(amountsOf(await callApi('enterCost', costRequest(1000), olive))).toEqual(once);
      payers.push(Object.keys(once).find((uid) => once[uid] === 334));
    }
    expect(new Set(payers)).toEqual(new Set([olive.uid, ada.uid, ben.uid]));
  });

  test('has no share for excused players and plus-ones or a no-show', async () => {
    await kickOff(giId);
    const cost = await callApi('enterCost', costRequest(3000, [ada.uid, plusOneUid]), olive);
    expect(amountsOf(cost)).toEqual({ [olive.uid]: 1000, [ben.uid]: 1000, [gus.uid]: 1000 });
    expect(await stored(paths.ownShare(giId, ada.uid))).toBeUndefined();
    expect(amountsOf(await callApi('enterCost', costRequest(900, [ben.uid]), olive))).toEqual({
      ...{ [olive.uid]: 300, [ada.uid]: 300, [gus.uid]: 300 },
    });
    await callApi('setAttendance', { params: { giId }, body: { noShows: [ada.uid] } }, olive);
    const { shares } = await callApi('enterCost', costRequest(4000), olive);
    expect(Object.keys(shares).toSorted()).toEqual([olive, ben, gus].map(({ uid }) => uid).toSorted());
    expect(await statusOf('enterCost', costRequest(4000, [ada.uid]), olive)).toBe(400);
  });
});

describe('share', () => {
  beforeEach(async () => {
    await kickOff(giId);
    await callApi('enterCost', costRequest(5000), olive);
  });

  test('changes between open, said paid and confirmed, depending on the role', async () => {
    const ownState = async (person: Person) => (await costAs(person)).shares[person.uid]?.state;
    for (const person of [ada, gus]) {
      expect(await callApi('markShare', markRequest(person.uid, 'SAID_PAID'), person)).toMatchObject({
        ...{ amount: 1000, state: 'SAID_PAID', paid: 1000, currency: 'GBP' },
      });
      expect(await ownState(person)).toBe('SAID_PAID');
      await callApi('markShare', markRequest(person.uid, 'OPEN'), person);
      expect(await ownState(person)).toBe('OPEN');
    }
    expect(await statusOf('markShare', markRequest(ada.uid, 'CONFIRMED'), ada)).toBe(403);
    await callApi('markShare', markRequest(ada.uid, 'CONFIRMED'), olive);
    expect(await statusOf('markShare', markRequest(ada.uid, 'OPEN'), ada)).toBe(409);
    expect(await stored(paths.ownShare(giId, ada.uid))).toMatchObject({ state: 'CONFIRMED' });
  });

  test('is shown to its player and organisers, or to all members if the game allows it', async () => {
    expect(Object.keys((await costAs(ada)).shares)).toEqual([ada.uid]);
    expect(Object.keys((await costAs(olive)).shares)).toHaveLength(4);
    const body = { debtsSeen: 'ALL', howToPay: 'https://monzo.me/olive' } as const;
    await callApi('updateMoneySettings', { params: { gameId }, body }, olive);
    for (const person of [ada, gus]) expect(Object.keys((await costAs(person)).shares)).toHaveLength(4);
    expect(await callApi('getMoneySettings', { params: { gameId } }, gus)).toMatchObject({
      currency: 'GBP',
      ...body,
    });
  });
});

test('nudge notifies people with open shares at most once in seven days', async () => {
  await kickOff(giId);
  await callApi('enterCost', costRequest(6000), olive);
  await callApi('markShare', markRequest(ada.uid, 'CONFIRMED'), olive);
  const noticeOf = ({ uid }: Person) => stored(paths.notification(uid, `${giId}_PAYMENT`));
  const sent = { params: { giId } };
  // No one has a device or a confirmed email, so a second reminder need not wait.
  expect((await callApi('nudge', sent, olive)).nudgedAt).toBeNull();
  await verifyEmail(ben);
  expect((await callApi('nudge', sent, olive)).nudgedAt).not.toBeNull();
  expect(await noticeOf(ben)).toMatchObject({ kind: 'PAYMENT', body: expect.stringContaining('£24') });
  expect(await noticeOf(gus)).toMatchObject({ body: expect.stringContaining('£12') });
  for (const person of [ada, olive]) expect(await noticeOf(person)).toBeUndefined();
  expect(await refused('nudge', sent, olive)).toMatchObject({
    status: 409,
    reason: { code: 'NUDGED_LATELY' },
  });
  // Moves the nudge a week into the past.
  await database()
    .doc(paths.cost(giId))
    .update({ nudgedAt: new Date(Date.now() - 7 * 24 * 3_600_000) });
  await database()
    .doc(paths.notification(ben.uid, `${giId}_PAYMENT`))
    .update({ readAt: new Date() });
  await callApi('nudge', sent, olive);
  expect(await noticeOf(ben)).toMatchObject({ readAt: null });
});

test('merge adds up the shares of both entries', async () => {
  const eve = await signUp('Eve');
  giId = await addInstance(gameId, [olive, eve]);
  await kickOff(giId, 30);
  const duplicateUid = await add(giId, 'Eve again', olive);
  await callApi('enterCost', costRequest(900), olive);
  await callApi('markShare', markRequest(duplicateUid, 'CONFIRMED'), olive);
  await callApi('mergePeople', { params: { gameId }, body: { from: duplicateUid, to: eve.uid } }, olive);
  const cost = await costAs(olive);
  expect(cost.shares).toEqual({
    [olive.uid]: { amount: 300, state: 'CONFIRMED', paid: 300, heads: [olive.uid] },
    [eve.uid]: { amount: 600, state: 'OPEN', paid: null, heads: [eve.uid] },
  });
  expect(await stored(paths.ownShare(giId, eve.uid))).toMatchObject({ amount: 600 });
});
