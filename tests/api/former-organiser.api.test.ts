import { type ApiName, paths } from '@fives/domain';
import { beforeAll, expect, test } from 'vitest';
import { callApi, type LooselySent, refused } from '../support/api-client.ts';
import { database, kickOff } from '../support/database.ts';
import { addInstance, createGame, inHours, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';

let organiser: Person;
let former: Person;
let member: Person;
let gameId: string;
let upcoming: string;
let played: string;

beforeAll(async () => {
  [organiser, former, member] = await Promise.all([signUp('Olive'), signUp('Ada'), signUp('Ben')]);
  ({ gameId, giId: upcoming } = await createGame(organiser));
  await joinAll(upcoming, [organiser, former, member]);
  played = await addInstance(gameId, [organiser, former, member]);
  await kickOff(played, 2);
  const body = { amount: 6000, currency: 'GBP' } as const;
  await callApi('enterCost', { params: { giId: played }, body }, organiser);
  // A trigger would correct the outdated summary later.
  await settle();
  for (const giId of [upcoming, played]) {
    await database()
      .doc(paths.gameInstance(giId))
      .update({ 'game.organiserUids': [organiser.uid, former.uid] });
  }
});

const CALLS: readonly (readonly [ApiName, () => LooselySent])[] = [
  ['updateGameInstance', () => ({ params: { giId: upcoming }, body: { startDateTime: inHours(9) } })],
  ['setTeamLooks', () => ({ params: { giId: upcoming }, body: { teamAName: 'Bibs' } })],
  ['pickRandomTeams', () => ({ params: { giId: upcoming } })],
  ['pickFairTeams', () => ({ params: { giId: upcoming } })],
  ['tellTeams', () => ({ params: { giId: upcoming } })],
  ['reply', () => ({ params: { giId: upcoming, uid: member.uid }, body: { status: 'NOT_PLAYING' } })],
  ['updatePlayerInstance', () => ({ params: { piId: membersPiId(upcoming) }, body: { team: 'TEAM_A' } })],
  ['addPerson', () => ({ params: { giId: upcoming }, body: { name: 'Bob', status: 'PLAYING' } })],
  ['removeForGood', () => ({ params: { giId: upcoming, uid: member.uid } })],
  ['getReach', () => ({ params: { giId: upcoming } })],
  ['setWinner', () => ({ params: { giId: played }, body: { winningTeam: 'DRAW' } })],
  ['getAttendance', () => ({ params: { giId: played } })],
  ['setAttendance', () => ({ params: { giId: played }, body: { noShows: [] } })],
  ['enterCost', () => ({ params: { giId: played }, body: { amount: 1, currency: 'GBP' } })],
  ['markShare', () => ({ params: { piId: membersPiId(played) }, body: { state: 'CONFIRMED' } })],
  ['nudge', () => ({ params: { giId: played } })],
];

const membersPiId = (giId: string) => `${giId}_${member.uid}`;

test('calls are refused to a former organiser whom the summary still names', async () => {
  for (const [name, sent] of CALLS)
    expect({ [name]: (await refused(name, sent(), former)).status }).toEqual({ [name]: 403 });
});
