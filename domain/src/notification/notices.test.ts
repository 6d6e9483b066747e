import { describe, expect, test } from 'vitest';
import type { Organised } from '../access.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { NOTHING_HANDLED } from '../instance/instance-jobs.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { aGame, aGameInstance, aLateQueue, aPlayerInstance, frozen } from '../testing/factories.ts';
import { NOW } from '../testing/states.ts';
import { invitedUids, type NotificationPlan, type NotificationState } from './draft.ts';
import {
  affectsNotices,
  mustRestoreInvites,
  planInstanceNotices,
  planResultNotices,
  planScheduleNotices,
} from './instance-notices.ts';
import { draftsOfAward, draftsOfReminder, draftsOfShortGame, draftsOnOpening } from './job-notices.ts';
import {
  draftsOfTeams,
  newOrganiserDrafts,
  notifyTeamsReason,
  playersToNotifyOfTeams,
  toNotifiedTeams,
} from './organiser-notices.ts';
import { planReplyNotices } from './reply-notices.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
const game = aGame({ memberUids: ['olive', 'ada', 'bob', 'cem', 'old'], numberOfPlayers: 2 });
const ahead = aGameInstance({ startDateTime: at(48), status: 'INVITES_SENT' });
const played = aGameInstance({ startDateTime: at(-1), status: 'INVITES_SENT', winningTeam: 'TEAM_A' });
const playerInstance = (uid: string, rest: Partial<PlayerInstance> = {}) => aPlayerInstance({ uid, ...rest });
const people = [
  playerInstance('olive', { repliedAt: at(-9) }),
  playerInstance('ada', { repliedAt: at(-8) }),
  playerInstance('bob', { repliedAt: at(-7) }),
  playerInstance('cem', { status: 'NOT_PLAYING' }),
  playerInstance('dee', { status: 'UNANSWERED', repliedAt: null }),
];
const usualState: NotificationState = frozen({ game, instance: ahead, people });

const notices = ({ drafts }: Pick<NotificationPlan, 'drafts'>) =>
  drafts.map(({ uid, draft }) => `${uid} ${draft.kind}`);

type Fields = Partial<GameInstance>;
type PlayerFields = Partial<PlayerInstance> | null;

function planOfChange(
  [before, after]: readonly [Fields, Fields],
  state: Partial<NotificationState> = {},
  handled = NOTHING_HANDLED,
): NotificationPlan {
  const change = { before: { ...ahead, ...before }, after: { ...ahead, ...after } };
  return planInstanceNotices({ ...usualState, ...state }, change, handled, NOW);
}

function planOfReply(
  uid: string,
  [before, after]: readonly [PlayerFields, PlayerFields],
  state: Partial<NotificationState> = {},
  handled = NOTHING_HANDLED,
): NotificationPlan {
  const withFields = (fields: PlayerFields) => fields && playerInstance(uid, fields);
  return planReplyNotices(
    { ...usualState, ...state },
    { uid, before: withFields(before), after: withFields(after) },
    handled,
    NOW,
  );
}

describe('offer', () => {
  const offered = (uid: string) => {
    const [reserves, offers] = [{ [uid]: at(-2) }, { [uid]: at(-1) }];
    return { instance: { ...ahead, lateQueue: aLateQueue({ playing: ['olive'], reserves, offers }) } };
  };

  test('asks a reserve, with the time of the offer in the notification id', () => {
    const { drafts } = planOfReply('ada', [{ status: 'PLAYING' }, { status: 'NOT_PLAYING' }], offered('bob'));
    const draft = { id: `first_OFFER_${at(-1).getTime()}`, link: '/gi/first' };
    expect(drafts.find((each) => each.draft.kind === 'OFFER')).toMatchObject({ uid: 'bob', draft });
  });

  test('goes to the player who added the plus-one, or organisers ask the plus-one', () => {
    const withPlusOne = (broughtBy: string | null) => ({
      ...offered('g_max'),
      people: [...people, playerInstance('g_max', { isGuest: true, broughtBy })],
      unreached: new Set(broughtBy === null ? ['g_max'] : []),
    });
    const offersFor = (broughtBy: string | null) =>
      notices(planOfReply('ada', [{ status: 'PLAYING' }, {}], withPlusOne(broughtBy))).filter((one) =>
        one.endsWith('OFFER'),
      );
    expect(offersFor('ada')).toEqual(['ada OFFER']);
    expect(offersFor(null)).toEqual(['g_max OFFER', 'olive OFFER']);
  });
});

