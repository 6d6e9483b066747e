import { type Game, type GameInstance, paths, toGameSummary } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import { doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { allowed, refused } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, PLAYED, storeAll, type World } from './setup/world.ts';

interface Request {
  readonly name: string;
  readonly path: (world: World) => string;
  readonly fields: Record<string, unknown>;
  readonly state?: Partial<GameInstance>;
}

const kim = ({ giId }: World) => paths.playerInstance(giId, 'kim');
const instance = ({ giId }: World) => paths.gameInstance(giId);
const reply = { status: 'NOT_PLAYING', repliedAt: serverTimestamp(), answeredBy: 'player' };

const REQUESTS: readonly Request[] = [
  { name: 'sends the invites', path: instance, fields: { status: 'INVITES_SENT' } },
  { name: 'records the result', path: instance, fields: { winningTeam: 'DRAW' }, state: PLAYED() },
  { name: 'replies for someone', path: kim, fields: reply },
  { name: 'picks teams', path: kim, fields: { team: 'TEAM_A' } },
  { name: 'marks two entries as two people', path: kim, fields: { sameAs: null } },
];

const [ALONE, BOTH] = [['organiser'], ['organiser', 'player']];

async function change(roles: Partial<Game>, inSummary: string[], { path, fields, state }: Request) {
  const summary = toGameSummary(aGame({ orgUid: 'organiser', organiserUids: inSummary }));
  const world = await aWorld({
    game: roles,
    instance: { ...state, game: summary },
    people: { kim: { sameAs: 'g_kim' } },
  });
  await updateDoc(doc(await as('player'), path(world)), fields);
}

async function readCost(inGame: string[], inSummary: string[]) {
  const summary = toGameSummary(aGame({ orgUid: 'organiser', organiserUids: inSummary }));
  const { giId } = await aWorld({ game: { organiserUids: inGame }, instance: { game: summary } });
  await storeAll({ [paths.cost(giId)]: { amount: 0 } });
  await getDoc(doc(await as('player'), paths.cost(giId)));
}

describe('former organiser in an outdated summary', () => {
  test.each(REQUESTS)('no longer $name', (request) =>
    refused(change({ organiserUids: ALONE }, BOTH, request)),
  );
  test('no longer reads the cost', () => refused(readCost(ALONE, BOTH)));
});

describe('new organiser missing from an outdated summary', () => {
  test.each(REQUESTS)('$name', (request) => allowed(change({ organiserUids: BOTH }, ALONE, request)));
  test('reads the cost', () => allowed(readCost(BOTH, ALONE)));
});

test.each(REQUESTS)('a treasurer never $name', (request) =>
  refused(change({ treasurerUids: ['player'] }, ALONE, request)),
);
