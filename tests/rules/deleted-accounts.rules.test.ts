import { createHash, randomUUID } from 'node:crypto';
import { paths } from '@fives/domain';
import { aPlayer } from '@fives/domain/testing';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import type { Db } from './setup/environment.ts';
import { allowed, refused } from './setup/expectations.ts';
import { asActor, emailOf } from './setup/people.ts';
import { aWorld, PLAYED, type Seed, storeAll, type World } from './setup/world.ts';

interface Action {
  readonly seed?: (uid: string) => Seed;
  readonly write: (db: Db, uid: string, world: World) => Promise<unknown>;
}

const now = serverTimestamp();
const device = { token: 'abc:DEF-1', createdAt: now, refreshedAt: now, userAgent: 'A phone' };

const ACTIONS: Record<string, Action> = {
  'creating a player document': {
    write: (db, uid) =>
      setDoc(doc(db, paths.player(uid)), { name: 'Lea', email: emailOf(uid), createdAt: now }),
  },
  'changing the name': {
    write: async (db, uid) => {
      await storeAll({ [paths.player(uid)]: aPlayer({ uid }) });
      await updateDoc(doc(db, paths.player(uid)), { name: randomUUID() });
    },
  },
  'registering a device': { write: (db, uid) => setDoc(doc(db, paths.pushToken(uid, randomUUID())), device) },
  'refreshing a device': {
    write: async (db, uid) => {
      await storeAll({
        [paths.pushToken(uid, 'phone')]: { ...device, createdAt: new Date(0), refreshedAt: new Date(0) },
      });
      await updateDoc(doc(db, paths.pushToken(uid, 'phone')), { token: randomUUID(), refreshedAt: now });
    },
  },
  'choosing notifications': {
    write: (db, uid) => setDoc(doc(db, paths.notificationSettings(uid)), { off: [] }),
  },
  'choosing whether to get emails': {
    write: (db, uid) => setDoc(doc(db, paths.emailSettings(uid)), { isOn: false }),
  },
  'changing whether to get emails': {
    write: async (db, uid) => {
      await storeAll({ [paths.emailSettings(uid)]: { isOn: true } });
      await updateDoc(doc(db, paths.emailSettings(uid)), { isOn: false });
    },
  },
  'changing the settings of a game': {
    write: (db, _uid, { gameId }) => updateDoc(doc(db, paths.game(gameId)), { name: 'Sixes' }),
  },
  'creating organiser notes': {
    write: (db, uid, { gameId }) =>
      setDoc(doc(db, paths.organiserNotesOf(gameId, uid)), { stars: {}, apart: [], keepers: [] }),
  },
  'changing organiser notes': {
    write: async (db, uid, { gameId }) => {
      const notes = paths.organiserNotesOf(gameId, uid);
      await storeAll({ [notes]: { stars: {}, apart: [], keepers: [] } });
      await updateDoc(doc(db, notes), { apart: ['alex kim'] });
    },
  },
  'renaming a team': {
    write: (db, _uid, { giId }) => updateDoc(doc(db, paths.gameInstance(giId)), { teamAName: 'Bibs' }),
  },
  'using the key of an invite link': {
    seed: (uid) => ({ game: { orgUid: uid, inviteKey: 'the-new-one' } }),
    write: (db, uid, { giId }) => setDoc(doc(db, paths.admission(giId, uid)), { key: 'the-new-one', uid }),
  },
  joining: {
    seed: (uid) => ({ people: { [uid]: null } }),
    write: async (db, uid, { giId }) => {
      await storeAll({ [paths.player(uid)]: aPlayer({ uid }) });
      await setDoc(doc(db, paths.playerInstance(giId, uid)), {
        ...{ name: 'Lea', isGuest: false, status: 'PLAYING', team: 'NO_TEAM', repliedAt: now },
      });
    },
  },
  replying: {
    write: (db, uid, { giId }) =>
      updateDoc(doc(db, paths.playerInstance(giId, uid)), { status: 'NOT_PLAYING', repliedAt: now }),
  },
  voting: {
    seed: () => ({ instance: PLAYED() }),
    write: (db, uid, { giId }) =>
      setDoc(doc(db, paths.motmBallot(giId, uid)), { votes: ['alex', 'kim', 'bo'], castAt: now }),
  },
};

function hashOf(uid: string): string {
  return createHash('sha256').update(uid).digest('hex').toUpperCase();
}

describe('a deleted account is refused when', () => {
  test.each(Object.entries(ACTIONS))('%s', async (_, { seed, write }) => {
    const attempt = async (isDeleted: boolean) => {
      const uid = randomUUID();
      const { people, ...others } = seed?.(uid) ?? {};
      const world = await aWorld({
        game: { orgUid: uid },
        people: { [uid]: {}, ...people },
        ...others,
      });
      if (isDeleted) await storeAll({ [paths.deletedAccount(hashOf(uid))]: { deletedAt: new Date() } });
      await write(await asActor({ uid, isGuest: false }), uid, world);
    };
    await allowed(attempt(false));
    await refused(attempt(true));
  });
});
