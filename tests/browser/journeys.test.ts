import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance, inHours, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { type Device, launchBrowser, openDevice } from './browser.ts';
import { layoutShift } from './layout-shift.ts';
import { signInOnDevice } from './signed-in.ts';
import { openInstance, waitForLivePool } from './steps.ts';
import { aGame } from './visits.ts';

type Role = 'visitor' | 'guest' | 'player' | 'organiser';

let browser: Browser;
let olive: Person;
let sam: Person;
let alex: Person;
let gus: Person;
let devices: Record<Role, Device>;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, sam, alex, gus] = await Promise.all([signUp('Olive'), signUp('Sam'), signUp('Alex'), guest('Gus')]);
  const openAs = async (person: Person | null) => {
    const device = await openDevice(browser);
    if (person) await signInOnDevice(device.page, person);
    return device;
  };
  devices = {
    visitor: await openAs(null),
    guest: await openAs(gus),
    player: await openAs(sam),
    organiser: await openAs(olive),
  };
});

afterAll(() => browser.close());

const CARDS = {
  'Pick winner!': (page: Page) => page.getByRole('link', { name: /Pick winner!/ }),
  'Pick player-of-the-match!': (page: Page) => page.getByRole('link', { name: /Pick player-of-the-match!/ }),
  'You are invited': (page: Page) => page.getByText('You are invited'),
  'Click to login': (page: Page) => page.getByRole('button', { name: 'Click to login' }),
  'Invites due!': (page: Page) => page.getByRole('button', { name: /Invites due!/ }),
  Result: (page: Page) => page.getByText('Result', { exact: true }),
  Teams: (page: Page) => page.getByRole('link', { name: /^Teams/ }),
  'Pick teams': (page: Page) => page.getByRole('link', { name: /^Pick teams/ }),
  'Change reply': (page: Page) => page.getByRole('button', { name: 'Change reply' }),
} as const;
type Card = keyof typeof CARDS;

async function cardsOn(page: Page): Promise<Card[]> {
  const names = Object.keys(CARDS) as Card[];
  const counts = await Promise.all(names.map((name) => CARDS[name](page).count()));
  return names.filter((_, at) => (counts[at] ?? 0) > 0);
}

async function expectCards(giId: string, expected: Partial<Record<Role, Card[]>>): Promise<void> {
  const roles = Object.keys(expected) as Role[];
  await Promise.all(roles.map((role) => openInstance(devices[role].page, giId)));
  // A device first shows its cached state.
  await expect
    .poll(async () => Object.fromEntries(await Promise.all(roles.map(roleWithCards))))
    .toEqual(expected);
}

const roleWithCards = async (role: Role) => [role, await cardsOn(devices[role].page)] as const;

const ALL_ROLES = ['visitor', 'guest', 'player', 'organiser'] as const;

