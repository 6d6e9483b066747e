import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.schema.ts';
import { A_KICK_OFF, aGame, aGameInstance, aPlayerInstance, frozen } from '../testing/factories.ts';
import { TEXT_LIMITS } from '../text.ts';
import {
  backOnDraft,
  cancelledDraft,
  gameShortDraft,
  inviteDraft,
  invitesDueDraft,
  motmAwardedDraft,
  motmOpenDraft,
  offerDraft,
  paymentDraft,
  playReminderDraft,
  promotedDraft,
  replyReminderDraft,
  rescheduledDraft,
  resultDraft,
  teamsPickedDraft,
} from './drafts.ts';
import { planDropOutNotices } from './drop-out-notices.ts';
import {
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  type NotificationKind,
  storedNotificationSchema,
} from './notification.schema.ts';
import { organiserDraft, organiserOfferDraft, starsAskedDraft } from './organiser-notices.ts';

const REPEATED_KINDS: readonly NotificationKind[] = [
  'REMINDER',
  'OFFER',
  'ORGANISING',
  'DROP_OUT',
  'RESCHEDULED',
];

const baseInstance = frozen(aGameInstance({ counts: { playing: 8, notPlaying: 2, unanswered: 1 } }));
const hoursBefore = (hours: number) => new Date(A_KICK_OFF.getTime() - hours * 3_600_000);

const dropOutDrafts = (instance: typeof baseInstance) => {
  const before = aPlayerInstance({ uid: 'sam', name: 'Sam' });
  const after = { ...before, status: 'NOT_PLAYING' as const };
  const state = { game: aGame(instance.game), instance, people: [after] };
  return planDropOutNotices(state, { uid: 'sam', before, after }).drafts.map(({ draft }) => draft);
};
const draftsOfInstance = (instance: typeof baseInstance) => [
  inviteDraft(instance),
  invitesDueDraft(instance),
  replyReminderDraft(instance, 'REMINDER_72H', hoursBefore(71)),
  playReminderDraft(instance, 'REMINDER_3H', { isReserve: false, team: null }),
  playReminderDraft({ ...instance, teamAName: 'Bibs' }, 'REMINDER_3H', { isReserve: false, team: 'TEAM_A' }),
  playReminderDraft(instance, 'REMINDER_3H', { isReserve: true, team: null }),
  gameShortDraft(instance, null),
  ...dropOutDrafts(instance),
  promotedDraft(instance),
  teamsPickedDraft(instance, 'TEAM_B'),
  rescheduledDraft(instance),
  cancelledDraft(instance),
  cancelledDraft({ ...instance, cancelReason: instance.cancelReason || 'The pitch is flooded' }),
  backOnDraft(instance, true),
  backOnDraft(instance, false),
  resultDraft({ ...instance, winningTeam: 'TEAM_A', winningMargin: 2, teamAName: 'Bibs' }),
  motmOpenDraft(instance),
  motmAwardedDraft(instance, true),
  offerDraft(instance, hoursBefore(2)),
  motmAwardedDraft(instance, false),
  paymentDraft(instance, '£6.50', true),
  paymentDraft(instance, '£6.50', false),
];
const draftsOfGame = (game: Pick<Game, 'id' | 'name'>) => [
  organiserDraft(game, true),
  organiserDraft(game, false),
  organiserOfferDraft(game),
  starsAskedDraft(game),
];
const INSTANCE_DRAFTS = draftsOfInstance(baseInstance);
const GAME_DRAFTS = draftsOfGame(frozen(aGame()));
const DRAFTS = [...INSTANCE_DRAFTS, ...GAME_DRAFTS];

test('drafts that announce a start name the meet-up', () => {
  const withMeetUp = { ...baseInstance, game: { ...baseInstance.game, meetMinutesBefore: 15 } };
  const bodies = draftsOfInstance(withMeetUp).filter(({ body }) => body.includes('meet 18:45'));
  expect([...new Set(bodies.map(({ title }) => title))]).toEqual([
    ...['Game invite: Tuesday Fives', 'See you soon!', "You're still a reserve", "You're in!"],
    'Tuesday Fives has moved',
  ]);
});

