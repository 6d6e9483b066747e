import type { Page } from 'playwright-core';
import type { ScreenIds, ViewerRole } from '../screens/screens.ts';
import { kickOff } from '../support/database.ts';

export interface OpenedDialog {
  readonly name: string;
  readonly path: string;
  readonly as: ViewerRole;
  readonly open: (page: Page) => Promise<void>;
}

/** The buttons that open the dialog, one after the other. */
type Opener = readonly string[] | ((page: Page) => Promise<void>);
type Row = readonly [name: string, opener: Opener];

async function press(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
}

/** Returns the dialogs of all screens. Dialogs that change data are last. */
export function openedDialogs({ giId, gameId, playedGiId, votingGiId }: ScreenIds): readonly OpenedDialog[] {
  return [
    ...on('visitor', `/gi/${giId}`, [
      ["Can't make it?", ['No']],
      ['Play as a guest or register', ['Yes']],
      ['Play as a guest or register', openRegistration],
      ['Login', ['Click to login']],
      ['Invites', ['Invites']],
    ]),
    ...on('visitor', '/login', [['Forgotten password?', ['Forgotten password?']]]),
    ...on('organiser', `/gi/${giId}`, [
      ['Invites', ['Invites']],
      ['Kwame Mensah', openPerson('Kwame Mensah')],
      ['Will you be playing?', openPerson('Priya Raman')],
      ['Will you be playing?', openCondition],
      ['Priya Raman', ['Menu']],
      ['Add a player', ['Add a player']],
      ['Paste a list', ['Add a player', 'Paste a list']],
      ['Paste a list', checkList],
    ]),
    ...on('organiser', `/gi/${giId}/teams`, [
      ['Pick teams', ['Pick teams']],
      ['Ratings and rules', ['Pick teams', 'Ratings and rules']],
      ['Kwame Mensah', openPerson('Kwame Mensah')],
      ['Edit Team', ['Edit Team A']],
    ]),
    ...on('organiser', `/gi/${playedGiId}`, [
      ['Who turned up?', (page) => page.getByRole('button', { name: /Who turned up\?/ }).click()],
      ["Who's paid", openCost],
      ['What did it cost?', editCost],
    ]),
    ...on('organiser', `/game/${gameId}/people`, [
      ['Ask players to rate', ['Ask players to rate']],
      ['Kwame Mensah', ['Manage Kwame Mensah']],
    ]),
    ...on('organiser', `/gi/${giId}/edit`, [
      ['Cancel this game?', ['Cancel this game']],
      ['Which games move?', moveGames],
    ]),
    ...on('organiser', `/game/${gameId}/settings`, [
      ['Skip next week?', ['Skip next week']],
      ['Pause the game', ['Pause until…']],
    ]),
    ...on('organiser', `/game/${gameId}/stats`, [
      ['Start a new season', ['Start a new season']],
      ['Change the points', ['Change the points']],
    ]),
    ...on('organiser', `/gi/${votingGiId}/pick-motm`, [
      ['Invalid Selection', (page) => page.getByRole('checkbox', { name: 'Priya Raman' }).click()],
    ]),
    ...on('organiser', '/account', [
      ['Delete your account?', ['Delete account']],
      ['Get a calendar link', ['Get calendar link']],
      ['Your calendar link', ['Get calendar link', 'Get the link']],
      ['Replace your calendar link?', ['Get new link']],
      ['Turn off your calendar link?', ['Turn off link']],
    ]),
    ...on('organiser', `/gi/${playedGiId}/teams`, [
      ['Pick winner!', ['Change result']],
      ['Enter Score', ['Change result', 'Draw']],
    ]),
    ...on('organiser', `/game/${gameId}/import`, [['Undo this import?', importResults]]),
    ...on('organiser', `/gi/${giId}/teams`, [['Half-time', (page) => enterHalfTime(page, giId)]]),
  ];
}

function on(as: ViewerRole, path: string, rows: readonly Row[]): readonly OpenedDialog[] {
  return rows.map(([name, opener]) => ({
    name,
    path,
    as,
    open: typeof opener === 'function' ? opener : (page) => press(page, opener),
  }));
}

async function openRegistration(page: Page): Promise<void> {
  await press(page, ['Yes']);
  await page.getByRole('tab', { name: 'Register' }).click();
}

async function checkList(page: Page): Promise<void> {
  await press(page, ['Add a player', 'Paste a list']);
  const list = '1. Priya\n2. Kwame Mensah\n3. Bo +1\nOut: Cid\nNew bibs?';
  await page.getByLabel('List from your chat').fill(list);
  await press(page, ['Check list']);
  await page.getByText(/^We found/).waitFor();
}

async function moveGames(page: Page): Promise<void> {
  await page.getByLabel('Location').fill('Hackney Marshes');
  await press(page, ['Update Game']);
}

async function importResults(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your results' }).fill('13/03/2024 Xavi, Yuri 5-3 Zita, Quinn');
  await press(page, ['Check results', 'Import 1 game', 'Undo import']);
}

async function openCost(page: Page): Promise<void> {
  await page.getByRole('button', { name: /have paid/ }).click();
}

async function editCost(page: Page): Promise<void> {
  await openCost(page);
  await press(page, ['Edit cost']);
}

async function openCondition(page: Page): Promise<void> {
  await openPerson('Priya Raman')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, if…' }).click();
  await page.getByLabel('How many must play?').waitFor();
}

async function enterHalfTime(page: Page, giId: string): Promise<void> {
  await press(page, ['Pick teams', 'Pick random teams']);
  await page.getByRole('button', { name: 'Change teams' }).waitFor();
  await kickOff(giId);
  await press(page, ['Enter half-time score']);
}

function openPerson(name: string): (page: Page) => Promise<void> {
  const button = { name: new RegExp(name) };
  return (page) => page.getByRole('listitem').getByRole('button', button).first().click();
}
