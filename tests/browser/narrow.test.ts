import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntilDrawn } from '../screens/wait-until-drawn.ts';
import { callApi } from '../support/api-client.ts';
import { joinAll } from '../support/games.ts';
import { signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser } from './browser.ts';
import { misfitsOf } from './narrow.ts';
import { aGame, playFirst, visitAs } from './visits.ts';

const TIMEOUT = 480_000;

/** A name of several words, and a name of one long word, which may break. */
const LONG_TEAM_NAMES = { teamAName: 'Bricklayers Arms Veterans', teamBName: 'Hallelujahchorusensemble' };

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test(
  'long names of people and teams are shown whole before and after a game',
  async () => {
    const [olive, ...people] = await Promise.all(
      ['Olive', 'Wolfeschlegelsteinhausen', 'Anna-Magdalena Lindqvist', 'Bo', 'Maximiliano de la Fuente'].map(
        signUp,
      ),
    );
    if (!olive) throw new Error('No organiser');
    const game = await aGame(olive, { gameName: 'Thursday Night Football' });
    await joinAll(game.giId, [olive, ...people]);
    const next = await playFirst(game, [olive, ...people]);
    for (const giId of [game.giId, next])
      await callApi('setTeamLooks', { params: { giId }, body: LONG_TEAM_NAMES }, olive);
    await callApi('pickFairTeams', { params: { giId: next } }, olive);
    const { page, errors } = await visitAs(browser, olive, '/');
    const screens = [
      { name: 'instance', path: `/gi/${next}` },
      { name: 'teams', path: `/gi/${next}/teams` },
      { name: 'result', path: `/gi/${game.giId}/teams` },
      { name: 'game', path: `/game/${game.gameId}` },
      { name: 'leaderboard', path: `/game/${game.gameId}/stat?stat=leaderboard` },
      { name: 'form', path: `/game/${game.gameId}/stat?stat=form` },
      { name: 'stats', path: `/game/${game.gameId}/stats` },
    ];
    expect(await misfitsOn(page, screens)).toEqual([]);
    expect(errors).toEqual([]);
  },
  TIMEOUT,
);

async function misfitsOn(page: Page, screens: readonly { name: string; path: string }[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path } of screens) {
    await page.goto(`${fivesUrl()}${path}`);
    await waitUntilDrawn(page);
    // A redirect would show another screen.
    expect(page.url()).toBe(`${fivesUrl()}${path}`);
    found.push(...(await misfitsOf(page, name)));
  }
  return found;
}