describe.sequential('a first game', () => {
  let giId: string;
  let gameId: string;

  test('asks each role for its next step', async () => {
    ({ giId, gameId } = await aGame(olive, { numberOfPlayers: 4 }));
    await expectCards(giId, {
      visitor: ['You are invited', 'Click to login'],
      guest: ['You are invited', 'Click to login'],
      player: ['You are invited'],
      organiser: ['You are invited', 'Invites due!'],
    });
  });

  test('shows stats first to guests and invites first to others', async () => {
    expect(await tileTexts(devices.guest.page)).toEqual(['Stats', 'Invites']);
    expect(await tileTexts(devices.visitor.page)).toEqual(['Invites', 'Stats']);
    expect(await tileTexts(devices.organiser.page)).toEqual(['Invites', 'Stats']);
  });

  test('shows the automatic invites setting only to the organiser', async () => {
    for (const role of ['player', 'organiser'] as const) {
      const { page } = devices[role];
      await page.getByRole('button', { name: 'Invites', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Invites' });
      await dialog.getByRole('button', { name: 'Share invite' }).waitFor();
      expect(await dialog.getByText('Automatic invites').count()).toBe(role === 'organiser' ? 1 : 0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('links its organiser to the game page, the settings and the update form', async () => {
    const { page } = devices.organiser;
    await page.getByRole('button', { name: 'Organise Tuesday Fives' }).click();
    await page.getByRole('menuitem', { name: 'Game settings' }).waitFor();
    await page.getByRole('menuitem', { name: 'Update game' }).waitFor();
    await page.keyboard.press('Escape');
    for (const role of ['visitor', 'guest', 'player'] as const)
      expect(await devices[role].page.getByRole('button', { name: /^Organise/ }).count()).toBe(0);
    expect(await devices.player.page.getByRole('link', { name: 'game page' }).count()).toBe(0);
    await page.getByRole('link', { name: 'game page' }).click();
    await page.waitForURL(`${fivesUrl()}/game/${gameId}`);
  });

  test('shows the menu only to registered players and links the logo to home', async () => {
    for (const role of ALL_ROLES) {
      const hasMenu = role === 'player' || role === 'organiser';
      const { page } = devices[role];
      expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(hasMenu ? 1 : 0);
      for (const name of ['Login', 'Sign Up'])
        expect(await page.getByRole('link', { name, exact: true }).count()).toBe(hasMenu ? 0 : 1);
      const logo = page.getByRole('link', { name: 'Fives, home' });
      expect(await logo.getAttribute('href')).toBe(role === 'visitor' ? '/landing' : '/');
    }
    const { page } = devices.player;
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' }).or(page.getByRole('dialog', { name: 'Sam' }));
    expect(await menu.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(await menu.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/support');
    expect(await menu.getByRole('button', { name: 'Logout' }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  });

  test('closes a dialog by Escape, by its button and by going back', async () => {
    const { page } = devices.organiser;
    await page.getByRole('region', { name: 'Upcoming' }).getByRole('link').click();
    await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
    const closeActions = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      () => page.evaluate(() => history.back()),
    ];
    for (const opener of ['Invites', 'Menu']) {
      for (const close of closeActions) {
        await page.getByRole('button', { name: opener, exact: true }).click();
        await page.getByRole('dialog').waitFor();
        await close();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        // The app reverts the step back and then closes the dialog. The browser may change the address later.
        await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
      }
    }
    await page.getByRole('heading', { name: 'Player pool' }).waitFor();
    expect(await stored(paths.playerInstance(giId, olive.uid))).toMatchObject({ status: 'UNANSWERED' });
  });

  test('counts a double tap on a reply as one tap', async () => {
    const { page } = devices.player;
    await page.getByRole('button', { name: 'Yes', exact: true }).dblclick();
    await page.getByText("You're in", { exact: true }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await waitFor(async () =>
      expect(await stored(paths.playerInstance(giId, sam.uid))).toMatchObject({ status: 'PLAYING' }),
    );
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('lets the organiser reply for someone else', async () => {
    const { page } = devices.organiser;
    const dialog = page.getByRole('dialog', { name: 'Sam' });
    for (const [replyText, reply, status] of [
      ['Said yes', 'Not playing', 'NOT_PLAYING'],
      ['Said no', 'Playing', 'PLAYING'],
    ] as const) {
      await page.getByRole('listitem').getByRole('button', { name: /Sam/ }).click();
      await dialog.getByText(replyText).waitFor();
      await dialog.getByRole('button', { name: reply, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await waitFor(async () =>
        expect(await stored(paths.playerInstance(giId, sam.uid))).toMatchObject({ status }),
      );
    }
  });

  test('explains that fair teams need a result first', async () => {
    await joinAll(giId, [olive, alex]);
    await callApi(
      'joinAsGuest',
      { params: { giId }, body: { name: 'Gus', anonUid: gus.uid, status: 'PLAYING' } },
      gus,
    );
    const { page } = devices.organiser;
    await page.goto(`${fivesUrl()}/gi/${giId}/teams`);
    await page.getByRole('heading', { name: 'Teams', level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Pick teams' }).click();
    await page.getByRole('button', { name: 'Pick fair teams' }).click();
    await page
      .getByText('Fair teams can be picked once players have played their first game and recorded stats.')
      .waitFor();
    await page.getByRole('button', { name: 'Got it!' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('lets the organiser assign players by hand and mark one as not playing', async () => {
    const { page } = devices.organiser;
    await page.getByRole('button', { name: 'Pick teams' }).click();
    await page.getByRole('button', { name: 'Pick by hand' }).click();
    await page.getByText(/^Tap a bib to put a player/).waitFor();
    await page.getByRole('button', { name: 'Move Sam to Team A' }).click();
    await page.getByRole('button', { name: 'Move Alex to Team B' }).click();
    await page.getByRole('button', { name: 'Move Olive to Team A' }).click();
    await page.getByRole('button', { name: 'Change teams' }).waitFor();
    await page.getByRole('button', { name: 'Edit Team B' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Team' });
    await edit.getByLabel('Team Name').fill('Not this');
    await edit.getByText('Team Colour').waitFor();
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await edit.waitFor({ state: 'detached' });
    const expectOlivesEntry = (fields: object) =>
      waitFor(async () => expect(await stored(paths.playerInstance(giId, olive.uid))).toMatchObject(fields));
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    // The toast of an earlier move also has this button.
    await page.getByText('Olive moved').waitFor();
    await undo.click();
    await expectOlivesEntry({ status: 'PLAYING', team: 'NO_TEAM' });
    await page.getByRole('button', { name: 'Move Olive to Team A' }).click();
    const markAsNotPlaying = async () => {
      await page.getByRole('region', { name: 'Team A' }).getByRole('button', { name: 'Olive' }).click();
      await page.getByRole('button', { name: 'Mark as not playing' }).click();
      await expectOlivesEntry({ status: 'NOT_PLAYING', team: 'NO_TEAM' });
    };
    await markAsNotPlaying();
    await page.getByText('Olive marked as not playing').waitFor();
    await undo.click();
    await expectOlivesEntry({ status: 'PLAYING', team: 'TEAM_A' });
    await markAsNotPlaying();
    expect(await stored(paths.playerInstance(giId, sam.uid))).toMatchObject({
      status: 'PLAYING',
      team: 'TEAM_A',
    });
    expect(await page.getByRole('button', { name: 'Pick winner!' }).count()).toBe(0);
  });

  test('shows its teams to players, who cannot change them', async () => {
    await expectCards(giId, {
      visitor: ['You are invited', 'Click to login'],
      guest: ['Teams', 'Change reply'],
      player: ['Teams', 'Change reply'],
      organiser: ['Invites due!', 'Teams', 'Change reply'],
    });
    const { page } = devices.player;
    await page.getByRole('link', { name: /^Teams/ }).click();
    await page.getByRole('button', { name: 'Share' }).waitFor();
    for (const name of [/Pick teams|Change teams/, /^Edit/, /^Move/, 'Pick winner!'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page.getByRole('link', { name: 'to game' }).click();
    await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  });

  test('asks the organiser for a winner and players for votes after the start', async () => {
    await kickOff(giId);
    await expectCards(giId, {
      visitor: [],
      guest: ['Teams'],
      player: ['Pick player-of-the-match!', 'Teams'],
      organiser: ['Pick winner!', 'Teams'],
    });
    const { page } = devices.organiser;
    await page.getByRole('button', { name: 'Invites' }).click();
    await page.getByText('Cannot send invites - this game has been played').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('shows zeros as stats before any result', async () => {
    const { page } = devices.player;
    await page.goto(`${fivesUrl()}/game/${gameId}/stats`);
    await page.getByText('No stats yet. They start with the first result.').waitFor();
    const table = page.getByRole('table', { name: 'Leaderboard' });
    expect(await table.getByRole('row').filter({ hasText: 'Sam' }).getByRole('cell').last().innerText()).toBe(
      '0',
    );
    await page.getByRole('link', { name: 'show all Games won' }).click();
    await page.getByRole('heading', { name: 'Games won', level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe('?stat=numWins');
    await page.getByRole('link', { name: 'all stats' }).click();
    await page.waitForURL(`${fivesUrl()}/game/${gameId}/stats`);
  });

  test('counts a double tap on draw as one result without a score', async () => {
    const { page } = devices.organiser;
    await page.getByRole('link', { name: /Pick winner!/ }).click();
    const choices = page.getByRole('dialog', { name: 'Pick winner!' }).getByRole('button');
    // The content of the dialog loads after the dialog opens.
    await choices.nth(3).waitFor();
    expect((await choices.allInnerTexts()).slice(1, 4)).toEqual(['Team A', 'Team B', 'Draw']);
    await choices.nth(3).dblclick();
    const score = page.getByRole('dialog', { name: 'Enter Score' });
    await score.getByLabel('Team B goals').waitFor();
    expect(await score.getByLabel('Winning margin').count()).toBe(0);
    expect(await score.getByText('OR', { exact: true }).count()).toBe(0);
    await score.getByRole('button', { name: "Don't enter score" }).click();
    await score.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Result', level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: /Pick winner!|Change teams/ }).count()).toBe(0);
    await waitFor(async () =>
      expect(await stored(paths.gameInstance(giId))).toMatchObject({
        winningTeam: 'DRAW',
        winningMargin: null,
        teamAGoals: null,
      }),
    );
  });

  test('lets only its organiser change the result to a win by goals', async () => {
    const { page } = devices.organiser;
    await page.getByRole('button', { name: 'Change result' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pick winner!' });
    await dialog.getByText('OR', { exact: true }).waitFor();
    await dialog.getByLabel('Team A goals').fill('3');
    await dialog.getByLabel('Team B goals').fill('1');
    await dialog.getByRole('button', { name: 'Save result' }).click();
    await page.getByText('Team A 3–1 Team B').first().waitFor();
    await expectCards(giId, {
      visitor: ['Result'],
      guest: ['Result', 'Teams'],
      player: ['Pick player-of-the-match!', 'Result', 'Teams'],
      organiser: ['Result', 'Teams'],
    });
    await devices.player.page.getByRole('link', { name: /Team A 3–1 Team B/ }).click();
    await devices.player.page.getByRole('heading', { name: 'Result', level: 1 }).waitFor();
    expect(await devices.player.page.getByRole('button', { name: 'Change result' }).count()).toBe(0);
  });

  test('shows the player of the match and the leaderboard points', async () => {
    const motmAwarded = [{ uid: sam.uid, name: 'Sam', votes: 2 }];
    await database().doc(paths.gameInstance(giId)).update({ motmAwarded });
    const card = devices.player.page.getByRole('region', { name: 'Player of the match' });
    await card.getByText('Sam').waitFor();
    await card.getByText('5 leaderboard points awarded to winner(s)').waitFor();
    await expectCards(giId, { player: ['Result', 'Teams'] });
  });
});

test('a weekly game is listed as upcoming and played, and invites all in one tap', async () => {
  const { giId, gameId } = await aGame(olive, { gameName: 'Weekly Fives' });
  await joinAll(giId, [sam, alex]);
  await kickOff(giId);
  const next = await addInstance(gameId, [olive], 'UNANSWERED');
  await expectCards(next, { organiser: ['You are invited', 'Invites due!'] });
  const { page } = devices.organiser;
  const unreachedText = "No one will be notified, 2 can't be reached";
  await page.getByText(unreachedText, { exact: true }).waitFor();
  await page.getByRole('button', { name: /Invite all 2 players/ }).click();
  await page.getByText('Inviting all 2 players').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /Invite all 2 players/ }).click();
  expect(await stored(paths.gameInstance(next))).toMatchObject({ status: 'CREATED' });
  await waitFor(async () => {
    expect(await stored(paths.playerInstance(next, alex.uid))).toMatchObject({ status: 'UNANSWERED' });
    expect(await stored(paths.notification(sam.uid, `${next}_INVITE`))).toBeDefined();
  });
  await expectCards(next, { player: ['You are invited'], organiser: ['You are invited'] });
  await page.goto(fivesUrl());
  const card = (section: string) =>
    page.getByRole('region', { name: section }).getByRole('article').filter({ hasText: 'Weekly Fives' });
  await card('upcoming').waitFor();
  await card('played').getByText('pick winner').waitFor();
  await card('played').getByRole('button', { name: 'Organise Weekly Fives' }).waitFor();
});

test('a cancelled game has no action cards and shows that it is cancelled', async () => {
  const { giId } = await aGame(olive, { startDateTime: inHours(40) });
  await joinAll(giId, [sam]);
  await callApi('updateGameInstance', { params: { giId }, body: { status: 'CANCELLED' } }, olive);
  await expectCards(giId, { visitor: [], guest: [], player: [], organiser: [] });
  for (const role of ALL_ROLES)
    await devices[role].page.getByText('This game has been cancelled').first().waitFor();
  const { page } = devices.organiser;
  await page.goto(`${fivesUrl()}/gi/${giId}/teams`);
  await page.getByText('This game has been cancelled').waitFor();
  expect(await page.getByRole('button', { name: /Pick teams|Pick winner!|^Edit/ }).count()).toBe(0);
  await page.goto(fivesUrl());
  await page.getByText('game cancelled').first().waitFor();
});

test('the landing page button leads to the login, or home when signed in', async () => {
  for (const [role, path] of [
    ['visitor', '/login'],
    ['player', '/'],
  ] as const) {
    const { page } = devices[role];
    await page.goto(`${fivesUrl()}/landing`);
    await page.locator(`main a[href="${path}"]`).filter({ hasText: 'Get Started' }).waitFor();
  }
});

test('joining retries a server error once and shows an error if the retry fails', async () => {
  const { giId } = await aGame(olive);
  const { page } = await openDevice(browser);
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  const dialog = page.getByRole('dialog');
  const join = async () => {
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await dialog.getByRole('button', { name: 'Play as Guest' }).click();
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByLabel('Name', { exact: true }).fill('Gina');
    await dialog.getByRole('button', { name: 'Play as Guest' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  let requests = 0;
  await page.route('**/api/gi/*/guest', (route) => {
    requests += 1;
    return requests <= 3 ? route.fulfill({ status: 503, body: 'gone for a moment' }) : route.continue();
  });
  await join();
  await page.getByText(/^Couldn't save your reply/).waitFor();
  expect(requests).toBe(2);
  expect(await page.getByText("You're in", { exact: true }).count()).toBe(0);

  await join();
  await page.getByText("You're in", { exact: true }).waitFor();
  expect(requests).toBe(4);
});

test('a player logs in on the invite without leaving it', async () => {
  const { giId } = await aGame(olive);
  const { page, errors } = await openDevice(browser);
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await page.getByRole('button', { name: 'Click to login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByRole('button', { name: 'Login' }).click();
  for (const message of ['Email is required', 'Password is required'])
    await dialog.getByText(message).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Click to login' }).click();
  await dialog.getByLabel('Email').fill(sam.email);
  await dialog.getByLabel('Password', { exact: true }).fill(sam.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Click to login' }).waitFor({ state: 'detached' });
  await page.getByText('You are invited').waitFor();
  expect(page.url()).toBe(`${fivesUrl()}/gi/${giId}`);
  expect(errors).toEqual([]);
});

test('an instance page loads with almost no layout shift', async () => {
  const { giId, gameId } = await aGame(olive);
  const dailyStat = {
    type: 'BIGGEST_CLIMBER',
    text: 'Olive climbed by 3 places',
    playerId: olive.uid,
    name: 'Olive',
    value: 3,
    computedAt: new Date(),
  };
  await database().doc(paths.game(gameId)).update({ dailyStat });
  const { page } = devices.organiser;
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await waitForLivePool(page);
  await page.getByText('Olive climbed by 3 places').waitFor();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('a name with combining characters is stored in composed form', async () => {
  const { giId } = await aGame(olive);
  await database().doc(paths.player(alex.uid)).update({ name: 'Zoe\u0308' });
  const { page } = await openDevice(browser);
  await signInOnDevice(page, alex);
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await waitForLivePool(page);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByText("You're in", { exact: true }).waitFor();
  await waitFor(async () =>
    expect(await stored(paths.playerInstance(giId, alex.uid))).toMatchObject({ name: 'Zo\u00EB' }),
  );
});

test('the refused fair teams cause the only error on all devices', () => {
  const errors = Object.values(devices).flatMap((device) => device.errors);
  expect(errors).toEqual([expect.stringContaining('409 (Conflict)')]);
});

async function tileTexts(page: Page): Promise<string[]> {
  const tileElements = page
    .getByRole('button', { name: 'Invites', exact: true })
    .or(page.getByRole('link', { name: 'Stats' }));
  return (await tileElements.allInnerTexts()).map((text) => text.trim());
}