describe('instance change', () => {
  test('affects notices if status, start, location, result or number of spots changes', () => {
    const affects = (fields: Fields) => affectsNotices({ before: ahead, after: { ...ahead, ...fields } });
    const counts = { ...ahead.counts, playing: 9 };
    expect(affects({ startDateTime: at(48), teamAName: 'Bibs', counts })).toBe(false);
    const others: Fields[] = [
      { status: 'CANCELLED' },
      { cancelReason: 'Snow' },
      { startDateTime: at(2) },
      { ownLocation: 'Hackney Marshes' },
      { game: { ...ahead.game, location: 'Hackney Marshes' } },
      { winningTeam: 'DRAW' },
      { winningMargin: 2 },
      { scoreDeclined: true },
      { game: { ...ahead.game, numberOfPlayers: 9 } },
    ];
    expect(others.filter((fields) => !affects(fields))).toEqual([]);
  });

  test('invites the pool before the start, except the organiser and people who replied', () => {
    const change = [{ status: 'CREATED' }, { status: 'INVITES_SENT' }] as const;
    expect(notices(planOfChange(change))).toEqual(['dee INVITE', 'old INVITE']);
    expect(notices(planOfChange(change, { instance: played }))).toEqual([]);
  });

  test('invites co-organisers who have not replied', () => {
    const state = { game: { ...game, organiserUids: ['olive', 'dee'] }, people };
    expect(invitedUids(state, 'olive')).toEqual(['dee', 'old']);
    expect(invitedUids(state, 'dee')).toEqual(['old']);
    expect(invitedUids(state)).toEqual(['dee', 'old']);
    const change = [{ status: 'CREATED' }, { status: 'INVITES_SENT' }] as const;
    expect(notices(planOfChange(change, { game: state.game }))).toEqual(['dee INVITE', 'old INVITE']);
  });

  test('notifies everyone of a cancellation, except the organiser and people who said no', () => {
    const change = [{ status: 'CREATED' }, { status: 'CANCELLED' }] as const;
    const plan = planOfChange(change, { instance: { ...ahead, status: 'CANCELLED' } });
    expect(notices(plan)).toEqual(['ada CANCELLED', 'bob CANCELLED', 'dee CANCELLED']);
  });

  describe('that cancels or puts back on', () => {
    const off: Fields = { status: 'CANCELLED', cancelReason: 'Snow' };
    const on: Fields = { status: 'CREATED' };
    const backOn = { instance: { ...ahead, ...on } as GameInstance };
    const lastNotice = (isOff: boolean, hoursAgo: number) => ({
      ...NOTHING_HANDLED,
      off: { isOff, at: at(-hoursAgo) },
    });
    const titles = ({ drafts }: NotificationPlan) => [...new Set(drafts.map(({ draft }) => draft.title))];
    const modes = ({ drafts }: NotificationPlan) => [...new Set(drafts.map(({ renotify }) => renotify))];

    test('pushes "Game back on" once to everyone who got the cancellation', () => {
      const change = [off, on] as const;
      const plan = planOfChange(change, backOn, lastNotice(true, 5));
      expect([titles(plan), modes(plan)]).toEqual([['Game back on'], ['push']]);
      expect(plan.drafts.every(({ onlyIfTitle }) => onlyIfTitle === 'Game cancelled')).toBe(true);
      expect(plan.handled).toMatchObject({ off: { isOff: false, at: NOW } });
      expect(notices(planOfChange(change, backOn, lastNotice(false, 0)))).toEqual([]);
      expect(notices(planOfChange(change, { instance: played }, lastNotice(true, 5)))).toEqual([]);
    });

    test('contains "still counts" only for people who replied', () => {
      const { drafts } = planOfChange([off, on], backOn, lastNotice(true, 5));
      const withCountedReply = drafts.filter(({ draft }) => draft.body.includes('still counts'));
      expect(withCountedReply.map(({ uid }) => uid)).toEqual(['olive', 'ada', 'bob', 'cem']);
    });

    test('notifies co-organisers, but not the organiser who made the change', () => {
      const shared = { ...game, organiserUids: ['olive', 'ada'] };
      const state = { ...usualState, game: shared, instance: { ...ahead, ...off } as GameInstance };
      const change = { before: { ...ahead, ...on }, after: { ...ahead, ...off } };
      const notifiedUids = (by: string | null) =>
        planScheduleNotices(state, change, NOTHING_HANDLED, NOW, by).drafts.map(({ uid }) => uid);
      expect(notifiedUids('olive')).toEqual(['ada', 'bob', 'dee']);
      expect(notifiedUids('ada')).toEqual(['olive', 'bob', 'dee']);
      expect(notifiedUids(null)).toEqual(['olive', 'ada', 'bob', 'dee']);
    });

    test('requires `INVITES_SENT` again if invites were sent', () => {
      const sent: Fields = { status: 'INVITES_SENT' };
      const mustRestore = (before: Fields, after: Fields, invited = false) =>
        mustRestoreInvites(
          { status: 'CREATED' },
          { before: { ...ahead, ...before }, after: { ...ahead, ...after } },
          { ...NOTHING_HANDLED, invited },
        );
      expect(mustRestore(off, on, true)).toBe(true);
      expect(mustRestore(off, on)).toBe(false);
      expect(mustRestore(sent, off)).toBe(true);
      expect(mustRestore(sent, on, true)).toBe(false);
      // The event of `INVITES_SENT` arrives after an organiser has chosen `CREATED`.
      expect(mustRestore(off, sent, true)).toBe(false);
      const state = { instance: { ...ahead, ...off } as GameInstance };
      expect(planOfChange([sent, off], state).handled).toMatchObject({ invited: true });
    });

    test('pushes a notice, or batches it if the last change was minutes ago', () => {
      const change = [on, off] as const;
      const state = { instance: { ...ahead, ...off } as GameInstance };
      expect(modes(planOfChange(change, state, lastNotice(false, 5)))).toEqual(['push']);
      expect(modes(planOfChange(change, state, lastNotice(false, 0.1)))).toEqual(['batched']);
      // The event arrives twice.
      expect(modes(planOfChange(change, state, lastNotice(true, 0)))).toEqual(['silent']);
    });

    test('rewrites the notice when the reason changes', () => {
      const state = { instance: { ...ahead, ...off, cancelReason: 'Ice' } as GameInstance };
      const plan = planOfChange([off, { ...off, cancelReason: 'Ice' }], state, lastNotice(true, 5));
      expect([modes(plan), plan.drafts[0]?.draft.body.endsWith('is cancelled: Ice')]).toEqual([
        ['silent'],
        true,
      ]);
    });

    test('notifies no one if the cancellation is undone before its event arrives', () => {
      expect(notices(planOfChange([on, off], backOn))).toEqual([]);
      expect(notices(planOfChange([off, on], backOn))).toEqual([]);
    });
  });

  test('puts a new location and a new start in one notice', () => {
    const elsewhere = { game: { ...ahead.game, location: 'Hackney Marshes' } };
    const moved = ['ada RESCHEDULED', 'bob RESCHEDULED', 'dee RESCHEDULED'];
    const plan = planOfChange([{}, elsewhere], { instance: { ...ahead, ...elsewhere } });
    expect(notices(plan)).toEqual(moved);
    expect(plan.drafts[0]).toMatchObject({
      renotify: 'batched',
      draft: { id: `first_RESCHEDULED_${at(48).getTime()}` },
    });
    expect(notices(planOfChange([{ startDateTime: at(24) }, elsewhere]))).toEqual(moved);
    expect(notices(planOfChange([{}, elsewhere], { instance: played }))).toEqual([]);
  });

  test('notifies people if their last notice had another start', () => {
    const change = [{ startDateTime: at(24) }, { startDateTime: at(48) }] as const;
    const moved = ['ada RESCHEDULED', 'bob RESCHEDULED', 'dee RESCHEDULED'];
    expect(notices(planOfChange(change))).toEqual(moved);
    expect(planOfChange(change).handled).toMatchObject({ start: at(48) });
    expect(notices(planOfChange(change, {}, { ...NOTHING_HANDLED, start: at(48) }))).toEqual([]);
    expect(notices(planOfChange(change, {}, { ...NOTHING_HANDLED, start: at(1) }))).toEqual(moved);
  });

  test('batches the third move within ten minutes', () => {
    const change = [{ startDateTime: at(24) }, { startDateTime: at(48) }] as const;
    const state = { instance: { ...ahead, startDateTime: at(48) } };
    const noticeAfterMoves = (minutesAgo: number[]) => {
      const moves = minutesAgo.map((minutes) => ({ at: at(-minutes / 60), start: 1000 - minutes }));
      const { drafts, handled } = planOfChange(change, state, { ...NOTHING_HANDLED, start: at(24), moves });
      const [first] = drafts;
      return {
        id: first?.draft.id.replace(/^.*_RESCHEDULED_/, ''),
        renotify: first?.renotify,
        moves: handled.moves,
      };
    };
    const startId = String(at(48).getTime());
    const now = { at: NOW, start: at(48).getTime() };
    expect(noticeAfterMoves([])).toEqual({ id: startId, moves: [now] });
    expect(noticeAfterMoves([5])).toMatchObject({ id: startId, moves: [{ start: 995 }, now] });
    expect(noticeAfterMoves([11, 5])).toMatchObject({ id: startId, moves: [{ start: 995 }, now] });
    expect(noticeAfterMoves([9, 5])).toEqual({ id: '995', renotify: 'batched' });
  });

  test('sends the result to other players with a request to vote to all players', () => {
    const change = [{ winningTeam: null }, { winningTeam: 'TEAM_A' }] as const;
    const results = ['ada RESULT', 'bob RESULT'];
    const votes = ['olive MOTM_OPEN', 'ada MOTM_OPEN', 'bob MOTM_OPEN'];
    const scored = { instance: { ...played, winningMargin: 2 } };
    expect(notices(planOfChange(change, scored))).toEqual([...results, ...votes]);
    const afterVoteNotice = { ...NOTHING_HANDLED, motm: true };
    expect(notices(planOfChange(change, scored, afterVoteNotice))).toEqual(results);
    expect(notices(planOfChange(change))).toEqual([]);
  });

  test('delays the result until the score is known, declined or overdue', () => {
    const change = [{ winningTeam: null }, { winningTeam: 'TEAM_A' }] as const;
    const handled = { ...NOTHING_HANDLED, motm: true };
    const plan = planOfChange(change, { instance: played }, handled);
    expect(plan).toEqual({ drafts: [], handled: { winnerAt: NOW } });
    const declined = [{ scoreDeclined: false }, { scoreDeclined: true }] as const;
    const results = ['ada RESULT', 'bob RESULT'];
    expect(
      notices(planOfChange(declined, { instance: { ...played, scoreDeclined: true } }, handled)),
    ).toEqual(results);
    const waiting = (minutes: number) => ({ ...handled, winnerAt: at(-minutes / 60) });
    const state = { ...usualState, instance: played };
    expect(notices(planResultNotices(state, waiting(9), NOW))).toEqual([]);
    expect(notices(planResultNotices(state, waiting(10), NOW))).toEqual(results);
    expect(planResultNotices(state, waiting(10), NOW).handled).toMatchObject({ result: 'TEAM_A' });
  });

  test('rewrites a corrected result silently, but pushes another winner', () => {
    const corrected = [{ winningMargin: 1 }, { winningMargin: 2 }] as const;
    const instance = { ...played, winningMargin: 2 };
    const modesAfter = (result: 'TEAM_A' | 'TEAM_B') =>
      planOfChange(corrected, { instance }, { ...NOTHING_HANDLED, result }).drafts.map(
        (each) => each.renotify,
      );
    expect(modesAfter('TEAM_A')).toEqual(['silent', 'silent']);
    expect(modesAfter('TEAM_B')).toEqual(['push', 'push']);
  });

  test('promotes reserves who get a spot', () => {
    const change = [{ game: { ...ahead.game, numberOfPlayers: 1 } }, {}] as const;
    const plan = planOfChange(change, {}, { ...NOTHING_HANDLED, reserves: ['ada', 'bob'] });
    expect(notices(plan)).toEqual(['ada PROMOTED']);
    expect(plan.handled).toEqual({ reserves: ['bob'] });
  });
});

