import { expect, test } from 'vitest';
import { DOCUMENTS } from './documents.ts';
import { paths } from './paths.ts';

test('paths returns the path of each document', () => {
  expect(paths.player('u')).toBe('players/u');
  expect(paths.pushToken('u', 't')).toBe(`${paths.pushTokens('u')}/t`);
  expect(paths.notification('u', 'n')).toBe(`${paths.notifications('u')}/n`);
  expect(paths.notificationSettings('u')).toBe('players/u/settings/notifications');
  expect(paths.emailSettings('u')).toBe('players/u/settings/email');
  expect(paths.game('g')).toBe(`${paths.games()}/g`);
  expect(paths.statsTable('g')).toBe('games/g/stats/table');
  expect(paths.statsHistory('g')).toBe('games/g/stats/history');
  expect(paths.organiserNotesOf('g', 'u')).toBe(`${paths.organiserNotes('g')}/u`);
  expect(paths.otherStarsOf('g', 'u')).toBe(`${paths.otherStars('g')}/u`);
  expect(paths.gameInstance('gi')).toBe(`${paths.gameInstances()}/gi`);
  expect(paths.playerInstance('gi', 'u')).toBe(`${paths.playerInstances('gi')}/u`);
  expect(paths.motmBallot('gi', 'u')).toBe(`${paths.motmBallots('gi')}/u`);
  expect(paths.instanceJobsOf('gi')).toBe(`${paths.instanceJobs()}/gi`);
  expect(paths.migration('m')).toBe(`${paths.migrations()}/m`);
  expect(paths.supportMessage('m')).toBe(`${paths.supportMessages()}/m`);
  expect(paths.player('u')).toBe(`${paths.players()}/u`);
});

test('every document path has an even number of segments', () => {
  for (const { path } of Object.values(DOCUMENTS)) expect(path.split('/').length % 2, path).toBe(0);
});
