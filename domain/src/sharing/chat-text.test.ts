import { describe, expect, test } from 'vitest';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { EMPTY_TALLY } from '../stats/tally.ts';
import { aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import {
  type ChatInput,
  chatMoment,
  chatPicture,
  chatText,
  leaderboardText,
  teamsText,
} from './chat-text.ts';
import { lateSpotText, tellText } from './tell-text.ts';

const link = 'https://fives.example/gi/first';
const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));
const game = {
  ...aGameInstance().game,
  name: 'Tuesday Fives',
  location: 'Shoreditch',
  timeZone: 'Europe/London',
  numberOfPlayers: 4,
};
const startDateTime = new Date('2026-06-16T18:00:00Z');
const BEFORE = new Date('2026-06-15T18:00:00Z');
const AFTER = new Date('2026-06-16T20:00:00Z');

const sam = aPlayerInstance({ uid: 'sam', name: 'Sam', status: 'PLAYING', repliedAt: at(2) });
const ana = aPlayerInstance({ uid: 'ana', name: 'Ana', status: 'PLAYING', repliedAt: at(1) });
const jo = aPlayerInstance({ uid: 'jo', name: 'Jo', status: 'NOT_PLAYING', repliedAt: at(3) });

function input(overrides: Partial<Omit<ChatInput, 'instance'>> & { instance?: object } = {}) {
  const { instance, ...others } = overrides;
  const counts = { playing: 2, notPlaying: 1, unanswered: 0 };
  return {
    instance: aGameInstance({ game, startDateTime, counts, ...instance }),
    people: [sam, ana, jo],
    showsTeams: true,
    rows: [],
    link,
    senderZone: 'Europe/London',
    ...others,
  };
}

const row = (playerId: string, totalPoints: number, leaderboardPosition: number) => ({
  ...EMPTY_TALLY,
  playerId,
  name: playerId,
  isGuest: playerId === 'Gus',
  totalPoints,
  leaderboardPosition,
  previousLeaderboardPosition: null,
});

describe('chat text without a yes', () => {
  const withoutYes = input({
    people: [jo],
    instance: { counts: { playing: 0, notPlaying: 1, unanswered: 3 } },
  });

  test('invites', () => {
    expect(chatMoment(withoutYes, BEFORE)).toBe('INVITE');
    expect(chatText(withoutYes, BEFORE)).toBe(
      [
        'Join Tuesday Fives at Shoreditch on Tue 16/06 19:00',
        '0 of 4 in, 4 spots left.',
        '',
        `Reply here: ${link}`,
      ].join('\n'),
    );
  });

  test('names the meet-up', () => {
    const meeting = { ...withoutYes.instance, game: { ...game, meetMinutesBefore: 15 } };
    expect(chatText({ ...withoutYes, instance: meeting }, BEFORE)).toContain('19:00, meet 18:45\n');
    expect(teamsText(input({ instance: meeting }))).toContain('19:00, meet 18:45');
    expect(teamsText(input({ instance: { ...meeting, winningTeam: 'DRAW' } }))).not.toContain('meet');
  });

  test('names the zone if the sender is elsewhere', () => {
    expect(chatText({ ...withoutYes, senderZone: 'Europe/Berlin' }, BEFORE)).toContain('19:00 London time');
    expect(teamsText(input({ senderZone: 'Europe/Berlin' }))).toContain('16/06 19:00 London time');
  });
});

describe('chat text before the result', () => {
  test('lists players in reply order with the number of missing players', () => {
    expect(chatMoment(input(), BEFORE)).toBe('WHO_IS_IN');
    expect(chatText(input(), BEFORE)).toBe(
      [
        'Tuesday Fives',
        'Tue 16/06 19:00, Shoreditch',
        '2 of 4 in, 2 spots left',
        '',
        '1. Ana',
        '2. Sam',
        '',
        `Reply here: ${link}`,
      ].join('\n'),
    );
  });

  test('lists reserves in reply order', () => {
    const more = ['Bo', 'Cy', 'Di', 'Ed'].map((name, minute) =>
      aPlayerInstance({ uid: name, name, status: 'PLAYING', repliedAt: at(10 + minute) }),
    );
    const text = chatText(
      input({
        people: [sam, ana, ...more],
        instance: { counts: { playing: 6, notPlaying: 0, unanswered: 0 } },
      }),
      BEFORE,
    );
    expect(text).toContain('4 of 4 in, 2 reserves');
    expect(text).toContain('4. Cy\n\nReserves\n1. Di\n2. Ed\n\n');
  });

  test('lists who played after the start, without reserves', () => {
    const crowded = input({ instance: { game: { ...game, numberOfPlayers: 1 } } });
    expect(chatMoment(crowded, AFTER)).toBe('WHO_PLAYED');
    expect(chatText(crowded, AFTER)).toBe(
      ['Tuesday Fives', 'Tue 16/06 19:00, Shoreditch', '', '1. Ana', '', link].join('\n'),
    );
  });
});