describe('player instance change', () => {
  const dropped = [{ status: 'PLAYING' }, { status: 'NOT_PLAYING' }] as const;

  test('notifies the organiser of a drop-out unless the organiser caused it', () => {
    expect(notices(planOfReply('cem', dropped))).toEqual(['olive DROP_OUT']);
    const byOrganiser = [dropped[0], { ...dropped[1], takenOutAt: NOW, answeredBy: 'olive' }] as const;
    expect(notices(planOfReply('cem', byOrganiser))).toEqual([]);
    const own = { people: [playerInstance('olive', { status: 'NOT_PLAYING' })] };
    expect(notices(planOfReply('olive', dropped, own))).toEqual([]);
    expect(notices(planOfReply('ada', dropped))).toEqual([]);
  });

  test('notifies no one after the start', () => {
    expect(planOfReply('cem', dropped, { instance: played })).toEqual({ drafts: [], handled: {} });
  });

  /** The reply of Cem, a player who says no, and of two people who say yes, in hours from now. */
  const queueOf = (cem: number, ada: number, bob: number) => ({
    people: [
      playerInstance('olive', { repliedAt: at(-9) }),
      playerInstance('cem', { status: 'NOT_PLAYING', repliedAt: at(cem) }),
      playerInstance('ada', { repliedAt: at(ada) }),
      playerInstance('bob', { repliedAt: at(bob) }),
    ],
  });
  const noOfCem = (hours: number) =>
    [
      { status: 'PLAYING', repliedAt: at(-8) },
      { status: 'NOT_PLAYING', repliedAt: at(hours) },
    ] as const;

  test('promotes a reserve whose reply event has not arrived yet', () => {
    const plan = planOfReply('cem', noOfCem(-1), queueOf(-1, -2, -0.5));
    expect(notices(plan)).toEqual(['olive DROP_OUT', 'ada PROMOTED']);
  });

  test.each<[string, Partial<NotificationState>, string[]]>([
    ['took a free spot', { game: { ...game, numberOfPlayers: 3 } }, []],
    [
      'got a teams notice',
      { instance: { ...ahead, teamsTold: { at: NOW, teamA: ['ada'], teamB: [] } } },
      ['ada'],
    ],
  ])('promotes no one who %s', (_, state, reserves) => {
    const changed = { ...queueOf(-2, -7, -1), ...state };
    const plan = planOfReply('cem', noOfCem(-2), changed, { ...NOTHING_HANDLED, reserves });
    expect(notices(plan).filter((one) => one.endsWith('PROMOTED'))).toEqual([]);
  });

  test('promotes a reserve who accepted before any event was handled', () => {
    const accepted = [{}, { acceptedAt: NOW }] as const;
    expect(notices(planOfReply('ada', accepted))).toEqual(['ada PROMOTED']);
    expect(notices(planOfReply('ada', [accepted[1], accepted[1]]))).toEqual([]);
  });

  test('promotes a reserve in `handled.reserves`', () => {
    const plan = planOfReply('cem', dropped, {}, { ...NOTHING_HANDLED, reserves: ['ada'] });
    expect(notices(plan)).toContain('ada PROMOTED');
  });

  test('promotes a reserve whose yes arrives after the drop-out', () => {
    const saysYes = [{ status: 'NOT_PLAYING' }, { status: 'PLAYING', repliedAt: at(-7) }] as const;
    const people = [
      playerInstance('olive', { repliedAt: at(-9) }),
      playerInstance('cem', { status: 'NOT_PLAYING', repliedAt: at(-2) }),
      playerInstance('ada', { repliedAt: at(-7) }),
    ];
    expect(notices(planOfReply('ada', saysYes, { people }))).toEqual(['ada PROMOTED']);
    const saidNoEarlier = people.with(1, playerInstance('cem', { status: 'NOT_PLAYING', repliedAt: at(-8) }));
    const handled = { ...NOTHING_HANDLED, reserves: ['ada'] };
    expect(notices(planOfReply('ada', saysYes, { people: saidNoEarlier }, handled))).toEqual([]);
  });

  test('invites a person who was added after the invites', () => {
    const added = [null, { status: 'UNANSWERED' }] as const;
    expect(notices(planOfReply('dee', added))).toEqual(['dee INVITE']);
    expect(notices(planOfReply('dee', [added[1], added[1]]))).toEqual([]);
    expect(notices(planOfReply('dee', added, { instance: { ...ahead, status: 'CREATED' } }))).toEqual([]);
  });
});

