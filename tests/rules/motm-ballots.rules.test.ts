import { type GameInstance, type PlayerInstance, paths, toGameSummary } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { beforeAll, describe, test } from 'vitest';
import { allowed, allowOnly, denyAll, paired, searchFor, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { AHEAD, aWorld, hoursFromNow, PLAYED, storeAll, type World } from './setup/world.ts';

interface Voting extends Write {
  readonly uid: string;
  readonly pickMotm: boolean;
  readonly removed: Record<string, string>;
  readonly instance: Partial<GameInstance>;
  readonly lacking: readonly (keyof GameInstance)[];
  readonly people: Record<string, Partial<PlayerInstance> | null>;
  readonly votedBefore: boolean;
}

const voting: Voting = {
  by: 'player',
  uid: 'player',
  pickMotm: true,
  removed: {},
  instance: PLAYED(),
  lacking: [],
  people: {},
  votedBefore: false,
  fields: { votes: ['alex', 'kim', 'bo'], castAt: serverTimestamp() },
};

async function vote({ by, uid, pickMotm, removed, votedBefore, fields, ...seed }: Voting) {
  const { giId } = await aWorld({ ...seed, game: { pickMotm, removed } });
  if (votedBefore) await storeAll({ [paths.motmBallot(giId, uid)]: aBallot() });
  await setDoc(doc(await as(by), paths.motmBallot(giId, uid)), fields);
}

const aBallot = () => ({ votes: ['bo', 'kim', 'guest'], castAt: hoursFromNow(-1) });
const playing = (count: number) => ({ counts: { playing: count, notPlaying: 0, unanswered: 0 } });

// `gameInstances/{giId}/motmBallots/{uid}`
describe('ballots', () => {
  let world: World;
  const ofPlayer = () => paths.motmBallot(world.giId, 'player');
  beforeAll(async () => {
    world = await aWorld({ instance: PLAYED() });
    await storeAll({ [ofPlayer()]: aBallot() });
  });

  test('a guest may look for a ballot of their own', async () =>
    allowed(getDoc(doc(await as('guest'), paths.motmBallot(world.giId, 'guest')))));
  allowOnly(['player'], "read a player's ballot", (db) => getDoc(doc(db, ofPlayer())));
  denyAll('list the ballots', (db) => getDocs(collection(db, paths.motmBallots(world.giId))));
  denyAll('search the ballots for their own', (db, who) =>
    searchFor(who, collection(db, paths.motmBallots(world.giId))),
  );
  denyAll('list ballots of all instances', (db) => getDocs(collectionGroup(db, 'motmBallots')));
  denyAll('take a ballot back', (db) => deleteDoc(doc(db, ofPlayer())));
});

function teamsWithout(without: string) {
  const players = ['player', 'alex', 'kim', 'bo', 'organiser'].filter((uid) => uid !== without);
  const counts = { playing: 6, notPlaying: 0, unanswered: 0, inTeams: players.length };
  return {
    instance: { counts },
    people: Object.fromEntries(players.map((uid) => [uid, { team: 'TEAM_A' as const }])),
  };
}

const withReserve = (uid: string) => ({
  instance: { lateQueue: { playing: [], reserves: { [uid]: hoursFromNow(-4) }, offers: {}, left: {} } },
});

paired('voting', vote, {
  base: voting,
  fine: {
    'a second time, before the close': { votedBefore: true },
    'for people in a team, once there are teams': teamsWithout('organiser'),
    'for the only other player with a spot, of more who said yes': {
      instance: { counts: { playing: 3, notPlaying: 0, unanswered: 0, inTeams: 2 } },
      people: { player: { team: 'TEAM_A' }, alex: { team: 'TEAM_B' } },
      fields: { votes: ['alex'] },
    },
    'for the other one of two spots, of three who said yes': {
      instance: {
        ...playing(3),
        game: toGameSummary(aGame({ orgUid: 'organiser', numberOfPlayers: 2 })),
      },
      fields: { votes: ['alex'] },
    },
    'where somebody else is a reserve': withReserve('guest'),
    'for a guest': { fields: { votes: ['alex', 'kim', 'guest'] } },
    'for all three others of four': { instance: playing(4) },
    'for both others of three': { instance: playing(3), fields: { votes: ['alex', 'kim'] } },
    'for people with ids of each kind of characters': {
      people: { a_b: {}, 'C-3': {}, ['x'.repeat(128)]: {} },
      fields: { votes: ['a_b', 'C-3', 'x'.repeat(128)] },
    },
    'for the other one of two': { instance: playing(2), fields: { votes: ['alex'] } },
  },
  wrong: {
    'as a reserve': withReserve('player'),
    'for a reserve': withReserve('bo'),
    'without a team, once there are teams': teamsWithout('player'),
    'for somebody without a team, once there are teams': teamsWithout('bo'),
    'for somebody else': { uid: 'alex' },
    'as an anonymous guest': { by: 'guest', uid: 'guest' },
    'without signing in': { by: 'visitor' },
    'as somebody who is not in the game': { by: 'outsider', uid: 'outsider' },
    'as somebody who did not play': { people: { player: { status: 'NOT_PLAYING' } } },
    'as somebody who never replied': { people: { player: { status: 'UNANSWERED' } } },
    'before the start': { instance: AHEAD() },
    'after being taken out': { instance: { memberUids: ['alex'] }, removed: { player: 'Pam' } },
    'after the close': { instance: { motmClosesAt: hoursFromNow(-1) } },
    'when cancelled': { instance: { status: 'CANCELLED' } },
    'where the game has no vote': { pickMotm: false },
    'where the instance does not tell the close': { lacking: ['motmClosesAt'] },
    'where the instance does not tell its status': { lacking: ['status'] },
    'where the instance does not tell its start': { lacking: ['startDateTime'] },
    'where the instance does not tell the rules': { lacking: ['game'] },
    'where the instance does not tell the counts': { lacking: ['counts'] },
    'for oneself': { fields: { votes: ['alex', 'kim', 'player'] } },
    'for two': { fields: { votes: ['alex', 'kim'] } },
    'for four': { fields: { votes: ['alex', 'kim', 'bo', 'guest'] } },
    'for one of them twice': { fields: { votes: ['alex', 'kim', 'kim'] } },
    'for three of four picks': { fields: { votes: ['alex', 'kim', 'bo', 'bo'] } },
    'for nobody, alone in the game': { instance: playing(1), fields: { votes: [] } },
    'for nobody': { fields: { votes: [] } },
    'for three where two others played': { instance: playing(3) },
    'for a first who did not play': { people: { alex: { status: 'NOT_PLAYING' } } },
    'for a second who did not play': { people: { kim: { status: 'UNANSWERED' } } },
    'for a third who did not play': { people: { bo: { status: 'NOT_PLAYING' } } },
    'for somebody with an id that is too long': {
      people: { ['x'.repeat(129)]: {} },
      fields: { votes: ['alex', 'kim', 'x'.repeat(129)] },
    },
    'for somebody with an id of other characters': {
      people: { 'x.y': {} },
      fields: { votes: ['alex', 'kim', 'x.y'] },
    },
    'for a second of two who did not play': {
      instance: playing(3),
      people: { kim: { status: 'NOT_PLAYING' } },
      fields: { votes: ['alex', 'kim'] },
    },
    'for somebody unknown': { fields: { votes: ['alex', 'kim', 'rival'] } },
    'for one person in two spellings': { fields: { votes: ['alex', 'kim', 'kim/'] } },
    'for a path': { fields: { votes: ['alex', 'kim', '../playerInstances/bo'] } },
    'for a number': { fields: { votes: ['alex', 'kim', 7] } },
    'with a text for a list': { fields: { votes: 'alex' } },
    'with a record for a list': { fields: { votes: { 0: 'alex', 1: 'kim', 2: 'bo' } } },
    'at a time of their own choice': { fields: { castAt: new Date() } },
    'without saying when': { fields: { castAt: undefined } },
    'with more weight': { fields: { weight: 100 } },
  },
});