test('lists the teams by name after they are picked', () => {
  const picked = input({
    people: [
      { ...sam, team: 'TEAM_B' },
      { ...ana, team: 'TEAM_A' },
      { ...aPlayerInstance({ uid: 'al', name: 'Al', status: 'PLAYING' }), team: 'TEAM_A' },
    ],
    instance: { teamAName: 'Bibs' },
  });
  expect(chatMoment(picked, BEFORE)).toBe('TEAMS');
  expect(chatText(picked, BEFORE)).toBe(
    ['Teams picked...', 'Tuesday Fives, 16/06 19:00', 'Bibs: Al, Ana', 'Team B: Sam', '', link].join('\n'),
  );
  const forPlayers = { ...picked, showsTeams: false };
  expect(chatText(forPlayers, BEFORE)).not.toContain('Bibs');
  expect(chatPicture(forPlayers, BEFORE)).toBeNull();
});

describe('chat text after the result', () => {
  const won = {
    winningTeam: 'TEAM_A',
    teamAGoals: 4,
    teamBGoals: 2,
    teamAName: 'Bibs',
    teamBName: 'Colours',
  };

  test('has result, player of the match plus leaderboard with guests marked', () => {
    const played = input({
      people: [{ ...sam, team: 'TEAM_B' }, { ...ana, team: 'TEAM_A' }, jo],
      instance: { ...won, motmAwarded: [{ uid: 'ana', name: 'Ana', votes: 3 }] },
      rows: [row('Gus', 9, 2), row('Sam', 1, 3), row('Ana', 12, 1)],
    });
    expect(chatMoment(played, AFTER)).toBe('RESULT');
    expect(chatText(played, AFTER)).toBe(
      [
        'Result in!...',
        'Tuesday Fives, 16/06 19:00',
        'Bibs 4–2 Colours',
        'Bibs: Ana',
        'Colours: Sam',
        'Player of the match: Ana',
        '',
        'Leaderboard',
        '1. Ana, 12 points',
        '2. Gus (guest), 9 points',
        '3. Sam, 1 point',
        '',
        link,
      ].join('\n'),
    );
  });

  test('has no empty line-ups for a result without teams', () => {
    expect(teamsText(input({ instance: { winningTeam: 'DRAW' } })).split('\n')).toEqual([
      'Result in!...',
      'Tuesday Fives, 16/06 19:00',
      'Draw',
    ]);
  });

  test('is not needed to share the leaderboard', () => {
    const text = ['Tuesday Fives', 'Leaderboard', '1. Ana, 1 point', '', link].join('\n');
    expect(leaderboardText('Tuesday Fives', [row('Ana', 1, 1)], link)).toBe(text);
  });

  test('has the first ten of the table', () => {
    const rows = Array.from({ length: 12 }, (_, index) => row(`P${index}`, 100 - index, index + 1));
    const text = chatText(input({ instance: won, rows }), AFTER);
    expect(text).toContain('10. P9, 91 points');
    expect(text).not.toContain('11.');
  });

  test('has no table if no one is ranked', () => {
    expect(chatText(input({ instance: won }), AFTER)).not.toContain('Leaderboard');
    expect(leaderboardText('Tuesday Fives', [], link)).toBeNull();
  });
});

