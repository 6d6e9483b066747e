import { paths } from '@fives/domain';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { allowed, refused, testCases } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, type World } from './setup/world.ts';
import { type PlayerInstanceWrite, updatePlayerInstance } from './setup/writes.ts';

const picking: PlayerInstanceWrite = {
  by: 'organiser',
  uid: 'player',
  playerInstance: {},
  instance: {},
  fields: { team: 'TEAM_A' },
};

const REPLIED = { status: 'PLAYING', repliedAt: serverTimestamp(), answeredBy: 'organiser' };
const PLUS_ONE = { name: 'Bob', isGuest: true, addedBy: 'organiser' };
const UNANSWERED = { status: 'UNANSWERED', repliedAt: null } as const;

testCases('picking teams', updatePlayerInstance, {
  base: picking,
  allowed: {
    'from one team to the other': { playerInstance: { team: 'TEAM_B' } },
    'back to no team': { playerInstance: { team: 'TEAM_B' }, fields: { team: 'NO_TEAM' } },
    'for a guest': { uid: 'guest', playerInstance: { isGuest: true } },
    'for a plus-one': {
      uid: 'g_bob',
      playerInstance: PLUS_ONE,
    },
    'for themselves': { uid: 'organiser' },
    'after the start': { instance: PLAYED() },
    'for an unanswered player together with a reply': { playerInstance: UNANSWERED, fields: REPLIED },
  },
  refused: {
    'by a player for themselves': { by: 'player' },
    'after a winner is set': { instance: { ...PLAYED(), winningTeam: 'TEAM_B' } },
    'after a draw': { instance: { ...PLAYED(), winningTeam: 'DRAW' } },
    'when cancelled': { instance: { status: 'CANCELLED' } },
    'for a player who said no': { playerInstance: { status: 'NOT_PLAYING' } },
    'for a player without a reply': { playerInstance: { status: 'UNANSWERED' } },
    'with a given spot': { fields: { spot: 'GIVEN' } },
    'with another name': { fields: { name: 'Number Nine' } },
    'with another name for a plus-one': {
      uid: 'g_bob',
      playerInstance: PLUS_ONE,
      fields: { name: 'Number Nine' },
    },
  },
});

testCases('replying for another player [R10]', updatePlayerInstance, {
  base: { ...picking, playerInstance: UNANSWERED, fields: REPLIED },
  allowed: {
    'with an unknown stored team': { playerInstance: { ...UNANSWERED, team: 'TEAM_C' as 'TEAM_A' } },
    'with a no reply': { fields: { status: 'NOT_PLAYING' } },
    'after the start': { instance: PLAYED() },
    'with an unchanged reply': {
      playerInstance: { status: 'PLAYING' },
      fields: { repliedAt: undefined, answeredBy: undefined },
    },
  },
  refused: {
    'without an author': { fields: { answeredBy: undefined } },
    'with another person as the author': { fields: { answeredBy: 'player' } },
    'after a winner is set': { instance: { ...PLAYED(), winningTeam: 'TEAM_A' } },
    'when cancelled': { instance: { status: 'CANCELLED' } },
    'without a reply time': { fields: { repliedAt: undefined } },
    'with a time from the client': { fields: { repliedAt: new Date(0) } },
    'with the same reply at another time': {
      playerInstance: { status: 'PLAYING', repliedAt: hoursFromNow(-1) },
    },
    'with only a new reply time and a team': {
      playerInstance: { status: 'PLAYING', repliedAt: hoursFromNow(-1) },
      fields: { team: 'TEAM_A' },
    },
    'with only a reply time [F4]': { fields: { status: undefined } },
    'with an unanswered status': { playerInstance: { status: 'PLAYING' }, fields: { status: 'UNANSWERED' } },
    'with a takenOutAt time': { fields: { takenOutAt: serverTimestamp() } },
  },
});

testCases('marking a player as not playing', updatePlayerInstance, {
  base: {
    ...picking,
    playerInstance: { team: 'TEAM_A' },
    fields: { ...REPLIED, status: 'NOT_PLAYING', team: 'NO_TEAM' },
  },
  allowed: {
    'with a takenOutAt time': { fields: { takenOutAt: serverTimestamp() } },
    'a second time': {
      playerInstance: { takenOutAt: new Date(0) },
      fields: { takenOutAt: serverTimestamp() },
    },
  },
  refused: {
    'for the organiser themselves': {
      uid: 'organiser',
      fields: { answeredBy: null, takenOutAt: serverTimestamp() },
    },
    'without leaving the team': { fields: { team: undefined } },
    'without a reply time': { fields: { repliedAt: undefined } },
    'without an author': { fields: { answeredBy: undefined } },
    'with a time from the client': { fields: { takenOutAt: new Date(0) } },
  },
});

testCases('setting takenOutAt', updatePlayerInstance, {
  base: {
    ...picking,
    fields: { ...REPLIED, status: 'NOT_PLAYING', takenOutAt: serverTimestamp() },
  },
  refused: {
    'for a player without a reply': { playerInstance: UNANSWERED },
    'for a player who said no before': {
      playerInstance: { status: 'NOT_PLAYING' },
      fields: { status: undefined, repliedAt: undefined, answeredBy: undefined },
    },
    'for a player who still plays': {
      fields: { status: undefined, repliedAt: undefined, answeredBy: undefined },
    },
    'for themselves': { uid: 'organiser' },
    'as a fellow player': { by: 'guest' },
    'as the player themselves': { by: 'player' },
  },
});

testCases("editing the organiser's own player instance", updatePlayerInstance, {
  base: { ...picking, uid: 'organiser', playerInstance: { team: 'TEAM_A' }, fields: { name: 'Liv' } },
  allowed: { 'with only a new team': { fields: { name: undefined, team: 'TEAM_B' } } },
  refused: {
    'with a new name after the start': { instance: PLAYED() },
    'with a new name and a new team': { fields: { team: 'TEAM_B' } },
  },
});

describe('whole line-up in one batch', () => {
  test('is allowed', async () => allowed(lineUp(await aWorld())));
  test('is refused completely if one player does not play', async () =>
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
