import type { ApiName } from '@fives/domain';
import type { LooselySent } from '../support/api-client.ts';
import { aGameBody, inHours } from '../support/games.ts';
import type { Person } from '../support/people.ts';
import type { PlantedWorld } from './planted-world.ts';

const VISITOR: Person = {
  uid: 'nobody',
  name: 'Nobody',
  email: 'nobody@example.com',
  password: '',
  token: '',
};

/**
 * Returns every API call about Ana's game, Ana and the caller. Reads come first, because a call may join the game.
 */
export function allCalls(
  { ana, gameId, played, next }: PlantedWorld,
  caller: Person | null,
): Record<ApiName, readonly LooselySent[]> {
  const callerOrVisitor = caller ?? VISITOR;
  const inGame = { params: { gameId } };
  const inNext = { params: { giId: next } };
  const inPlayed = { params: { giId: played } };
  const anasFields = { uid: ana.uid, name: 'Ana', email: 'ana@example.com' };
  const reply = { status: 'PLAYING' };
  const playerInstance = (giId: string, { uid }: Person) => ({ params: { piId: `${giId}_${uid}` } });
  return {
    getOpenApi: [{}],
    getGameInstance: [inNext, inPlayed],
    getLinkedInstance: [{ params: { key: 'no-such-key' } }],
    getReach: [inNext, inPlayed],
    remindReplies: [inNext],
    getAttendance: [inNext, inPlayed],
    setAttendance: [
      { ...inNext, body: { noShows: [] } },
      { ...inPlayed, body: { noShows: [] } },
    ],
    getTurnout: [inGame],
    getGame: [inGame],
    getGameStats: [inGame],
    exportGame: [inGame],
    exportResults: [inGame],
    importResults: [{ ...inGame, body: { text: '12/3 Ann v Ben 1-0', dryRun: true } }],
    listImports: [inGame],
    undoImport: [{ params: { ...inGame.params, id: 'none' } }],
    getMoneySettings: [inGame],
    getCost: [inNext, inPlayed],
    getPlayer: [{ params: { id: ana.uid } }, { params: { id: callerOrVisitor.uid } }],
    findPlayer: [{ query: { uid: ana.uid } }, { query: { uid: callerOrVisitor.uid } }],
    updatePlayer: [ana, callerOrVisitor].map(({ uid }) => ({
      params: { id: uid },
      body: { kindMode: true },
    })),
    listGames: [{ params: { playerId: ana.uid } }, { params: { playerId: callerOrVisitor.uid } }],
    exportOwnData: [{ params: { id: ana.uid } }, { params: { id: callerOrVisitor.uid } }],
    getCalendar: [{ params: { secret: 'nobodys' } }],
    getInstanceCalendar: [inNext, inPlayed],
    showUnsubscribe: [{ params: { secret: 'nobodys' } }],
    unsubscribe: [{ params: { secret: 'nobodys' } }],
    createPlayer: [
      { body: anasFields },
      { body: { uid: callerOrVisitor.uid, name: callerOrVisitor.name, email: callerOrVisitor.email } },
    ],
    putPushToken: [ana, callerOrVisitor].map(({ uid }) => ({
      params: { playerId: uid },
      body: { pushToken: 'abc' },
    })),
    postPushToken: [ana, callerOrVisitor].map(({ uid }) => ({ body: { playerId: uid, pushToken: 'abc' } })),
    sendSupportMessage: [ana, callerOrVisitor].map(({ uid }) => ({
      params: { uid },
      body: { message: 'Hello' },
    })),
    claimGuest: [{ body: { guestToken: ana.token } }],
    createGame: [{ body: aGameBody(ana) }, { body: aGameBody(callerOrVisitor) }],
    joinAsNewPlayer: [
      { ...inNext, body: anasFields },
      { ...inPlayed, body: { ...anasFields, uid: callerOrVisitor.uid } },
    ],
    joinAsGuest: [{ ...inNext, body: { ...reply, name: 'Gus', anonUid: callerOrVisitor.uid } }],
    claimNamesake: [inNext],
    reply: [ana, callerOrVisitor].map(({ uid }) => ({ params: { giId: next, uid }, body: reply })),
    updatePlayerInstance: [
      { ...playerInstance(next, ana), body: { team: 'TEAM_A' } },
      { ...playerInstance(next, ana), body: { name: 'Ana' } },
      { ...playerInstance(next, callerOrVisitor), body: reply },
      { ...playerInstance(played, callerOrVisitor), body: { motmVotes: [`${played}_${ana.uid}`] } },
    ],
    orderReserves: [{ ...inNext, body: { uids: [callerOrVisitor.uid] } }],
    addPerson: [{ ...inNext, body: { ...reply, name: 'Tom', broughtBy: callerOrVisitor.uid } }],
    importPeople: [{ ...inNext, body: { text: 'Tom' } }],
    removePerson: [{ params: { giId: next, uid: ana.uid } }],
    removeForGood: [{ params: { giId: next, uid: 'nobody' } }],
    renewLink: [{ params: { gameId: 'nowhere' } }],
    startSeason: [{ ...inGame, body: { name: 'Autumn', from: inHours(-48) } }],
    renameSeason: [{ params: { gameId, id: 'nowhere' }, body: { name: 'Autumn' } }],
    addOrganiser: [{ ...inGame, body: { uid: ana.uid } }],
    removeOrganiser: [{ params: { gameId, uid: ana.uid } }],
    addTreasurer: [{ ...inGame, body: { uid: ana.uid } }],
    removeTreasurer: [{ params: { gameId, uid: ana.uid } }],
    askForStars: [{ ...inGame, body: { uids: [] } }],
    listRaters: [inGame],
    handOver: [{ ...inGame, body: { uid: 'nobody' } }],
    declineOffer: [inGame],
    letInAgain: [{ params: { gameId, uid: 'nobody' } }],
    mergePeople: [{ ...inGame, body: { from: 'g_none', to: ana.uid } }],
    setTeamLooks: [{ ...inNext, body: { teamAName: 'Bibs' } }],
    pickRandomTeams: [inNext],
    pickFairTeams: [inNext],
    tellTeams: [inNext],
    setWinner: [inNext, inPlayed].map((at) => ({ ...at, body: { winningTeam: 'TEAM_A' } })),
    setScore: [{ ...inPlayed, body: { winningMargin: 2 } }],
    setHalfTime: [{ ...inPlayed, body: { teamAGoals: 1, teamBGoals: 0 } }],
    removeHalfTime: [inPlayed],
    updateGame: [{ ...inGame, body: { location: 'Hackney' } }],
    updateGameInstance: [{ ...inNext, body: { startDateTime: inHours(50) } }],
    enterCost: [{ ...inNext, body: { amount: 6000, currency: 'GBP' } }],
    nudge: [inNext, inPlayed],
    markShare: [ana, callerOrVisitor].map((person) => ({
      ...playerInstance(played, person),
      body: { state: 'OPEN' },
    })),
    updateMoneySettings: [{ ...inGame, body: { debtsSeen: 'OWN' } }],
    createCalendar: [{}],
    deleteCalendar: [{}],
    leaveGame: [{ params: { gameId, uid: 'nobody' } }],
    deleteGame: [{ params: { gameId: 'nowhere' } }],
    deletePlayer: [{ params: { id: ana.uid } }],
  };
}
