import type { Page } from 'playwright-core';
import type { ScreenIds, ViewerRole } from '../screens/screens.ts';

export interface OpenedDialog {
  readonly name: string;
  readonly path: string;
  readonly as: ViewerRole;
  readonly open: (page: Page) => Promise<void>;
}

const press = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
};

/** Returns the dialogs of all screens. Dialogs that change data are last. */
export function openedDialogs(ids: ScreenIds): readonly OpenedDialog[] {
  return [...visitorDialogs(ids), ...organiserDialogs(ids)];
}

function visitorDialogs({ giId }: ScreenIds): readonly OpenedDialog[] {
  const at = { path: `/gi/${giId}`, as: 'visitor' } as const;
  return [
    { name: "Can't make it?", ...at, open: (page) => press(page, 'No') },
    { name: 'Play as a guest or register', ...at, open: (page) => press(page, 'Yes') },
    {
      name: 'Play as a guest or register',
      ...at,
      open: async (page) => {
        await press(page, 'Yes');
        await page.getByRole('tab', { name: 'Register' }).click();
      },
    },
    { name: 'Login', ...at, open: (page) => press(page, 'Click to login') },
    { name: 'Invites', ...at, open: (page) => press(page, 'Invites') },
    {
      name: 'Forgotten password?',
      path: '/login',
      as: 'visitor',
      open: (page) => press(page, 'Forgotten password?'),
    },
  ];
}

function organiserDialogs({ giId, gameId, playedGiId, votingGiId }: ScreenIds): readonly OpenedDialog[] {
  const as = 'organiser';
  const instance = { path: `/gi/${giId}`, as } as const;
  const teams = { path: `/gi/${giId}/teams`, as } as const;
  const account = { path: '/account', as } as const;
  const settings = { path: `/game/${gameId}/settings`, as } as const;
  const people = { path: `/game/${gameId}/people`, as } as const;
  const table = { path: `/game/${gameId}/stats`, as } as const;
  const played = { path: `/gi/${playedGiId}`, as } as const;
  const result = { path: `/gi/${playedGiId}/teams`, as } as const;
  return [
    { name: 'Invites', ...instance, open: (page) => press(page, 'Invites') },
    { name: 'Kwame Mensah', ...instance, open: openPerson('Kwame Mensah') },
    { name: 'Will you be playing?', ...instance, open: openPerson('Priya Raman') },
    { name: 'Priya Raman', ...instance, open: (page) => press(page, 'Menu') },
    { name: 'Add a player', ...instance, open: (page) => press(page, 'Add a player') },
    { name: 'Paste a list', ...instance, open: (page) => press(page, 'Add a player', 'Paste a list') },
    { name: 'Paste a list', ...instance, open: checkList },
    { name: 'Pick teams', ...teams, open: (page) => press(page, 'Pick teams') },
    {
      name: 'Ratings and rules',
      ...teams,
      open: (page) => press(page, 'Pick teams', 'Ratings and rules'),
    },
    { name: 'Kwame Mensah', ...teams, open: openPerson('Kwame Mensah') },
    { name: 'Edit Team', ...teams, open: (page) => press(page, 'Edit Team A') },
    { name: 'Pick winner!', ...result, open: (page) => press(page, 'Change result') },
    { name: 'Who turned up?', ...played, open: pressTurnout },
    { name: 'Ask players to rate', ...people, open: (page) => press(page, 'Ask players to rate') },
    { name: 'Kwame Mensah', ...people, open: (page) => press(page, 'Manage Kwame Mensah') },
    { name: "Who's paid", ...played, open: pressCost },
    {
      name: 'What did it cost?',
      ...played,
      open: async (page) => {
        await pressCost(page);
        await press(page, 'Edit cost');
      },
    },
    {
      name: 'Cancel this game?',
      path: `/gi/${giId}/edit`,
      as,
      open: (page) => press(page, 'Cancel this game'),
    },
    { name: 'Skip next week?', ...settings, open: (page) => press(page, 'Skip next week') },
    { name: 'Pause the game', ...settings, open: (page) => press(page, 'Pause until…') },
    {
      name: 'Start a new season',
      ...table,
      open: (page) => press(page, 'Start a new season'),
    },
    {
      name: 'Change the points',
      ...table,
      open: (page) => press(page, 'Change the points'),
    },
    {
      name: 'Which games move?',
      path: `/gi/${giId}/edit`,
      as,
      open: async (page) => {
        await page.getByLabel('Location').fill('Hackney Marshes');
        await press(page, 'Update Game');
      },
    },
    {
      name: 'Invalid Selection',
      path: `/gi/${votingGiId}/pick-motm`,
      as,
      open: (page) => page.getByRole('checkbox', { name: 'Priya Raman' }).click(),
    },
    {
      name: 'Delete your account?',
      ...account,
      open: (page) => press(page, 'Delete account'),
    },
    {
      name: 'Get a calendar link',
      ...account,
      open: (page) => press(page, 'Get calendar link'),
    },
    {
      name: 'Your calendar link',
      ...account,
      open: (page) => press(page, 'Get calendar link', 'Get the link'),
    },
    { name: 'Replace your calendar link?', ...account, open: (page) => press(page, 'Get new link') },
    { name: 'Turn off your calendar link?', ...account, open: (page) => press(page, 'Turn off link') },
    {
      name: 'Enter Score',
      ...result,
      open: async (page) => {
        await press(page, 'Change result');
        await page.getByRole('button', { name: 'Draw' }).click();
      },
    },
    { name: 'Undo this import?', path: `/game/${gameId}/import`, as, open: importResults },
  ];
}

async function checkList(page: Page): Promise<void> {
  await press(page, 'Add a player', 'Paste a list');
  await page
    .getByLabel('List from your chat')
    .fill('1. Priya\n2. Kwame Mensah\n3. Bo +1\nOut: Cid\nNew bibs?');
  await press(page, 'Check list');
  await page.getByText(/^We found/).waitFor();
}

async function importResults(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your results' }).fill('13/03/2024 Xavi, Yuri 5-3 Zita, Quinn');
  await press(page, 'Check results', 'Import 1 game', 'Undo import');
}

const pressCost = (page: Page) => page.getByRole('button', { name: /have paid/ }).click();

const pressTurnout = (page: Page) => page.getByRole('button', { name: /Who turned up\?/ }).click();

const openPerson = (name: string) => (page: Page) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