describe('teams notice', () => {
  const inTeams = [
    playerInstance('olive', { team: 'TEAM_A' }),
    playerInstance('ada', { team: 'TEAM_B' }),
    playerInstance('bob', { team: 'TEAM_A' }),
    playerInstance('cem', { status: 'NOT_PLAYING' }),
  ];
  const state = { instance: ahead, people: inTeams };
  const withNotifiedTeams = (teamA: string[], teamB: string[]) => ({
    ...state,
    instance: { ...ahead, teamsTold: { at: NOW, teamA, teamB } },
  });
  const uids = (people: readonly PlayerInstance[]) => people.map(({ uid }) => uid);

  test('goes to players with another team in the last notice, except the organiser', () => {
    expect(uids(playersToNotifyOfTeams(state))).toEqual(['ada', 'bob']);
    expect(uids(playersToNotifyOfTeams(withNotifiedTeams(['bob', 'olive'], ['ada'])))).toEqual([]);
    expect(uids(playersToNotifyOfTeams(withNotifiedTeams(['ada', 'bob'], [])))).toEqual(['ada']);
    expect(uids(playersToNotifyOfTeams(withNotifiedTeams(['bob'], [])))).toEqual(['ada']);
    expect(draftsOfTeams(state)).toMatchObject([
      { uid: 'ada', draft: { kind: 'TEAMS_PICKED' }, renotify: 'push' },
      { uid: 'bob' },
    ]);
    expect(toNotifiedTeams(inTeams, NOW)).toEqual({ at: NOW, teamA: ['bob', 'olive'], teamB: ['ada'] });
  });

  test('can be sent only by an organiser, before the start, if there are teams', () => {
    const reason = (changes: Partial<NotificationState>, uid = 'olive') =>
      notifyTeamsReason({ ...state, ...changes }, { uid, isGuest: false }, NOW)?.code ?? null;
    expect(reason({})).toBeNull();
    expect(reason({}, 'ada')).toBe('ORGANISER_ONLY');
    expect(reason({ people: [playerInstance('ada')] })).toBe('NO_TEAMS');
    expect(reason({ instance: { ...ahead, startDateTime: at(-1) } })).toBe('PLAYED');
  });

  test('is part of the last reminder if teams are complete or were notified before', () => {
    const remind = (instance: GameInstance, players: readonly PlayerInstance[]) =>
      draftsOfReminder(
        { phase: 'REMINDER_3H', to: 'PLAYING', from: 0, until: 1 },
        { ...instance, game: { ...instance.game, numberOfPlayers: 3 } },
        NOTHING_HANDLED,
        players,
        NOW,
      ).map(
        ({ uid, draft }) => `${uid} ${draft.kind}${draft.body.includes("You're in Team") ? ' team' : ''}`,
      );
    expect(remind(ahead, inTeams)).toEqual([
      'olive REMINDER team',
      'ada REMINDER team',
      'bob REMINDER team',
      'ada TEAMS_PICKED team',
      'bob TEAMS_PICKED team',
    ]);
    const incomplete = [playerInstance('ada', { team: 'TEAM_B' }), playerInstance('bob')];
    expect(remind(ahead, incomplete)).toEqual(['ada REMINDER', 'bob REMINDER']);
    expect(remind(withNotifiedTeams([], ['ada']).instance, incomplete)).toEqual([
      'ada REMINDER team',
      'bob REMINDER',
    ]);
  });
});

