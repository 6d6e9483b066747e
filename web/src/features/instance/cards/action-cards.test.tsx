import { type Cost, type GameInstance, newcomerReason } from '@fives/domain';
import { A_KICK_OFF, aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { addHours } from 'date-fns';
import { describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../../session/session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { toInstanceView } from '../instance-view.ts';
import { ActionCards, NotifyMeRow } from './action-cards.tsx';

const guest: SignedIn = { status: 'guest', uid: 'gus' };
const sam: SignedIn = { status: 'player', uid: 'sam', email: 'sam@example.com', name: 'Sam' };
const olive: SignedIn = { status: 'player', uid: 'olive', email: 'olive@example.com', name: 'Olive' };
const BEFORE = addHours(A_KICK_OFF, -1);
const AFTER = addHours(A_KICK_OFF, 1);

interface Setup {
  readonly session: SignedIn;
  readonly now: Date;
  readonly instance?: Partial<GameInstance>;
  readonly people?: ReturnType<typeof aPlayerInstance>[];
  readonly hasVoted?: boolean;
  readonly cost?: Cost | null;
}

function show({ session, now, instance = {}, people = [], hasVoted = false, cost }: Setup) {
  const data = people.map((person) => ({ isPending: false, ...person }));
  const known = { list: data, scope: 'all' } as const;
  const view = toInstanceView(aGameInstance(instance), known, session, now);
  const actions = {
    hasVoted,
    cost,
    firstReply: {
      isReady: true,
      isSending: false,
      reason: (instance.counts && newcomerReason(view.instance.game, instance.counts, true)) || null,
      sendReply: vi.fn(),
    },
    onDialog: vi.fn(),
    onInvites: vi.fn(),
  };
  return { ...renderScreen(<ActionCards view={view} {...actions} />), ...actions };
}

const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

test('picking the winner leads to the teams screen', async () => {
  const people = [aPlayerInstance({ uid: 'olive' }), aPlayerInstance({ uid: 'sam' })];
  show({ session: olive, now: AFTER, people });
  expect(await hrefOf(/^Pick winner!/)).toBe('/gi/first/teams');
  expect(await hrefOf(/^Pick player-of-the-match!/)).toBe('/gi/first/pick-motm');
});

test('a player who voted sees a link to change the votes', async () => {
  const people = [aPlayerInstance({ uid: 'olive' }), aPlayerInstance({ uid: 'sam' })];
  show({ session: sam, now: AFTER, people, hasVoted: true });
  expect(await hrefOf(/^You've voted/)).toBe('/gi/first/pick-motm');
});

test('a guest without a reply sees that no guest spot is left', async () => {
  const counts = { playing: 20, notPlaying: 0, unanswered: 0, guests: 20 };
  const { user, onDialog } = show({ session: guest, now: BEFORE, instance: { counts } });
  expect(screen.getByText(/^This game can't take more guests/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Register and Play' }));
  expect(onDialog).toHaveBeenCalledExactlyOnceWith({
    kind: 'join',
    reply: 'PLAYING',
    isGuestRefused: true,
  });
});

test('an invited visitor can reply or log in', async () => {
  const { user, firstReply, onDialog } = show({ session: guest, now: BEFORE });
  expect(screen.getByText('You are invited')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Click to login' }));
  expect(firstReply.sendReply).toHaveBeenCalledExactlyOnceWith('NOT_PLAYING');
  expect(onDialog).toHaveBeenCalledExactlyOnceWith({ kind: 'login' });
});

test('a signed-in player is not asked to log in', () => {
  show({ session: sam, now: BEFORE });
  expect(screen.getByRole('button', { name: 'Yes' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Click to login' })).toBeNull();
});

test('a reply is shown and can be changed', async () => {
  const { user, onDialog } = show({ session: sam, now: BEFORE, people: [aPlayerInstance()] });
  expect(screen.getByRole('status').textContent).toBe("You're in");
  await user.click(screen.getByRole('button', { name: 'Change reply' }));
  expect(onDialog).toHaveBeenCalledExactlyOnceWith({ kind: 'reply' });
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(onDialog).toHaveBeenLastCalledWith({ kind: 'calendar' });
});

test('a pending reply shows as sending, or as waiting when offline', () => {
  const people = [{ ...aPlayerInstance(), isPending: true }];
  show({ session: sam, now: BEFORE, people });
  expect(screen.getByRole('status').textContent).toBe('Sending…');
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ session: sam, now: BEFORE, people });
  expect(screen.getByRole('status').textContent).toBe('Waiting to send');
  vi.restoreAllMocks();
});

test('a player sees the name of their team when the teams are out', () => {
  const people = [aPlayerInstance({ team: 'TEAM_B' })];
  const teamsTold = { at: BEFORE, teamA: [], teamB: ['sam'] };
  show({ session: sam, now: BEFORE, instance: { teamBName: 'Bibs', teamsTold }, people });
  expect(screen.getByText("You're in", { selector: 'strong' }).textContent).toBe("You're in Bibs");
  cleanup();
  show({ session: sam, now: BEFORE, instance: { teamBName: 'Bibs' }, people });
  expect(screen.getByRole('link', { name: "Teams Teams aren't out yet" })).toBeTruthy();
  expect(screen.queryByText(/Bibs/)).toBeNull();
  cleanup();
  show({ session: olive, now: BEFORE, instance: { teamBName: 'Bibs' }, people });
  const draft = 'Teams Draft: only organisers see this Team A v Bibs';
  expect(screen.getByRole('link', { name: draft })).toBeTruthy();
});

test('invites that are due open the invites dialog', async () => {
  const { user, onInvites } = show({ session: olive, now: BEFORE });
  await user.click(await screen.findByRole('button', { name: /^Invites due!/ }));
  expect(onInvites).toHaveBeenCalledOnce();
});

test('an organiser sees one task list with the finished tasks collapsed', async () => {
  const people = ['olive', 'sam'].map((uid) => aPlayerInstance({ uid, team: 'TEAM_A' }));
  show({ session: olive, now: AFTER, people });
  await hrefOf(/^Pick winner!/);
  const tasks = () =>
    within(screen.getByRole('heading', { name: 'After the game' }).parentElement as HTMLElement)
      .getAllByText(/^(Pick|You've voted|Who turned up)/)
      .map(({ textContent }) => textContent);
  expect(tasks()).toEqual(['Pick winner!', 'Pick player-of-the-match!', 'Who turned up?']);
  expect(screen.queryByText(/^Done/)).toBeNull();
  cleanup();
  const instance = { isTurnoutMarked: true, winningTeam: 'DRAW' } as const;
  show({ session: olive, now: AFTER, instance, people, hasVoted: true });
  const collapsed = screen.getByText('Done (2)').closest('details');
  expect(collapsed?.open).toBe(false);
  expect(tasks()).toEqual(["You've voted. Change your votes", 'Who turned up?']);
  expect(within(collapsed as HTMLElement).getAllByText(/voted|turned up/)).toHaveLength(2);
});

test('the result and the teams lead to the teams screen', async () => {
  const instance = { winningTeam: 'TEAM_B', winningMargin: 2, teamBName: 'Bibs' } as const;
  const people = [aPlayerInstance({ team: 'TEAM_B' })];
  show({ session: sam, now: AFTER, instance, people });
  expect(await hrefOf(/^Bibs won by 2/)).toBe('/gi/first/teams');
  expect(await hrefOf(/^Teams/)).toBe('/gi/first/teams');
});

test('a yes after the teams are picked shows an organiser a warning with a link', async () => {
  const people = [
    aPlayerInstance({ uid: 'ana', team: 'TEAM_A' }),
    aPlayerInstance({ uid: 'ben', team: 'TEAM_B' }),
    aPlayerInstance({ uid: 'late', name: 'Late Lou' }),
  ];
  show({ session: olive, now: BEFORE, people });
  expect(await hrefOf(/^Teams need fixing Late Lou isn't in a team/)).toBe('/gi/first/teams');
  cleanup();
  show({ session: sam, now: BEFORE, people });
  expect(screen.queryByText(/isn't in a team/)).toBeNull();
});

describe('row about notifications', () => {
  const showRow = (session: SignedIn) => {
    const known = { list: [{ ...aPlayerInstance({ uid: 'sam' }), isPending: false }], scope: 'all' } as const;
    const view = toInstanceView(aGameInstance(), known, session, BEFORE);
    return renderScreen(<NotifyMeRow view={view} />);
  };

  test('asks a player once to confirm the email if the browser has no notifications', async () => {
    const { user } = showRow(sam);
    expect(await hrefOf(/^Confirm email$/)).toBe('/notifications/settings');
    await user.click(screen.getByRole('button', { name: 'No, thanks' }));
    cleanup();
    showRow(sam);
    expect(screen.queryByText("Get an email if it's cancelled?")).toBeNull();
  });

  test('names the home screen on an iPhone', async () => {
    localStorage.clear();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1',
    );
    showRow(sam);
    expect(screen.getByText(/add Fives to your home screen/)).toBeTruthy();
    expect(await hrefOf(/^How$/)).toBe('/notifications/settings');
  });
});
