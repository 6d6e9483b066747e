import { afterAll, beforeAll, describe } from 'vitest';
import { agreementOfStatesSuite } from './agreement-of-states.suite.ts';
import { agreementOfValuesSuite } from './agreement-of-values.suite.ts';
import { closedSuite } from './closed.suite.ts';
import { coverageSuite } from './coverage.suite.ts';
import { gameInstancesSuite } from './game-instances.suite.ts';
import { gamesSuite } from './games.suite.ts';
import { instancePlansSuite } from './instance-plans.suite.ts';
import { instanceResultsSuite } from './instance-results.suite.ts';
import { lineUpSuite } from './line-up.suite.ts';
import { motmBallotsSuite } from './motm-ballots.suite.ts';
import { notificationSettingsSuite } from './notification-settings.suite.ts';
import { notificationsSuite } from './notifications.suite.ts';
import { organiserNotesSuite } from './organiser-notes.suite.ts';
import { playerInstancesSuite } from './player-instances.suite.ts';
import { playersSuite } from './players.suite.ts';
import { pushTokensSuite } from './push-tokens.suite.ts';
import { collectCoverage } from './setup/coverage.ts';
import { theEnvironment } from './setup/environment.ts';
import { statsSuite } from './stats.suite.ts';
import { supportMessagesSuite } from './support-messages.suite.ts';

// One file runs them all, in the order of the rules, for their coverage is added up and judged at the end.
beforeAll(async () => {
  await theEnvironment();
});
afterAll(async () => {
  const { close } = await theEnvironment();
  await close();
});

const SUITES = {
  players: playersSuite,
  'push tokens': pushTokensSuite,
  notifications: notificationsSuite,
  'settings of notifications': notificationSettingsSuite,
  games: gamesSuite,
  stats: statsSuite,
  "organisers' notes": organiserNotesSuite,
  'game instances': gameInstancesSuite,
  'plans for an instance': instancePlansSuite,
  results: instanceResultsSuite,
  'player instances': playerInstancesSuite,
  'line-ups': lineUpSuite,
  'player of the match': motmBallotsSuite,
  'support messages': supportMessagesSuite,
  'everything else': closedSuite,
};

describe.each(Object.entries(SUITES))('%s', (_, suite) => {
  afterAll(collectCoverage);
  suite();
});

describe('coverage', coverageSuite);
describe('values at both doors', agreementOfValuesSuite);
describe('states at both doors', agreementOfStatesSuite);
