import type { ApiName } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { send } from '../support/api-client.ts';
import { addInstance, aGameBody, createGame, inHours, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';

type Sent = () => Parameters<typeof send>[1];
const nothing: Sent = () => ({});
const inGame =
  (body?: object): Sent =>
  () => ({ params: { gameId }, body });
const inInstance =
  (body?: object): Sent =>
  () => ({ params: { giId }, body });
const ofMember =
  (body: object): Sent =>
  () => ({ params: { piId: `${giId}_${member.uid}` }, body });

/** Expected statuses of a visitor, guest, stranger, member and organiser. */
type Expected = readonly [number, number, number, number, number];
const forAll = (status: number): Expected => [status, status, status, status, status];
const forMembers = (status: number): Expected => [401, 403, 403, status, status];
const forOneself = (status: number): Expected => [401, 403, 403, status, 403];
const forOrganisers = (status: number): Expected => [401, 403, 403, 403, status];

/**
 * Expected status of every API call for each role. 409 means that the role may call, but not in the current state. The
 * order matters, because calls change the state for the next rows.
 */
const TABLE: Record<ApiName, readonly (readonly [Expected, Sent])[]> = {
  getOpenApi: [[forAll(200), nothing]],
  getGameInstance: [[forAll(200), inInstance()]],
  getGame: [[forMembers(200), inGame()]],
  getGameStats: [[forMembers(200), inGame()]],
  exportGame: [[forOrganisers(200), inGame()]],
  importResults: [[forOrganisers(200), inGame({ text: 'Results', dryRun: true })]],
  listImports: [[forOrganisers(200), inGame()]],
  undoImport: [[forOrganisers(404), () => ({ params: { gameId, id: 'none' } })]],
  exportResults: [[forOrganisers(200), inGame()]],
  getPlayer: [[forMembers(200), () => ({ params: { id: member.uid } })]],
  findPlayer: [[forMembers(200), () => ({ query: { uid: member.uid } })]],
  updatePlayer: [[forOneself(204), () => ({ params: { id: member.uid }, body: { kindMode: true } })]],
  exportOwnData: [[forOneself(200), () => ({ params: { id: member.uid } })]],
  listGames: [[forOneself(200), () => ({ params: { playerId: member.uid } })]],
  createPlayer: [[forOneself(200), () => ({ body: asPlayer() })]],
  putPushToken: [[forOneself(204), () => ({ params: { playerId: member.uid }, body: { pushToken: 'abc' } })]],
  postPushToken: [[forOneself(204), () => ({ body: { playerId: member.uid, pushToken: 'abc' } })]],
  sendSupportMessage: [[forOneself(201), () => ({ params: { uid: member.uid }, body: { message: 'Hi' } })]],
  createGame: [[forOneself(201), () => ({ body: aGameBody(member) })]],
  joinAsNewPlayer: [[forOneself(200), () => ({ params: { giId }, body: asPlayer() })]],
  joinAsGuest: [
    [
      forOrganisers(403),
      () => ({ params: { giId }, body: { name: 'M', anonUid: member.uid, status: 'PLAYING' } }),
    ],
  ],
  claimNamesake: [[[401, 404, 404, 400, 400], inInstance()]],
  reply: [[forMembers(200), () => ({ params: { giId, uid: member.uid }, body: { status: 'PLAYING' } })]],
  updatePlayerInstance: [
    [forMembers(200), ofMember({ status: 'PLAYING' })],
    [forOrganisers(200), ofMember({ team: 'TEAM_A' })],
    [forOrganisers(200), ofMember({ spot: null })],
    [forOneself(200), ofMember({ name: 'Mel' })],
    [
      forOneself(409),
      () => ({ params: { piId: `${giId}_${member.uid}` }, body: { motmVotes: [`${giId}_x`] } }),
    ],
  ],
  orderReserves: [[forOrganisers(200), inInstance({ uids: [] })]],
  // A member adds plus-ones, but only the organiser adds other people.
  addPerson: [
    [
      forMembers(201),
      () => ({ params: { giId }, body: { name: 'Tom', status: 'PLAYING', broughtBy: member.uid } }),
    ],
    [forOrganisers(201), inInstance({ name: 'Bob', status: 'PLAYING' })],
  ],
  importPeople: [[forOrganisers(200), inInstance({ text: '1. Bob', dryRun: true })]],
  removePerson: [[forOrganisers(403), () => ({ params: { giId, uid: other.uid } })]],
  getLinkedInstance: [[[404, 404, 404, 404, 404], () => ({ params: { key: 'no-such-key' } })]],
  renewLink: [[forOrganisers(200), () => ({ params: { gameId: elsewhere } })]],
  addOrganiser: [[forOrganisers(404), inGame({ uid: 'nobody' })]],
  removeOrganiser: [[forOrganisers(204), () => ({ params: { gameId, uid: other.uid } })]],
  addTreasurer: [[forOrganisers(404), inGame({ uid: 'nobody' })]],
  removeTreasurer: [[forOrganisers(204), () => ({ params: { gameId, uid: other.uid } })]],
  askForStars: [[forOrganisers(404), inGame({ uids: ['nobody'] })]],
  listRaters: [[forOrganisers(200), inGame()]],
  handOver: [[forOrganisers(404), inGame({ uid: 'nobody' })]],
  declineOffer: [[forOrganisers(403), inGame()]],
  letInAgain: [[forOrganisers(204), () => ({ params: { gameId, uid: other.uid } })]],
  mergePeople: [
    [forOrganisers(404), () => ({ params: { gameId }, body: { from: 'g_none', to: member.uid } })],
  ],
  claimGuest: [[[401, 403, 400, 400, 400], () => ({ body: { guestToken: member.token } })]],
  getReach: [[forOrganisers(200), inInstance()]],
  remindReplies: [[forOrganisers(409), inInstance()]],
  getAttendance: [[forOrganisers(200), inInstance()]],
  setAttendance: [[forOrganisers(409), inInstance({ noShows: [] })]],
  getTurnout: [[forOrganisers(200), inGame()]],
  setTeamLooks: [[forOrganisers(200), inInstance({ teamAName: 'Bibs' })]],
  pickRandomTeams: [[forOrganisers(200), inInstance()]],
  tellTeams: [[forOrganisers(200), inInstance()]],
  pickFairTeams: [[forOrganisers(409), inInstance()]],
  setWinner: [[forOrganisers(409), inInstance({ winningTeam: 'DRAW' })]],
  setScore: [[forOrganisers(409), inInstance({ winningMargin: 1 })]],
  setHalfTime: [[forOrganisers(409), inInstance({ teamAGoals: 1, teamBGoals: 0 })]],
  removeHalfTime: [[forOrganisers(409), inInstance()]],
  startSeason: [
    [forOrganisers(201), () => ({ params: { gameId }, body: { name: 'Autumn', from: inHours(24) } })],
  ],
  renameSeason: [
    [forOrganisers(404), () => ({ params: { gameId, id: 'nowhere' }, body: { name: 'Autumn' } })],
  ],
  updateGame: [[forOrganisers(200), inGame({ pickMotm: true })]],
  updateGameInstance: [[forOrganisers(200), inInstance({ startDateTime: inHours(9) })]],
  createCalendar: [[[401, 403, 201, 201, 201], nothing]],
  getCalendar: [[forAll(404), () => ({ params: { secret: 'nobodys' } })]],
  showUnsubscribe: [[forAll(303), () => ({ params: { secret: 'nobodys' } })]],
  getInstanceCalendar: [[forAll(200), inInstance()]],
  unsubscribe: [[forAll(204), () => ({ params: { secret: 'nobodys' } })]],
  deleteCalendar: [[[401, 403, 204, 204, 204], nothing]],
  getMoneySettings: [[forMembers(200), inGame()]],
  updateMoneySettings: [[forOrganisers(200), inGame({ debtsSeen: 'OWN' })]],
  getCost: [[forMembers(404), inInstance()]],
  enterCost: [[forOrganisers(409), inInstance({ amount: 6000, currency: 'GBP' })]],
  nudge: [[forOrganisers(404), inInstance()]],
  markShare: [[forMembers(404), ofMember({ state: 'SAID_PAID' })]],
  removeForGood: [[forOrganisers(404), () => ({ params: { giId, uid: 'nobody' } })]],
  // The member calls after the organiser has deleted the game.
  deleteGame: [[[401, 403, 403, 404, 204], () => ({ params: { gameId: elsewhere } })]],
  leaveGame: [[forOneself(204), () => ({ params: { gameId, uid: member.uid } })]],
  deletePlayer: [[forOneself(204), () => ({ params: { id: member.uid } })]],
};

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
