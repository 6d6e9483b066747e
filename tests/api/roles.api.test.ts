import type { ApiName } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { send } from '../support/api-client.ts';
import { addInstance, aGameBody, createGame, inHours, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';

/**
 * Expected status of every API call for each role. 409 means that the role may call, but not in the current state. The
 * order matters, because calls change the state for the next rows.
 */
const TABLE: Record<ApiName, readonly (readonly [Expected, () => Parameters<typeof send>[1]])[]> = {
  // visitor, guest, stranger, member, organiser
  getOpenApi: [[[200, 200, 200, 200, 200], () => ({})]],
  getGameInstance: [[[200, 200, 200, 200, 200], () => ({ params: { giId } })]],
  getGame: [[[401, 403, 403, 200, 200], () => ({ params: { gameId } })]],
  getGameStats: [[[401, 403, 403, 200, 200], () => ({ params: { gameId } })]],
  exportGame: [[[401, 403, 403, 403, 200], () => ({ params: { gameId } })]],
  importResults: [
    [[401, 403, 403, 403, 200], () => ({ params: { gameId }, body: { text: 'Results', dryRun: true } })],
  ],
  listImports: [[[401, 403, 403, 403, 200], () => ({ params: { gameId } })]],
  undoImport: [[[401, 403, 403, 403, 404], () => ({ params: { gameId, id: 'none' } })]],
  exportResults: [[[401, 403, 403, 403, 200], () => ({ params: { gameId } })]],
  getPlayer: [[[401, 403, 403, 200, 200], () => ({ params: { id: member.uid } })]],
  findPlayer: [[[401, 403, 403, 200, 200], () => ({ query: { uid: member.uid } })]],
  updatePlayer: [
    [[401, 403, 403, 204, 403], () => ({ params: { id: member.uid }, body: { kindMode: true } })],
  ],
  exportOwnData: [[[401, 403, 403, 200, 403], () => ({ params: { id: member.uid } })]],
  listGames: [[[401, 403, 403, 200, 403], () => ({ params: { playerId: member.uid } })]],
  createPlayer: [[[401, 403, 403, 200, 403], () => ({ body: asPlayer() })]],
  putPushToken: [
    [[401, 403, 403, 204, 403], () => ({ params: { playerId: member.uid }, body: { pushToken: 'abc' } })],
  ],
  postPushToken: [[[401, 403, 403, 204, 403], () => ({ body: { playerId: member.uid, pushToken: 'abc' } })]],
  sendSupportMessage: [
    [[401, 403, 403, 201, 403], () => ({ params: { uid: member.uid }, body: { message: 'Hi' } })],
  ],
  createGame: [[[401, 403, 403, 201, 403], () => ({ body: aGameBody(member) })]],
  joinAsNewPlayer: [[[401, 403, 403, 200, 403], () => ({ params: { giId }, body: asPlayer() })]],
  joinAsGuest: [
    [
      [401, 403, 403, 403, 403],
      () => ({ params: { giId }, body: { name: 'M', anonUid: member.uid, status: 'PLAYING' } }),
    ],
  ],
  reply: [
    [[401, 403, 403, 200, 200], () => ({ params: { giId, uid: member.uid }, body: { status: 'PLAYING' } })],
  ],
  updatePlayerInstance: [
    [
      [401, 403, 403, 200, 200],
      () => ({ params: { piId: `${giId}_${member.uid}` }, body: { status: 'PLAYING' } }),
    ],
    [
      [401, 403, 403, 403, 200],
      () => ({ params: { piId: `${giId}_${member.uid}` }, body: { team: 'TEAM_A' } }),
    ],
    [[401, 403, 403, 200, 403], () => ({ params: { piId: `${giId}_${member.uid}` }, body: { name: 'Mel' } })],
    [
      [401, 403, 403, 409, 403],
      () => ({ params: { piId: `${giId}_${member.uid}` }, body: { motmVotes: [`${giId}_x`] } }),
    ],
  ],
  // A member adds plus-ones, but only the organiser adds other people.
  addPerson: [
    [
      [401, 403, 403, 201, 201],
      () => ({ params: { giId }, body: { name: 'Tom', status: 'PLAYING', broughtBy: member.uid } }),
    ],
    [[401, 403, 403, 403, 201], () => ({ params: { giId }, body: { name: 'Bob', status: 'PLAYING' } })],
  ],
  importPeople: [
    [[401, 403, 403, 403, 200], () => ({ params: { giId }, body: { text: '1. Bob', dryRun: true } })],
  ],
  removePerson: [[[401, 403, 403, 403, 403], () => ({ params: { giId, uid: other.uid } })]],
  getLinkedInstance: [[[404, 404, 404, 404, 404], () => ({ params: { key: 'no-such-key' } })]],
  renewLink: [[[401, 403, 403, 403, 200], () => ({ params: { gameId: elsewhere } })]],
  addOrganiser: [[[401, 403, 403, 403, 404], () => ({ params: { gameId }, body: { uid: 'nobody' } })]],
  removeOrganiser: [[[401, 403, 403, 403, 204], () => ({ params: { gameId, uid: other.uid } })]],
  addTreasurer: [[[401, 403, 403, 403, 404], () => ({ params: { gameId }, body: { uid: 'nobody' } })]],
  removeTreasurer: [[[401, 403, 403, 403, 204], () => ({ params: { gameId, uid: other.uid } })]],
  askForStars: [[[401, 403, 403, 403, 404], () => ({ params: { gameId }, body: { uids: ['nobody'] } })]],
  listRaters: [[[401, 403, 403, 403, 200], () => ({ params: { gameId } })]],
  handOver: [[[401, 403, 403, 403, 404], () => ({ params: { gameId }, body: { uid: 'nobody' } })]],
  declineOffer: [[[401, 403, 403, 403, 403], () => ({ params: { gameId } })]],
  letInAgain: [[[401, 403, 403, 403, 204], () => ({ params: { gameId, uid: other.uid } })]],
  mergePeople: [
    [[401, 403, 403, 403, 404], () => ({ params: { gameId }, body: { from: 'g_none', to: member.uid } })],
  ],
  claimGuest: [[[401, 403, 400, 400, 400], () => ({ body: { guestToken: member.token } })]],
  getReach: [[[401, 403, 403, 403, 200], () => ({ params: { giId } })]],
  getAttendance: [[[401, 403, 403, 403, 200], () => ({ params: { giId } })]],
  setAttendance: [[[401, 403, 403, 403, 409], () => ({ params: { giId }, body: { noShows: [] } })]],
  getTurnout: [[[401, 403, 403, 403, 200], () => ({ params: { gameId } })]],
  setTeamLooks: [[[401, 403, 403, 403, 200], () => ({ params: { giId }, body: { teamAName: 'Bibs' } })]],
  pickRandomTeams: [[[401, 403, 403, 403, 200], () => ({ params: { giId } })]],
  tellTeams: [[[401, 403, 403, 403, 200], () => ({ params: { giId } })]],
  pickFairTeams: [[[401, 403, 403, 403, 409], () => ({ params: { giId } })]],
  setWinner: [[[401, 403, 403, 403, 409], () => ({ params: { giId }, body: { winningTeam: 'DRAW' } })]],
  setScore: [[[401, 403, 403, 403, 409], () => ({ params: { giId }, body: { winningMargin: 1 } })]],
  setHalfTime: [
    [[401, 403, 403, 403, 409], () => ({ params: { giId }, body: { teamAGoals: 1, teamBGoals: 0 } })],
  ],
  removeHalfTime: [[[401, 403, 403, 403, 409], () => ({ params: { giId } })]],
  startSeason: [
    [[401, 403, 403, 403, 201], () => ({ params: { gameId }, body: { name: 'Autumn', from: inHours(24) } })],
  ],
  renameSeason: [
    [[401, 403, 403, 403, 404], () => ({ params: { gameId, id: 'nowhere' }, body: { name: 'Autumn' } })],
  ],
  updateGame: [[[401, 403, 403, 403, 200], () => ({ params: { gameId }, body: { pickMotm: true } })]],
  updateGameInstance: [
    [[401, 403, 403, 403, 200], () => ({ params: { giId }, body: { startDateTime: inHours(9) } })],
  ],
  createCalendar: [[[401, 403, 201, 201, 201], () => ({})]],
  getCalendar: [[[404, 404, 404, 404, 404], () => ({ params: { secret: 'nobodys' } })]],
  showUnsubscribe: [[[303, 303, 303, 303, 303], () => ({ params: { secret: 'nobodys' } })]],
  getInstanceCalendar: [[[200, 200, 200, 200, 200], () => ({ params: { giId } })]],
  unsubscribe: [[[204, 204, 204, 204, 204], () => ({ params: { secret: 'nobodys' } })]],
  deleteCalendar: [[[401, 403, 204, 204, 204], () => ({})]],
  getMoneySettings: [[[401, 403, 403, 200, 200], () => ({ params: { gameId } })]],
  updateMoneySettings: [
    [[401, 403, 403, 403, 200], () => ({ params: { gameId }, body: { debtsSeen: 'OWN' } })],
  ],
  getCost: [[[401, 403, 403, 404, 404], () => ({ params: { giId } })]],
  enterCost: [
    [[401, 403, 403, 403, 409], () => ({ params: { giId }, body: { amount: 6000, currency: 'GBP' } })],
  ],
  nudge: [[[401, 403, 403, 403, 404], () => ({ params: { giId } })]],
  markShare: [
    [
      [401, 403, 403, 404, 404],
      () => ({ params: { piId: `${giId}_${member.uid}` }, body: { state: 'SAID_PAID' } }),
    ],
  ],
  removeForGood: [[[401, 403, 403, 403, 404], () => ({ params: { giId, uid: 'nobody' } })]],
  deletePlayer: [[[401, 403, 403, 204, 403], () => ({ params: { id: member.uid } })]],
};

type Expected = readonly [number, number, number, number, number];

let organiser: Person;
let member: Person;
let other: Person;
let gus: Person;
let treasurer: Person;
let gameId: string;
let giId: string;
let elsewhere: string;

beforeAll(async () => {
  [organiser, member, other, gus, treasurer] = await Promise.all([
    signUp('Olive'),
    signUp('Mel'),
    signUp('Stan'),
    guest(),
    signUp('Tess'),
  ]);
  ({ gameId, giId } = await createGame(organiser));
  ({ gameId: elsewhere } = await createGame(organiser));
  await joinAll(giId, [organiser, member, treasurer]);
  await send('addTreasurer', { params: { gameId }, body: { uid: treasurer.uid } }, organiser);
});

const asPlayer = () => ({ uid: member.uid, name: member.name, email: member.email });

const TREASURER_CALLS: readonly ApiName[] = ['updateMoneySettings', 'enterCost', 'nudge', 'getReach'];

const ROWS = Object.entries(TABLE).flatMap(([name, rows]) =>
  // `Object.entries` returns the names as plain strings.
  rows.map(([expected, sent]) => [name as ApiName, expected, sent] as const),
);

describe('API calls by role', () => {
  test.each(ROWS)('%s returns the expected status to each role: %j', async (name, expected, sent) => {
    // The organiser calls before the member, who deletes their account at the end.
    const callers = [null, gus, other, treasurer, organiser, member];
    const statuses: number[] = [];
    for (const caller of callers) statuses.push((await send(name, sent(), caller)).status);
    const [visitor, guestStatus, stranger, treasurers, organisers, members] = statuses;
    const isForOrganisers = expected[3] === 403 && expected[4] !== 403;
    if (isForOrganisers) expect(treasurers).toBe(TREASURER_CALLS.includes(name) ? expected[4] : 403);
    expect([visitor, guestStatus, stranger, members, organisers]).toEqual(expected);
  });

  test('organiser of another game is a stranger here', async () => {
    const ownGame = await createGame(other);
    const here = await addInstance(gameId, [member]);
    for (const [name, body] of [
      ['setTeamLooks', { teamAName: 'Mine' }],
      ['updateGameInstance', { status: 'CANCELLED' }],
    ] as const) {
      expect((await send(name, { params: { giId: here }, body }, other)).status).toBe(403);
      expect((await send(name, { params: { giId: ownGame.giId }, body }, other)).status).toBe(200);
    }
  });
});