test.each([
  ['Game invite: Tuesday Fives', 'Join Tuesday Fives at Powerleague Shoreditch on Tue 16/06 19:00'],
  ['Invites due!', "Next Tuesday Fives: Tue 16/06 19:00. Send the invites and say if you're playing."],
  [
    'Will you be playing?',
    'Tuesday Fives at Powerleague Shoreditch starts in 2 days 23 hours. Please say yes or no.',
  ],
  ['See you soon!', 'Tuesday Fives: 19:00 at Powerleague Shoreditch.'],
  [
    "You're still a reserve",
    "Tuesday Fives: 19:00 at Powerleague Shoreditch. If someone drops out, we'll ask if you can still make it.",
  ],
  ['2 players short', 'Tuesday Fives on Tue 16/06 19:00 needs 2 more. Share the link again.'],
  ['Sam dropped out', 'Tuesday Fives, Tue 16/06 19:00: 8 of 10. No reserves: 2 short.'],
  [
    "You're in!",
    "A spot opened up. You're playing in Tuesday Fives, Tue 16/06 19:00 at Powerleague Shoreditch.",
  ],
  [
    'Can you still make it?',
    "There's a spot in Tuesday Fives, 19:00 at Powerleague Shoreditch. First yes gets it.",
  ],
  ['Teams picked', "You're in Team B for Tuesday Fives, Tue 16/06 19:00. See the teams."],
  ['See you soon!', "Tuesday Fives: 19:00 at Powerleague Shoreditch. You're in Bibs."],
  ['Tuesday Fives has moved', 'Now Tue 16/06 19:00 at Powerleague Shoreditch. Can you still make it?'],
  ['Game cancelled', 'Tuesday Fives on Tue 16/06 19:00 is cancelled.'],
  ['Game cancelled', 'Tuesday Fives on Tue 16/06 19:00 is cancelled: The pitch is flooded'],
  [
    'Game back on',
    'Tuesday Fives on Tue 16/06 19:00 at Powerleague Shoreditch is back on. Your reply still counts.',
  ],
  ['Game back on', 'Tuesday Fives on Tue 16/06 19:00 at Powerleague Shoreditch is back on.'],
  ['Result in!', 'Tuesday Fives: Bibs won by 2'],
  ['Pick player-of-the-match!', 'Who was best in Tuesday Fives? Vote by Wed 17/06 19:00.'],
  ["You're player of the match!", 'You earned 5 leaderboard points in Tuesday Fives.'],
  [
    'Not paid yet?',
    'You owe £6.50 for Tuesday Fives on Tue 16/06 19:00. See how to pay, and mark it as paid.',
  ],
  ['Not paid yet?', "You owe £6.50 for Tuesday Fives on Tue 16/06 19:00. Mark it as paid once you've paid."],
  ['Player of the match is in', 'See who won in Tuesday Fives.'],
  ['You now organise Tuesday Fives', "You're the lead organiser."],
  ['You now organise Tuesday Fives', 'You can now change settings, invites, teams and results.'],
  ['Tuesday Fives needs an organiser', 'Will you take over?'],
  ['Rate the players', "Your ratings help make even teams in Tuesday Fives. They're private."],
])('%s: %s', (title, body) => {
  expect(DRAFTS).toContainEqual(expect.objectContaining({ title, body }));
});

test.each(NOTIFICATION_KINDS)('kind %s has a draft in this test', (kind) => {
  expect(DRAFTS.map((each) => each.kind)).toContain(kind);
});

// Limit of Firebase Cloud Messaging for one message: https://firebase.google.com/docs/cloud-messaging/concept-options
const MAX_BYTES = 4_096;

