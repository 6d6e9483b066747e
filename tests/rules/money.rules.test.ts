import { type Cost, DEFAULT_MONEY_SETTINGS, paths, toGameSummary } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { beforeAll, describe, test } from 'vitest';
import { allowed, allowOnly, denyAll, refused, searchFor } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, remove, storeAll, type World } from './setup/world.ts';

const share = { amount: 500, state: 'OPEN', paid: null } as const;
const cost: Cost = {
  amount: 1000,
  currency: 'GBP',
  excused: [],
  shares: { player: share, guest: share },
  nudgedAt: null,
};
const ownShare = { ...share, currency: 'GBP', total: 1000 };
const MEMBERS = ['organiser', 'player', 'guest'] as const;

let world: World;
const settings = () => paths.moneySettings(world.gameId);
const theCost = () => paths.cost(world.giId);
const shareOf = (uid: string) => paths.ownShare(world.giId, uid);

async function storeMoney(debtsSeen: 'OWN' | 'ALL'): Promise<void> {
  world = await aWorld();
  await storeAll({
    [settings()]: { ...DEFAULT_MONEY_SETTINGS, debtsSeen },
    [theCost()]: cost,
    ...Object.fromEntries([...MEMBERS, 'rival'].map((uid) => [shareOf(uid), ownShare])),
  });
}

// `games/{gameId}/money/settings`
describe('money settings', () => {
  beforeAll(() => storeMoney('OWN'));
  allowOnly([...MEMBERS], 'read the settings', (db) => getDoc(doc(db, settings())));
  denyAll('list the settings', (db) => getDocs(collection(db, `games/${world.gameId}/money`)));
  denyAll('change the settings', (db) =>
    setDoc(doc(db, settings()), { ...DEFAULT_MONEY_SETTINGS, howToPay: 'Me' }),
  );
  denyAll('delete the settings', (db) => deleteDoc(doc(db, settings())));
  denyAll('search for the settings', (db) =>
    searchFor('settings', collection(db, `games/${world.gameId}/money`)),
  );
  denyAll('read a document next to it', (db) => getDoc(doc(db, `games/${world.gameId}/money/other`)));
  denyAll('read the same id in another collection', (db) =>
    getDoc(doc(db, `games/${world.gameId}/other/settings`)),
  );

  test('cannot be read by an organiser who is not a member', async () => {
    world = await aWorld({ game: { memberUids: ['player'] } });
    await refused(getDoc(doc(await as('organiser'), settings())));
    await allowed(getDoc(doc(await as('player'), settings())));
  });
});

describe('missing money documents', () => {
  beforeAll(async () => {
    world = await aWorld();
  });
  denyAll('enter payment details directly', (db) => setDoc(doc(db, settings()), DEFAULT_MONEY_SETTINGS));
  denyAll('enter a cost directly', (db) => setDoc(doc(db, theCost()), cost));
  denyAll('create their own share', (db, who) => setDoc(doc(db, shareOf(who)), ownShare));
});

// `gameInstances/{giId}/money/cost`
describe('cost of an instance', () => {
  describe('private shares', () => {
    beforeAll(() => storeMoney('OWN'));
    allowOnly(['organiser'], 'read the cost', (db) => getDoc(doc(db, theCost())));
    denyAll('list the shares', (db) => getDocs(collection(db, `gameInstances/${world.giId}/money`)));
    denyAll('search for the cost', (db) =>
      searchFor('cost', collection(db, `gameInstances/${world.giId}/money`)),
    );
    denyAll('change the cost directly', (db) => setDoc(doc(db, theCost()), { ...cost, amount: 1 }));
    denyAll('delete the cost', (db) => deleteDoc(doc(db, theCost())));
  });

  describe('shares visible to all members', () => {
    beforeAll(() => storeMoney('ALL'));
    allowOnly([...MEMBERS], 'read the cost', (db) => getDoc(doc(db, theCost())));
    denyAll('read the same id in another collection', (db) =>
      getDoc(doc(db, `gameInstances/${world.giId}/other/cost`)),
    );
  });

  test('can be read only by organisers by default', async () => {
    await storeMoney('ALL');
    await remove(settings());
    await refused(getDoc(doc(await as('player'), theCost())));
    await allowed(getDoc(doc(await as('organiser'), theCost())));
  });

  test('can be read by treasurers', async () => {
    world = await aWorld({ game: { treasurerUids: ['player'] } });
    await storeAll({ [theCost()]: cost });
    await allowed(getDoc(doc(await as('player'), theCost())));
    await refused(getDoc(doc(await as('guest'), theCost())));
  });

  test('cannot be read by a former treasurer in an outdated summary', async () => {
    const summary = toGameSummary(aGame({ orgUid: 'organiser', treasurerUids: ['player'] }));
    world = await aWorld({ instance: { game: summary } });
    await storeAll({ [theCost()]: cost });
    await refused(getDoc(doc(await as('player'), theCost())));
  });

  test('can be read by each of several organisers', async () => {
    world = await aWorld({ game: { organiserUids: ['organiser', 'player'] } });
    await storeAll({ [theCost()]: cost });
    await allowed(getDoc(doc(await as('player'), theCost())));
    await refused(getDoc(doc(await as('guest'), theCost())));
  });
});

// `gameInstances/{giId}/money/{uid}`
describe('own share', () => {
  beforeAll(() => storeMoney('ALL'));
  allowOnly(['player'], "read the player's share", (db) => getDoc(doc(db, shareOf('player'))));
  allowOnly(['guest'], "read the guest's share", (db) => getDoc(doc(db, shareOf('guest'))));
  denyAll('change their own share directly', (db, who) =>
    setDoc(doc(db, shareOf(who)), { ...ownShare, state: 'SAID_PAID' }),
  );
  denyAll('delete their own share', (db, who) => deleteDoc(doc(db, shareOf(who))));
  denyAll('search for their own share', (db, who) =>
    searchFor(who, collection(db, `gameInstances/${world.giId}/money`)),
  );
});
