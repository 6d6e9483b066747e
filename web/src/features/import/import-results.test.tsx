// @vitest-environment-options { "url": "https://fives.test/" }
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/fakes.tsx';
import { BEFORE } from '../../testing/world.ts';

const IMPORT = '/game/tuesday/import';
const TEXT = '03/04/2025 Ann, Tom 5-3 Cid, Dee';
const NAMES = ['Ann', 'Cid', 'Dee'].map((name) => ({ name, uid: null, suggestions: [] }));
const FOUND = {
  games: [
    {
      ...{ line: 1, date: '2025-04-03', teamA: ['Ann', 'Tom'], teamB: ['Cid', 'Dee'] },
      ...{ winningTeam: 'TEAM_A', teamAGoals: 5, teamBGoals: 3 },
    },
  ],
  totals: [],
  people: [...NAMES, { name: 'Tom', uid: null, suggestions: [{ uid: 'tom', name: 'Tom Harris' }] }],
  unclear: [{ line: 2, text: 'Who brings the ball?', reason: 'NO_RESULT' }],
  dateOrder: 'DMY',
  duplicates: [],
  columns: [],
  rows: [],
  importId: null,
};
const AN_IMPORT = {
  ...{ _id: 'one', by: 'olive', createdAt: BEFORE.toISOString(), state: 'DONE' },
  ...{ games: 1, totals: 0, created: 1 },
};

const textbox = () => screen.findByLabelText<HTMLTextAreaElement>('Your results');

async function openImport(imports: readonly object[] = []) {
  const app = await openApp(IMPORT);
  app.api.answer('listImports', imports);
  await textbox();
  return app;
}

async function openPreview(changes: object) {
  const app = await openImport();
  app.api.answer('importResults', { ...FOUND, people: NAMES, ...changes });
  await app.fill('Your results', `${TEXT}\nWho brings the ball?`);
  await app.press('Check results');
  await screen.findByText('Check your results');
  return app;
}

test('a preview asks who a name is before it imports', async () => {
  const app = await openImport();
  await app.press('Check results');
  expect(await screen.findByText('Paste your results first')).toBeTruthy();
  await app.fill('Your results', TEXT);
  await app.press('Check results');
  expect(await screen.findByText(/^Can't reach Fives/)).toBeTruthy();
  expect((await textbox()).value).toBe(TEXT);
  app.api.answer('importResults', FOUND);
  await app.press('Check results');
  const summary = await screen.findByText('We found 1 game. Nothing is saved yet.');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getByText('Thu 3 Apr 2025: Ann, Tom v Cid, Dee, 5–3')).toBeTruthy();
  await app.press('Import 1 game');
  expect(await screen.findByText('Choose who Tom is')).toBeTruthy();
  const who = screen.getByLabelText('Who is Tom?');
  expect(document.activeElement).toBe(who);
  await app.user.selectOptions(who, 'Tom Harris');
  const people = [{ name: 'Tom', uid: 'tom' }];
  await app.waitForCall('importResults', { body: { text: TEXT, people, dryRun: true } });
  expect(screen.getByText('3 new people: Ann, Cid, Dee')).toBeTruthy();
  await app.pressRefused('Import 1 game', 'importResults');
  app.api.answer('importResults', { ...FOUND, importId: 'one' });
  app.api.answer('listImports', [AN_IMPORT]);
  await app.press('Import 1 game');
  expect(await screen.findByText('1 game imported')).toBeTruthy();
  await app.waitForCall('importResults', { body: { text: TEXT, people, duplicates: 'SKIP', dryRun: false } });
  expect((await textbox()).value).toBe('');
});

test('an odd row is corrected and read again', async () => {
  const app = await openPreview({});
  await app.fill('Line 2', '10/04/2025 Ann v Tom 1-0');
  await app.press('Read again');
  const text = `${TEXT}\n10/04/2025 Ann v Tom 1-0`;
  await app.waitForCall('importResults', { body: { text, dryRun: true } });
});

test('a column gets the meaning that the organiser chooses', async () => {
  const rows = [
    ['Date', ''],
    ['2026-03-12', 'Ann'],
  ];
  const app = await openPreview({ columns: ['DATE', 'NONE'], rows });
  expect(screen.getByText('Ann')).toBeTruthy();
  await app.user.selectOptions(screen.getByLabelText(/^Column 2/), 'Team A');
  await app.waitForCall('importResults', { body: { columns: ['DATE', 'TEAM_A'] } });
});

test('games that are already here are added again only if chosen', async () => {
  const app = await openPreview({ duplicates: [1] });
  expect(await screen.findByText("We found 1 game. There's nothing to add.")).toBeTruthy();
  expect(screen.queryByText(/^Import 1/)).toBeNull();
  await app.user.selectOptions(screen.getByLabelText(/^1 game already here/), 'Add again');
  await app.press('Import 1 game');
  await app.waitForCall('importResults', { body: { duplicates: 'ADD' } });
});

test('an unclear order of day and month must be chosen', async () => {
  const app = await openPreview({ dateOrder: 'UNCLEAR' });
  await app.press('Import 1 game');
  expect(await screen.findByText('Choose the order of day and month')).toBeTruthy();
  app.api.answer('importResults', { ...FOUND, people: NAMES, dateOrder: 'MDY' });
  await app.user.selectOptions(screen.getByLabelText('Which comes first in your dates?'), 'Month');
  await waitFor(() => expect(screen.queryByText('Choose the order of day and month')).toBeNull());
  await app.press('Import 1 game');
  await app.waitForCall('importResults', { body: { dateOrder: 'MDY', dryRun: false } });
});

test('an import is undone after a confirmation', async () => {
  const app = await openImport([AN_IMPORT]);
  const list = within(await screen.findByRole('region', { name: 'Your imports' }));
  expect(list.getByText('1 game imported')).toBeTruthy();
  expect(list.getByText(/^\d+ \w+ \d{4} by you$/)).toBeTruthy();
  await app.press('Undo import');
  await screen.findByText('This removes 1 game and updates the table. People without other games go too.');
  await app.pressRefused('Undo import', 'undoImport');
  app.api.answer('listImports', []);
  await app.press('Undo import');
  await waitFor(() => expect(screen.queryByText('Your imports')).toBeNull());
  await app.waitForCall('undoImport', { params: { gameId: 'tuesday', id: 'one' } });
});

test('a running import shows its progress until it is done', async () => {
  const running = { ...AN_IMPORT, state: 'RUNNING', games: 1000, created: 300 };
  const app = await openApp(IMPORT);
  app.api.answer('listImports', [running]);
  expect(await screen.findByText('300 of 1000 games imported')).toBeTruthy();
  app.api.answer('listImports', [{ ...running, created: 1000 }]);
  expect(await screen.findByText('Updating the table…')).toBeTruthy();
  app.api.answer('listImports', [{ ...running, state: 'UNDOING' }]);
  expect(await screen.findByText('Removing 1000 games…')).toBeTruthy();
});
