import { describe, expect, test } from 'vitest';
import { A_KICK_OFF, aGameInstance } from '../testing/factories.ts';
import { frozen } from '../testing/frozen.ts';
import {
  answerReminder,
  cancelledNote,
  dropOutNote,
  gameShortNote,
  inviteNote,
  invitesDueNote,
  playReminder,
  promotedNote,
  rescheduledNote,
  teamsPickedNote,
} from './notes-ahead.ts';
import { motmAwardedNote, motmOpenNote, resultNote } from './notes-played.ts';
import { storedNotificationSchema } from './notification.schema.ts';

const gi = frozen(aGameInstance({ counts: { playing: 8, notPlaying: 2, unanswered: 1 } }));
const inHours = (hours: number) => new Date(A_KICK_OFF.getTime() - hours * 3_600_000);

const NOTES = [
  inviteNote(gi),
  invitesDueNote(gi),
  answerReminder(gi, 'REMINDER_72H', inHours(71)),
  playReminder(gi, 'REMINDER_3H', false),
  playReminder(gi, 'REMINDER_3H', true),
  gameShortNote(gi),
  dropOutNote(gi),
  promotedNote(gi),
  teamsPickedNote(gi),
  rescheduledNote(gi),
  cancelledNote(gi),
  resultNote({ ...gi, winningTeam: 'TEAM_A', winningMargin: 2, teamAName: 'Bibs' }),
  motmOpenNote(gi),
  motmAwardedNote(gi, true),
  motmAwardedNote(gi, false),
];

test.each([
  ['Game invite: Tuesday Fives', 'Join Tuesday Fives at Powerleague Shoreditch on Tue 16/06 19:00'],
  [
    'Invites due!',
    'Tuesday Fives is next on Tue 16/06 19:00. Tell everyone, and say if you will be playing.',
  ],
  [
    'Will you be playing?',
    'Tuesday Fives at Powerleague Shoreditch starts in 2 days 23 hours. Please answer yes or no.',
  ],
  ['See you soon!', 'Tuesday Fives starts at 19:00 at Powerleague Shoreditch.'],
  [
    'You are still a reserve',
    'Tuesday Fives starts at 19:00 at Powerleague Shoreditch. If someone drops out, you may be in.',
  ],
  ['2 players short', 'Tuesday Fives on Tue 16/06 19:00 needs 2 more. Share the invite link once more.'],
  ['Someone dropped out', 'Tuesday Fives on Tue 16/06 19:00 now has 8 of 10 players.'],
  ['You are in!', 'A place is free: you play in Tuesday Fives on Tue 16/06 19:00 at Powerleague Shoreditch.'],
  ['Teams picked', 'See who you play with in Tuesday Fives on Tue 16/06 19:00.'],
  [
    'Tuesday Fives has moved',
    'It is now on Tue 16/06 19:00 at Powerleague Shoreditch. Is that still good for you?',
  ],
  ['Game cancelled', 'Tuesday Fives on Tue 16/06 19:00 is off.'],
  ['Result in!', 'Tuesday Fives: Bibs won by 2'],
  ['Pick player-of-the-match!', 'Who was best in Tuesday Fives? You can vote until Wed 17/06 19:00.'],
  ['You are player of the match!', '5 leaderboard points are yours in Tuesday Fives.'],
  ['The votes are counted', 'See who is player of the match in Tuesday Fives.'],
])('%s: %s', (title, body) => {
  expect(NOTES).toContainEqual(expect.objectContaining({ title, body }));
});

describe('a note', () => {
  test('makes a notification under the name of what it says about which instance', () => {
    for (const note of NOTES) {
      const stored = { ...note, createdAt: new Date(0), readAt: null, push: 'queued' };
      expect(storedNotificationSchema.parse(stored)).toEqual(stored);
      expect(note).toMatchObject({ gameId: 'tuesday', giId: 'first' });
      expect(note.id.startsWith(`first_${note.kind}`)).toBe(true);
    }
  });

  test('of a kind that comes once has no other id; reminders have one for each phase, moves one for each start', () => {
    expect(inviteNote(gi).id).toBe(invitesDueNote(gi).id);
    expect(answerReminder(gi, 'REMINDER_24H', A_KICK_OFF).id).toBe('first_REMINDER_24H');
    expect(rescheduledNote(gi).id).toBe(`first_RESCHEDULED_${A_KICK_OFF.getTime()}`);
    expect(motmAwardedNote(gi, true).id).toBe('first_MOTM_AWARDED');
  });

  test('leads to the screen where something can be done about it', () => {
    expect(inviteNote(gi).link).toBe('/gi/first');
    expect(teamsPickedNote(gi).link).toBe('/gi/first/teams');
    expect(resultNote(gi).link).toBe('/gi/first/teams');
    expect(motmOpenNote(gi).link).toBe('/gi/first/pick-motm');
  });
});

test('one player short is one player', () => {
  const one = { ...gi, counts: { ...gi.counts, playing: 9 } };
  expect(gameShortNote(one).title).toBe('1 player short');
});

test('a reminder in the last hour says so', () => {
  expect(answerReminder(gi, 'REMINDER_24H', inHours(0.5)).body).toContain('starts within the hour');
});