describe('notification draft', () => {
  test('fits into a push if all names have the maximum length', () => {
    const long = (units: number) => '\u8DB3'.repeat(units);
    const game = {
      ...baseInstance.game,
      name: long(TEXT_LIMITS.gameName),
      location: long(TEXT_LIMITS.location),
    };
    const teams = { teamAName: long(TEXT_LIMITS.teamName), teamBName: long(TEXT_LIMITS.teamName) };
    // Each character takes three bytes. Half of the limit is for the device token.
    const cancelReason = long(TEXT_LIMITS.cancelReason);
    for (const draft of [
      ...draftsOfInstance({ ...baseInstance, game, ...teams, cancelReason }),
      ...draftsOfGame({ id: baseInstance.gameId, name: game.name }),
    ])
      expect(JSON.stringify(draft).length * 3).toBeLessThan(MAX_BYTES / 2);
  });

  test.each([
    ['instance', INSTANCE_DRAFTS, { gameId: 'tuesday', giId: 'first' }],
    ['game', GAME_DRAFTS, { gameId: 'tuesday', giId: '' }],
  ])('builds the id from the %s', (_, drafts, expected) => {
    for (const draft of drafts) {
      const stored = { ...draft, createdAt: new Date(0), readAt: null, push: 'queued' };
      expect(storedNotificationSchema.parse(stored)).toEqual(stored);
      expect(draft).toMatchObject(expected);
      const id = `${expected.giId || expected.gameId}_${draft.kind}`;
      expect(draft.id.startsWith(id)).toBe(true);
      if (!REPEATED_KINDS.includes(draft.kind)) expect(draft.id).toBe(id);
      expect(draft.kind === 'ORGANISING').toBe(draft.giId === '');
    }
  });

  test('has a separate id for each reminder phase and each new start', () => {
    expect(inviteDraft(baseInstance).id).toBe(invitesDueDraft(baseInstance).id);
    expect(replyReminderDraft(baseInstance, 'REMINDER_24H', A_KICK_OFF).id).toBe('first_REMINDER_24H');
    expect(rescheduledDraft(baseInstance).id).toBe(`first_RESCHEDULED_${A_KICK_OFF.getTime()}`);
    expect(motmAwardedDraft(baseInstance, true).id).toBe('first_MOTM_AWARDED');
  });

  test('links to the screen where the person can act', () => {
    for (const { kind, link } of INSTANCE_DRAFTS)
      expect(link).toBe(['/gi/first', NOTIFICATIONS[kind].screen].filter(Boolean).join('/'));
    expect(resultDraft(baseInstance).link).toBe('/gi/first/teams');
    expect(GAME_DRAFTS.map(({ link }) => link)).toEqual([
      '/game/tuesday',
      '/game/tuesday',
      '/game/tuesday',
      '/game/tuesday/stars',
    ]);
  });
});

test('notice of missing players uses the singular for one player', () => {
  const oneShort = { ...baseInstance, counts: { ...baseInstance.counts, playing: 9 } };
  expect(gameShortDraft(oneShort, null).title).toBe('1 player short');
});

test('notice of missing players compares the replies with those of past weeks', () => {
  const ana = { uid: 'ana', name: 'Ana' };
  const [ben, cem] = [
    { uid: 'ben', name: 'Ben' },
    { uid: 'cem', name: 'Cem' },
  ];
  const short = { ...baseInstance, counts: { ...baseInstance.counts, playing: 5 } };
  const { body, nextUids, nameless } = gameShortDraft(short, { usual: 8, toAsk: [ana, ben, cem] });
  expect(body).toMatch(
    / needs 5 more\. You have 5 yes replies \(usually 8 by now\)\. Ask Ana, Ben and Cem, who often reply late\.$/,
  );
  expect(nextUids).toEqual(['ana', 'ben', 'cem']);
  expect(nameless?.body).toMatch(/ Ask 3 people, who often reply late\.$/);
  const many = Array.from({ length: 9 }, (_, at) => ({ uid: `p${at}`, name: `P${at}` }));
  const long = gameShortDraft(short, { usual: 8, toAsk: many });
  expect(long.body).toMatch(/ Ask P0, P1, P2, P3, P4, P5 and 3 more, who often reply late\.$/);
  expect(long.nextUids).toHaveLength(6);
  expect(gameShortDraft(short, { usual: 8, toAsk: [ana] }).body).toMatch(
    / Ask Ana, who often replies late\.$/,
  );
  expect(gameShortDraft(short, { usual: 8, toAsk: [] }).body).toMatch(/ by now\)\. Share the link again\.$/);
});

test('reply reminder in the last hour says "within the hour"', () => {
  expect(replyReminderDraft(baseInstance, 'REMINDER_24H', hoursBefore(0.5)).body).toContain(
    'starts within the hour',
  );
});

test.each([
  [7, 'You earned 7 leaderboard points in Tuesday Fives.'],
  [1, 'You earned 1 leaderboard point in Tuesday Fives.'],
  [0, 'You got the most votes in Tuesday Fives.'],
])('award notice with %i points has its own text', (motm, body) => {
  const game = { ...baseInstance.game, points: { ...baseInstance.game.points, motm } };
  expect(motmAwardedDraft({ ...baseInstance, game }, true)).toMatchObject({ body });
});