describe('job notices', () => {
  test('invite everyone to a new week, or ask the organiser to send the invites', () => {
    expect(notices({ drafts: draftsOnOpening(ahead, people.slice(0, 2)) })).toEqual([
      'olive INVITE',
      'ada INVITE',
    ]);
    const created = { ...ahead, status: 'CREATED' as const };
    expect(draftsOnOpening(created, people).map(({ uid, draft }) => [uid, draft.title])).toEqual([
      ['olive', 'Invites due!'],
    ]);
    expect(notices({ drafts: draftsOfShortGame(ahead, null) })).toEqual(['olive GAME_SHORT']);
  });

  test('remind people without a reply, players, or voters', () => {
    const remind = (
      phase: 'REMINDER_72H' | 'REMINDER_3H' | 'MOTM_OPEN',
      to: PlayerInstance['status'],
      instance = ahead,
      all = people,
    ) =>
      draftsOfReminder(
        { phase, to, from: 0, until: 1 },
        { ...instance, game: { ...instance.game, numberOfPlayers: 2 } },
        NOTHING_HANDLED,
        all,
        NOW,
      );
    expect(remind('REMINDER_72H', 'UNANSWERED').map(({ uid }) => uid)).toEqual(['dee']);
    const claimed = people.map((person) => (person.uid === 'ada' ? { ...person, sameAs: 'dee' } : person));
    expect(remind('REMINDER_72H', 'UNANSWERED', ahead, claimed)).toEqual([]);
    const titles = remind('REMINDER_3H', 'PLAYING').map(({ uid, draft }) => `${uid} ${draft.title}`);
    expect(titles).toEqual(['olive See you soon!', 'ada See you soon!', "bob You're still a reserve"]);
    expect(remind('MOTM_OPEN', 'PLAYING', played).map(({ uid }) => uid)).toEqual(['olive', 'ada']);
    expect(remind('MOTM_OPEN', 'PLAYING')).toEqual([]);
  });

  test('notify every player of an award, or no one if no one won', () => {
    const drafts = draftsOfAward(played, new Set(['ada']), people);
    expect(drafts.map(({ uid, draft }) => [uid, draft.title.startsWith("You're")])).toEqual([
      ['olive', false],
      ['ada', true],
      ['bob', false],
    ]);
    expect(draftsOfAward(played, new Set(), people)).toEqual([]);
  });

  test('exclude reserves and people without a team from an award', () => {
    const notifiedUids = (instance: GameInstance, players: readonly PlayerInstance[]) =>
      draftsOfAward(instance, new Set(['ada']), players).map(({ uid }) => uid);
    const withTwoSpots = { ...played, game: { ...played.game, numberOfPlayers: 2 } };
    expect(notifiedUids(withTwoSpots, people)).toEqual(['olive', 'ada']);
    const withTeam = people.map((each) => (each.uid === 'ada' ? { ...each, team: 'TEAM_A' as const } : each));
    expect(notifiedUids(played, withTeam)).toEqual(['ada']);
  });
});

