import { type GameInstance, type PlayerInstance, paths, toGameSummary } from '@fives/domain';
import { aGame, aLateQueue } from '@fives/domain/testing';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { testCases, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, storeAll, UPCOMING } from './setup/world.ts';

interface Voting extends Write {
  readonly uid: string;
  readonly pickMotm: boolean;
  readonly removed: Record<string, string>;
  readonly instance: Partial<GameInstance>;
  readonly people: Record<string, Partial<PlayerInstance> | null>;
  readonly votedBefore: boolean;
}

const voting: Voting = {
  by: 'player',
  uid: 'player',
  pickMotm: true,
  removed: {},
  instance: PLAYED(),
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

function teamsWithout(without: string) {
  const players = ['player', 'alex', 'kim', 'bo', 'organiser'].filter((uid) => uid !== without);
  const counts = { playing: 6, notPlaying: 0, unanswered: 0, inTeams: players.length };
  return {
    instance: { counts },
    people: Object.fromEntries(players.map((uid) => [uid, { team: 'TEAM_A' as const }])),
  };
}

const withReserve = (uid: string) => ({
  instance: { lateQueue: aLateQueue({ reserves: { [uid]: hoursFromNow(-4) } }) },
});

testCases('voting', vote, {
  base: voting,
  allowed: {
    'a second time, before the close': { votedBefore: true },
    'with an account, in an entry that is still marked as a guest': { people: { player: { isGuest: true } } },
    'for players in teams if teams exist': teamsWithout('organiser'),
    'for the only other player in a team': {
      instance: { counts: { playing: 3, notPlaying: 0, unanswered: 0, inTeams: 2 } },
      people: { player: { team: 'TEAM_A' }, alex: { team: 'TEAM_B' } },
      fields: { votes: ['alex'] },
    },
    'for the only other player with a spot': {
      instance: {
        ...playing(3),
        game: toGameSummary(aGame({ orgUid: 'organiser', numberOfPlayers: 2 })),
      },
      fields: { votes: ['alex'] },
    },
    'with another player as a reserve': withReserve('guest'),
    'for two players while a fourth spot is on offer': {
      instance: { counts: { playing: 4, notPlaying: 0, unanswered: 0, offered: 1 } },
      fields: { votes: ['alex', 'kim'] },
    },
    'for a guest': { fields: { votes: ['alex', 'kim', 'guest'] } },
    'for all three other players': { instance: playing(4) },
    'for both players who came': {
      instance: { ...playing(4), noShows: ['bo'] },
      fields: { votes: ['alex', 'kim'] },
    },
    'for both other players': { instance: playing(3), fields: { votes: ['alex', 'kim'] } },
    'for uids with every allowed type of character': {
      people: { a_b: {}, 'C-3': {}, ['x'.repeat(128)]: {} },
      fields: { votes: ['a_b', 'C-3', 'x'.repeat(128)] },
    },
    'for the only other player': { instance: playing(2), fields: { votes: ['alex'] } },
  },
  refused: {
    'as a reserve': withReserve('player'),
    'for a reserve': withReserve('bo'),
    'for a no-show': { instance: { noShows: ['bo'] } },
    'as a no-show': { instance: { noShows: ['player'] } },
    'without a team if teams exist': teamsWithout('player'),
    'without a team if one player is in a team': {
      instance: { counts: { playing: 6, notPlaying: 0, unanswered: 0, inTeams: 1 } },
      people: { alex: { team: 'TEAM_A' } },
    },
    'for a player without a team if teams exist': teamsWithout('bo'),
    'as another player': { uid: 'alex' },
    'as an anonymous guest': { by: 'guest', uid: 'guest' },
    'as a player who said no': { people: { player: { status: 'NOT_PLAYING' } } },
    'as a player without a reply': { people: { player: { status: 'UNANSWERED' } } },
    'before the start': { instance: UPCOMING() },
    'as a removed player': { instance: { memberUids: ['alex'] }, removed: { player: 'Pam' } },
    'after the close': { instance: { motmClosesAt: hoursFromNow(-1) } },
    'when cancelled': { instance: { status: 'CANCELLED' } },
    'when not played': { instance: { status: 'NOT_PLAYED' } },
    'in a game without a vote': { pickMotm: false },
    'for oneself': { fields: { votes: ['alex', 'kim', 'player'] } },
    'for two players': { fields: { votes: ['alex', 'kim'] } },
    'for four players': { fields: { votes: ['alex', 'kim', 'bo', 'guest'] } },
    'for one player twice': { fields: { votes: ['alex', 'kim', 'kim'] } },
    'for three players in four votes': { fields: { votes: ['alex', 'kim', 'bo', 'bo'] } },
    'with an empty list as the only player': { instance: playing(1), fields: { votes: [] } },
    'with an empty list': { fields: { votes: [] } },
    'for three players if only two others played': { instance: playing(3) },
    'for a first player who did not play': { people: { alex: { status: 'NOT_PLAYING' } } },
    'for a second player who did not play': { people: { kim: { status: 'UNANSWERED' } } },
    'for a third player who did not play': { people: { bo: { status: 'NOT_PLAYING' } } },
    'for a uid of 129 characters': {
      people: { ['x'.repeat(129)]: {} },
      fields: { votes: ['alex', 'kim', 'x'.repeat(129)] },
    },
    'for a uid with a forbidden character': {
      people: { 'x.y': {} },
      fields: { votes: ['alex', 'kim', 'x.y'] },
    },
    'for a second of two players who did not play': {
      instance: playing(3),
      people: { kim: { status: 'NOT_PLAYING' } },
      fields: { votes: ['alex', 'kim'] },
    },
    'for an unknown player': { fields: { votes: ['alex', 'kim', 'rival'] } },
    'for one person in two spellings': { fields: { votes: ['alex', 'kim', 'kim/'] } },
    'for a path': { fields: { votes: ['alex', 'kim', '../playerInstances/bo'] } },
    'for a number': { fields: { votes: ['alex', 'kim', 7] } },
    'with a text instead of a list': { fields: { votes: 'alex' } },
    'with a record instead of a list': { fields: { votes: { 0: 'alex', 1: 'kim', 2: 'bo' } } },
    'with a time from the client': { fields: { castAt: new Date() } },
    'without a vote time': { fields: { castAt: undefined } },
  },
});
