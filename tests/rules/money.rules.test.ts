import { type Cost, NO_MONEY_SETTINGS, paths, toGameSummary } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { beforeAll, describe, test } from 'vitest';
import { allowed, mayOnly, nobodyMay, refused, searchFor } from './setup/expectations.ts';
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

/** A game in which the player is no organiser, and everybody owes something. */
async function owing(debtsSeen: 'OWN' | 'ALL'): Promise<void> {
  world = await aWorld();
  await storeAll({
    [settings()]: { ...NO_MONEY_SETTINGS, debtsSeen },
    [theCost()]: cost,
    ...Object.fromEntries([...MEMBERS, 'rival'].map((uid) => [shareOf(uid), ownShare])),
  });
}

// `games/{gameId}/money/settings`
describe('how players pay', () => {
  beforeAll(() => owing('OWN'));
  mayOnly([...MEMBERS], 'read it', (db) => getDoc(doc(db, settings())));
  nobodyMay('list it', (db) => getDocs(collection(db, `games/${world.gameId}/money`)));
  nobodyMay('change it', (db) => setDoc(doc(db, settings()), { ...NO_MONEY_SETTINGS, howToPay: 'Me' }));
  nobodyMay('take it away', (db) => deleteDoc(doc(db, settings())));
  nobodyMay('search for it', (db) => searchFor('settings', collection(db, `games/${world.gameId}/money`)));
  nobodyMay('read what lies beside it', (db) => getDoc(doc(db, `games/${world.gameId}/money/other`)));
  nobodyMay('read what is called so elsewhere', (db) =>
    getDoc(doc(db, `games/${world.gameId}/other/settings`)),
  );

  test('is no longer for an organiser who is no member', async () => {
    world = await aWorld({ game: { memberUids: ['player'] } });
    await refused(getDoc(doc(await as('organiser'), settings())));
    await allowed(getDoc(doc(await as('player'), settings())));
  });
});

describe('where nobody has entered anything', () => {
  beforeAll(async () => {
    world = await aWorld();
  });
  nobodyMay('say how to pay past the server', (db) => setDoc(doc(db, settings()), NO_MONEY_SETTINGS));
  nobodyMay('enter a cost past the server', (db) => setDoc(doc(db, theCost()), cost));
  nobodyMay('give themselves a share', (db, who) => setDoc(doc(db, shareOf(who)), ownShare));
});

// `gameInstances/{giId}/money/cost`
describe('what an instance cost', () => {
  describe('where each sees their own share', () => {
    beforeAll(() => owing('OWN'));
    mayOnly(['organiser'], 'read it', (db) => getDoc(doc(db, theCost())));
    nobodyMay('list the shares', (db) => getDocs(collection(db, `gameInstances/${world.giId}/money`)));
    nobodyMay('search for it', (db) =>
      searchFor('cost', collection(db, `gameInstances/${world.giId}/money`)),
    );
    nobodyMay('enter it past the server', (db) => setDoc(doc(db, theCost()), { ...cost, amount: 1 }));
    nobodyMay('take it away', (db) => deleteDoc(doc(db, theCost())));
  });

  describe('where all members see all', () => {
    beforeAll(() => owing('ALL'));
    mayOnly([...MEMBERS], 'read it', (db) => getDoc(doc(db, theCost())));
    nobodyMay('read what is called so elsewhere', (db) =>
      getDoc(doc(db, `gameInstances/${world.giId}/other/cost`)),
    );
  });

  test('is for the organisers alone while nobody has chosen', async () => {
    await owing('ALL');
    await remove(settings());
    await refused(getDoc(doc(await as('player'), theCost())));
    await allowed(getDoc(doc(await as('organiser'), theCost())));
  });

  test('is for treasurers', async () => {
    world = await aWorld({ game: { treasurerUids: ['player'] } });
    await storeAll({ [theCost()]: cost });
    await allowed(getDoc(doc(await as('player'), theCost())));
    await refused(getDoc(doc(await as('guest'), theCost())));
  });

  test('is not for a treasurer whom only the summary in the instance still names', async () => {
    const summary = toGameSummary(aGame({ orgUid: 'organiser', treasurerUids: ['player'] }));
    world = await aWorld({ instance: { game: summary } });
    await storeAll({ [theCost()]: cost });
    await refused(getDoc(doc(await as('player'), theCost())));
  });

  test('is for each of several organisers', async () => {
    world = await aWorld({ game: { organiserUids: ['organiser', 'player'] } });
    await storeAll({ [theCost()]: cost });
    await allowed(getDoc(doc(await as('player'), theCost())));
    await refused(getDoc(doc(await as('guest'), theCost())));
  });
});

// `gameInstances/{giId}/money/{uid}`
describe('somebody’s share', () => {
  beforeAll(() => owing('ALL'));
  mayOnly(['player'], 'read that of the player', (db) => getDoc(doc(db, shareOf('player'))));
  mayOnly(['guest'], 'read that of the guest', (db) => getDoc(doc(db, shareOf('guest'))));
  nobodyMay('mark their own past the server', (db, who) =>
    setDoc(doc(db, shareOf(who)), { ...ownShare, state: 'SAID_PAID' }),
  );
  nobodyMay('take their own away', (db, who) => deleteDoc(doc(db, shareOf(who))));
  nobodyMay('search for their own', (db, who) =>
    searchFor(who, collection(db, `gameInstances/${world.giId}/money`)),
  );
});
