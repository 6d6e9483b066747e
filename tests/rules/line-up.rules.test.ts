import { type GameInstance, type PlayerInstance, paths } from '@fives/domain';
import { doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { allowed, paired, refused, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, type World } from './setup/world.ts';

interface Picking extends Write {
  readonly uid: string;
  readonly playerInstance: Partial<PlayerInstance>;
  readonly instance: Partial<GameInstance>;
  readonly lacking: readonly (keyof GameInstance)[];
}

const picking: Picking = {
  by: 'organiser',
  uid: 'player',
  playerInstance: {},
  instance: {},
  lacking: [],
  fields: { team: 'TEAM_A' },
};

async function pick({ by, uid, playerInstance, instance, lacking, fields }: Picking) {
  const { giId } = await aWorld({ instance, lacking, people: { [uid]: playerInstance } });
  await updateDoc(doc(await as(by), paths.playerInstance(giId, uid)), fields);
}

const REPLIED = { status: 'PLAYING', repliedAt: serverTimestamp(), answeredBy: 'organiser' };
const BY_HAND = { name: 'Bob', isGuest: true, addedBy: 'organiser' };
const UNANSWERED = { status: 'UNANSWERED', repliedAt: null } as const;

// Changes that an organiser may make to other player instances.
paired('picking teams', pick, {
  base: picking,
  fine: {
    'from one team to the other': { playerInstance: { team: 'TEAM_B' } },
    'back to the pool': { playerInstance: { team: 'TEAM_B' }, fields: { team: 'NO_TEAM' } },
    'of guests': { uid: 'guest', playerInstance: { isGuest: true } },
    'of somebody who was added by hand': {
      uid: 'g_bob',
      playerInstance: BY_HAND,
    },
    'with themselves in one': { uid: 'organiser' },
    'after the start': { instance: PLAYED() },
    'of somebody who had not replied': { playerInstance: UNANSWERED, fields: REPLIED },
  },
  wrong: {
    'by a player for themselves': { by: 'player' },
    'by a fellow player': { by: 'guest' },
    'by an outsider': { by: 'outsider' },
    "by another game's organiser": { by: 'rival' },
    'without signing in': { by: 'visitor' },
    'once a winner is set': { instance: { ...PLAYED(), winningTeam: 'TEAM_B' } },
    'once it is a draw': { instance: { ...PLAYED(), winningTeam: 'DRAW' } },
    'when cancelled': { instance: { status: 'CANCELLED' } },
    'of an instance that does not tell its winner': { lacking: ['winningTeam'] },
    'of an instance that does not tell its status': { lacking: ['status'] },
    'of more than two': { fields: { team: 'TEAM_C' } },
    'with somebody who does not play': { playerInstance: { status: 'NOT_PLAYING' } },
    'with somebody who has not replied': { playerInstance: { status: 'UNANSWERED' } },
    'under other names': { fields: { name: 'Number Nine' } },
    'under another name of somebody who was added by hand': {
      uid: 'g_bob',
      playerInstance: BY_HAND,
      fields: { name: 'Number Nine' },
    },
    'with somebody who brings them along': { fields: { broughtBy: 'guest' } },
    'with somebody who has added them': { fields: { addedBy: 'organiser' } },
    'with votes received': { fields: { motmVotesReceived: 3 } },
    'with registered people as guests': { fields: { isGuest: true } },
    'with a field more': { fields: { captain: true } },
  },
});

paired('replying for somebody', pick, {
  base: { ...picking, playerInstance: UNANSWERED, fields: REPLIED },
  fine: {
    'who is in a team that there is not': { playerInstance: { ...UNANSWERED, team: 'TEAM_C' as 'TEAM_A' } },
    no: { fields: { status: 'NOT_PLAYING' } },
    'after the start': { instance: PLAYED() },
    'what they have said themselves, which changes nothing': {
      playerInstance: { status: 'PLAYING' },
      fields: { repliedAt: undefined, answeredBy: undefined },
    },
  },
  wrong: {
    'without saying by whom': { fields: { answeredBy: undefined } },
    "in somebody else's name": { fields: { answeredBy: 'player' } },
    'once a winner is set': { instance: { ...PLAYED(), winningTeam: 'TEAM_A' } },
    'when cancelled': { instance: { status: 'CANCELLED' } },
    'with an unknown reply': { fields: { status: 'MAYBE' } },
    'without saying when': { fields: { repliedAt: undefined } },
    'at a time of their own choice': { fields: { repliedAt: new Date(0) } },
    'what they have said themselves, at another time': {
      playerInstance: { status: 'PLAYING', repliedAt: hoursFromNow(-1) },
    },
    'what they have said themselves, at another time and in a team': {
      playerInstance: { status: 'PLAYING', repliedAt: hoursFromNow(-1) },
      fields: { team: 'TEAM_A' },
    },
    'at a time alone': { fields: { status: undefined } },
    'by taking a reply back': { playerInstance: { status: 'PLAYING' }, fields: { status: 'UNANSWERED' } },
    'and saying that they were taken out': { fields: { takenOutAt: serverTimestamp() } },
  },
});

paired('taking somebody out', pick, {
  base: {
    ...picking,
    playerInstance: { team: 'TEAM_A' },
    fields: { ...REPLIED, status: 'NOT_PLAYING', team: 'NO_TEAM' },
  },
  fine: {
    'and saying so': { fields: { takenOutAt: serverTimestamp() } },
    'a second time': {
      playerInstance: { takenOutAt: new Date(0) },
      fields: { takenOutAt: serverTimestamp() },
    },
  },
  wrong: {
    'who is the organiser': {
      uid: 'organiser',
      fields: { answeredBy: null, takenOutAt: serverTimestamp() },
    },
    'but leaving them in the team': { fields: { team: undefined } },
    'without saying when': { fields: { repliedAt: undefined } },
    'without saying by whom': { fields: { answeredBy: undefined } },
    'at a time of their own choice': { fields: { takenOutAt: new Date(0) } },
  },
});

paired('saying that somebody was taken out', pick, {
  base: {
    ...picking,
    fields: { ...REPLIED, status: 'NOT_PLAYING', takenOutAt: serverTimestamp() },
  },
  wrong: {
    'who had not replied': { playerInstance: UNANSWERED },
    'who was out already': {
      playerInstance: { status: 'NOT_PLAYING' },
      fields: { status: undefined, repliedAt: undefined, answeredBy: undefined },
    },
    'who still plays': { fields: { status: undefined, repliedAt: undefined, answeredBy: undefined } },
    'of themselves': { uid: 'organiser' },
    'as a fellow player': { by: 'guest' },
    'as the player themselves': { by: 'player' },
  },
});

paired('playing oneself, as the organiser', pick, {
  base: { ...picking, uid: 'organiser', playerInstance: { team: 'TEAM_A' }, fields: { name: 'Liv' } },
  fine: { 'and changing team': { fields: { name: undefined, team: 'TEAM_B' } } },
  wrong: {
    'with a new name after the start': { instance: PLAYED() },
    'with a new name and a new team at once': { fields: { team: 'TEAM_B' } },
  },
});

describe('whole line-up in one batch', () => {
  test('is allowed', async () => allowed(lineUp(await aWorld())));
  test('is refused completely if one of them does not play', async () =>
    refused(lineUp(await aWorld({ people: { bo: { status: 'NOT_PLAYING' } } }))));
});

async function lineUp({ giId }: World): Promise<void> {
  const db = await as('organiser');
  const batch = writeBatch(db);
  for (const uid of ['organiser', 'player', 'guest', 'alex', 'kim', 'bo']) {
    batch.update(doc(db, paths.playerInstance(giId, uid)), { team: 'TEAM_B' });
  }
  await batch.commit();
}