describe('organiser change', () => {
  const roles = (orgUid: string, ...organiserUids: string[]) => ({
    orgUid,
    organiserUids: [orgUid, ...organiserUids],
  });
  const noticesOf = (before: Organised, after: Organised, by: string) =>
    newOrganiserDrafts({ ...game, ...before }, after, by).map(
      ({ uid, draft, renotify }) => `${uid} ${draft.body.includes('lead organiser')} ${renotify}`,
    );

  test('notifies a new organiser or a new lead organiser', () => {
    expect(noticesOf(roles('olive'), roles('olive', 'ada'), 'olive')).toEqual(['ada false push']);
    expect(noticesOf(roles('olive'), roles('ada', 'olive'), 'olive')).toEqual(['ada true push']);
    expect(noticesOf(roles('olive', 'ada'), roles('ada', 'olive'), 'olive')).toEqual(['ada true push']);
    expect(noticesOf(roles('olive', 'ada', 'bob'), roles('ada', 'bob'), 'olive')).toEqual(['ada true push']);
  });

  test('notifies neither others nor the person who made the change', () => {
    expect(noticesOf(roles('olive', 'ada'), roles('olive'), 'ada')).toEqual([]);
    expect(noticesOf(roles('olive'), roles('ada'), 'ada')).toEqual([]);
  });
});