test('chat text of a cancelled game has only the cancellation and its reason', () => {
  const off = input({ instance: { status: 'CANCELLED', winningTeam: null } });
  expect(chatMoment(off, BEFORE)).toBe('CALLED_OFF');
  expect(chatText(off, BEFORE)).toBe(`Tuesday Fives on Tue 16/06 19:00 is cancelled.\n\n${link}`);
  const flooded = input({ instance: { status: 'CANCELLED', cancelReason: 'The pitch is flooded' } });
  expect(chatText(flooded, BEFORE)).toContain('is cancelled: The pitch is flooded\n');
});

describe('chat picture', () => {
  const pictured = [
    { ...sam, team: 'TEAM_A' as const },
    { ...ana, team: 'TEAM_A' as const },
    aPlayerInstance({ uid: 'eve', name: 'Eve', team: 'TEAM_B' }),
    jo,
  ];
  const picture = (instance: object = {}, people = pictured) =>
    chatPicture(
      input({
        instance: { teamAName: 'Bibs', teamAColour: '#FFDD00', ...instance },
        people,
        rows: [row('Sam', 1, 1)],
      }),
      BEFORE,
    );

  test('shows both teams in their colours, without a table before a result', () => {
    expect(picture()).toEqual({
      title: 'Tuesday Fives',
      subtitle: 'Tue 16/06 19:00, Shoreditch',
      result: null,
      teams: [
        { name: 'Bibs', colour: '#FFDD00', people: ['Ana', 'Sam'] },
        { name: 'Team B', colour: '#FFFFFF', people: ['Eve'] },
      ],
      awarded: [],
      table: [],
    });
  });

  test('shows the result, the players of the match and the table', () => {
    const won = { winningTeam: 'TEAM_A', motmAwarded: [{ uid: 'eve', name: 'Eve', votes: 2 }] };
    expect(picture(won)).toMatchObject({
      result: 'Bibs won',
      awarded: ['Eve'],
      table: [{ position: 1, name: 'Sam', points: '1 point' }],
    });
  });

  test('is null without teams or after cancellation', () => {
    expect(picture({}, [sam, ana, jo] as typeof pictured)).toBeNull();
    expect(picture({ status: 'CANCELLED' })).toBeNull();
  });
});

type Topic = Parameters<typeof tellText>[0];

interface Told {
  readonly people?: readonly PlayerInstance[];
  readonly instance?: object;
}

describe('text of the chat card', () => {
  const pav = aPlayerInstance({ uid: 'pav', name: 'Pav', status: 'UNANSWERED', repliedAt: null });
  const dave = { ...pav, uid: 'dave', name: 'Dave' };
  const olive = { ...pav, uid: 'olive', name: 'Olive' };
  const silent = { people: [ana, olive, pav, dave] };
  const tell = (topic: Topic, { people = [ana], instance = {} }: Told, now = BEFORE) =>
    tellText(topic, { ...input({ instance }), people, by: 'olive' }, now);

  test('names the others without a reply, except an entry that someone claims', () => {
    expect(tell('replies', silent)).toBe(`Still no word from Dave and Pav. In or out? ${link}`);
    const claimed = { people: [{ ...ana, sameAs: 'pav' }, pav, dave] };
    expect(tell('replies', claimed)).toContain('from Dave. In');
    expect(tell('replies', {})).toBeNull();
  });

  test('is gone after kick-off, or when something newer replaces it', () => {
    const cancelled = { ...silent, instance: { status: 'CANCELLED' } };
    for (const topic of ['move', 'invites', 'replies', 'backOn'] as const) {
      expect(tell(topic, silent), topic).not.toBeNull();
      expect(tell(topic, silent, AFTER), topic).toBeNull();
      expect(tell(topic, cancelled), topic).toBeNull();
    }
    expect(tell('plans', cancelled)).toContain('is cancelled');
    expect(tell('plans', silent)).toBeNull();
  });

  test('shows teams only if everyone knows their team', () => {
    const people = [{ ...ana, team: 'TEAM_A' as const }, sam];
    const told = { teamsTold: { at: BEFORE, teamA: ['ana'], teamB: [] } };
    expect(tell('teams', { people, instance: told })).toContain('Team A: Ana');
    expect(tell('teams', { people })).toBeNull();
  });

  test('asks reserves about a late spot', () => {
    const text = `Pav and Dave: there's a spot in Tuesday Fives, 19:00 at Shoreditch. First yes gets it: ${link}`;
    expect(lateSpotText(input().instance, [pav, dave], link)).toBe(text);
  });
});
