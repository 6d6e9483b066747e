// @vitest-environment-options { "url": "https://fives.test/" }
import { ApiError, type GameInstance, type PlayerInstance, paths } from '@fives/domain';
import { A_KICK_OFF, aHistoryInstance } from '@fives/domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../testing/fakes.tsx';
import { A_REACH, AFTER, aWorld } from '../../testing/world.ts';

const TEAMS = '/gi/first/teams';

const instance = paths.gameInstance('first');
const entry = (uid: string) => paths.playerInstance('first', uid);
const notes = paths.organiserNotesOf('tuesday', 'olive');

const FOUR = {
  ana: { team: 'TEAM_A' },
  ben: { team: 'TEAM_A' },
  cem: { team: 'TEAM_B' },
  dee: { team: 'TEAM_B' },
} as const;
const TOLD = { at: A_KICK_OFF, teamA: ['ana', 'ben'], teamB: ['cem', 'dee'] };
const BEFORE = aHistoryInstance({
  ...{ giId: 'before', startDateTime: addDays(A_KICK_OFF, -7), winningTeam: 'TEAM_A' },
  ...{ teamA: ['ana', 'ben'], teamB: ['cem', 'dee'] },
});

function withTeams(
  people: Record<string, Partial<PlayerInstance>> = FOUR,
  changes: Partial<GameInstance> = {},
) {
  const world = aWorld({ people, game: { numberOfPlayers: 6 }, instance: changes });
  const names = Object.fromEntries(
    Object.keys(people).map((uid) => [uid, { name: uid, namedAt: A_KICK_OFF }]),
  );
  return { ...world, [paths.statsHistory('tuesday')]: { instances: [BEFORE], people: names } };
}

describe('picking teams', () => {
  const nobody = Object.fromEntries(Object.keys(FOUR).map((uid) => [uid, {}]));

  test('explains that fair teams need a result, and offers stars instead', async () => {
    const app = await openApp(TEAMS, { documents: aWorld({ people: nobody }) });
    app.api.answer('pickFairTeams', ApiError.because({ code: 'NO_RESULTS' }));
    await app.press('Pick teams');
    await app.press('Pick fair teams');
    await app.press('or give stars now');
    expect(await screen.findByText('Ratings and rules')).toBeTruthy();
  });

  test.each([
    ['Pick fair teams', 'pickFairTeams'],
    ['Pick random teams', 'pickRandomTeams'],
  ] as const)('asks the server: %s', async (button, call) => {
    const app = await openApp(TEAMS, { documents: withTeams(nobody) });
    await app.press('Pick teams');
    await app.pressRefused(button, call);
    await app.press(button);
    expect(await screen.findByText('Teams picked')).toBeTruthy();
    await app.waitForNoDialog();
    await app.waitForCall(call);
  });

  test('names the people whose rules contradict each other', async () => {
    const app = await openApp(TEAMS, { documents: withTeams(nobody) });
    app.api.answer(
      'pickFairTeams',
      ApiError.because({ code: 'CONDITIONS_CONTRADICT', players: ['ana', 'ben'] }),
    );
    await app.press('Pick teams');
    await app.press('Pick fair teams');
    const text = 'These rules contradict each other, so change one: ana, ben';
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('fair panel', () => {
  const panel = async () => within(await screen.findByRole('region', { name: 'How even are the teams?' }));

  test('shows an organiser the forecast and other teams', async () => {
    const app = await openApp(TEAMS, { documents: withTeams() });
    await app.press(/^How even are the teams\?/);
    expect((await panel()).getByText(/^Low confidence/)).toBeTruthy();
    await app.press('Other fair teams');
    await app.tap('Fairest');
    const shown = () => screen.findByText(/^Fair teams \d of \d: \d\d–\d\d$/);
    await shown();
    await app.press('Next teams');
    expect((await shown()).textContent).toMatch(/^Fair teams 2/);
    app.api.answer('pickFairTeams', {});
    await app.press('Use these teams');
    expect(await screen.findByText('Teams picked')).toBeTruthy();
    const body = { preset: 'fairest', alternative: 1 };
    expect(app.api.calls()).toMatchObject([{ name: 'pickFairTeams', body }]);
  });

  test('shows a player the forecast without controls and stars', async () => {
    const documents = withTeams(FOUR, { teamsTold: TOLD });
    const app = await openApp(TEAMS, { documents, uid: 'ana' });
    await app.press(/^How even are the teams\?/);
    expect((await panel()).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect((await panel()).getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByText(/stars/i)).toBeNull();
  });

  test('shows the prediction after the game', async () => {
    await openApp(TEAMS, { documents: withTeams(FOUR, { winningTeam: 'TEAM_A' }), uid: 'ana', now: AFTER });
    expect(await screen.findByRole('region', { name: 'Prediction' })).toBeTruthy();
  });

  test('saves stars, locks and pairs apart, and shows a contradiction', async () => {
    const app = await openApp(TEAMS, { documents: withTeams() });
    await app.press(/^How even are the teams\?/);
    await app.press('Other fair teams');
    await app.press('Ratings and rules');
    await app.press(/^ana/);
    app.database.refuseWrites();
    await app.tap('5 stars');
    expect(await screen.findByText("Couldn't save your ratings and rules")).toBeTruthy();
    app.database.acceptWrites();
    await app.tap('4 stars');
    await app.waitForStored(notes, { stars: { ana: 4 } });
    await app.user.click(await screen.findByRole('radio', { name: 'Team A' }));
    await app.tap('Keeper');
    await app.waitForStored(notes, { keepers: ['ana'] });
    await app.fill('Keep apart from', 'ben');
    await app.waitForStored(notes, { apart: ['ana ben'] });
    await app.press('All players');
    await app.press(/^ben/);
    await app.user.click(await screen.findByRole('radio', { name: 'Team A' }));
    await app.press('Close');
    const problem = /^These rules contradict each other, so change one: (ana, ben|ben, ana)$/;
    expect(await screen.findByText(problem)).toBeTruthy();
  });
});

describe('player sheet', () => {
  const changes = [
    [/^Move to Team B/, { ana: 'TEAM_B' }, 'ana moved', "Couldn't move ana"],
    [/^cem/, { ana: 'TEAM_B', cem: 'TEAM_A' }, 'ana and cem swapped', "Couldn't swap ana and cem"],
  ] as const;

  test.each(changes)('saves and undoes %s', async (button, teams, done, failure) => {
    const app = await openApp(TEAMS, { documents: withTeams() });
    const open = async () => {
      await app.press('ana');
      await screen.findByText('Swap with');
    };
    app.database.refuseWrites();
    await open();
    await app.press(button);
    expect(await screen.findByText(failure)).toBeTruthy();
    await app.waitForStored(entry('ana'), { team: 'TEAM_A' });
    app.database.acceptWrites();
    await app.waitForNoDialog();
    await open();
    await app.press(button);
    for (const [uid, team] of Object.entries(teams)) await app.waitForStored(entry(uid), { team });
    expect(await screen.findByText(done)).toBeTruthy();
    await app.press('Undo');
    await app.waitForStored(entry('ana'), { team: 'TEAM_A' });
  });

  test('marks a player as not playing', async () => {
    const app = await openApp(TEAMS, { documents: withTeams() });
    await app.press('ana');
    await app.press('Mark as not playing');
    await app.waitForStored(entry('ana'), { status: 'NOT_PLAYING', team: 'NO_TEAM' });
  });
});

test('the team sheet saves name and colour, and shows a refusal', async () => {
  const app = await openApp(TEAMS, { documents: withTeams() });
  const save = async () => {
    await app.press('Edit Team A');
    await app.fill('Team Name', 'Bibs');
    await app.tap('Black');
    await app.press('Save');
    await app.waitForNoDialog();
  };
  app.database.refuseWrites();
  await save();
  expect(await screen.findByText("Couldn't save the team")).toBeTruthy();
  app.database.acceptWrites();
  await save();
  await app.waitForStored(instance, { teamAName: 'Bibs', teamAColour: '#000000' });
});

test('players see the teams and can share them once they are told', async () => {
  const documents = withTeams();
  const app = await openApp(TEAMS, { documents, uid: 'ana' });
  expect(await screen.findByText("Teams aren't out yet")).toBeTruthy();
  for (const hidden of ['cem', 'Share', /^How even/]) expect(screen.queryByText(hidden)).toBeNull();
  act(() => app.database.put(instance, { ...documents[instance], teamsTold: TOLD }));
  expect(await screen.findByText('cem')).toBeTruthy();
  await app.press('Share');
  expect((await screen.findByRole('region', { name: 'Message' })).textContent).toContain('Team B: cem, dee');
  expect(screen.getByRole('button', { name: 'Share as image' })).toBeTruthy();
});

test('players are told their teams with one press', async () => {
  const app = await openApp(TEAMS, { documents: withTeams() });
  const [reached, unreached] = [[{ uid: 'ana', name: 'ana' }], [{ uid: 'ben', name: 'ben' }]];
  app.api.answer('getReach', { ...A_REACH, teams: { reached, unreached } });
  expect(await screen.findByText('Draft: only organisers see this')).toBeTruthy();
  await app.pressRefused('Tell the players', 'tellTeams');
  await app.press('Tell the players');
  expect(await screen.findByText('1 of 2 notified')).toBeTruthy();
  await app.waitForCall('tellTeams', { params: { giId: 'first' } });
  const told = { ...app.database.get(instance), teamsTold: TOLD };
  act(() => app.database.put(instance, told));
  expect(await screen.findByText('1 of 2 notified. Copy the text for the other one')).toBeTruthy();
  expect(screen.getByText(/Team A: ana, ben/)).toBeTruthy();
  act(() => app.database.put(instance, { ...told, teamAName: 'Bibs' }));
  expect(await screen.findByText(/Bibs: ana, ben/)).toBeTruthy();
});

describe('repair card', () => {
  const apply = /^Make th(is change|ese changes)$/;

  test('puts a late yes into a team', async () => {
    const app = await openApp(TEAMS, { documents: withTeams({ ...FOUR, eve: {} }) });
    expect(await screen.findByText("eve isn't in a team.")).toBeTruthy();
    app.database.refuseWrites();
    await app.press(apply);
    expect(await screen.findByText("Couldn't change the teams")).toBeTruthy();
    app.database.acceptWrites();
    await app.press(apply);
    expect(await screen.findByText('Teams changed')).toBeTruthy();
    await app.waitForStored(entry('eve'), { team: expect.stringMatching(/^TEAM_/) });
    await waitFor(() => expect(screen.queryByText("eve isn't in a team.")).toBeNull());
  });

  test('offers a move after drop-outs, and says when the offer is renewed', async () => {
    const out = { status: 'NOT_PLAYING', team: 'NO_TEAM' } as const;
    const six = { ...FOUR, eve: { team: 'TEAM_A' }, fay: { team: 'TEAM_B' } } as const;
    const teamsTold = { teamA: ['ana', 'ben', 'eve'], teamB: ['cem', 'dee', 'fay'] };
    const changes = { forecast: { ...teamsTold, chanceA: 0.5 }, teamsTold };
    const documents = withTeams({ ...six, cem: out, dee: out }, changes as never);
    const app = await openApp(TEAMS, { documents });
    expect(await screen.findByText(/^cem and dee are no longer playing\.$/)).toBeTruthy();
    const card = within(await screen.findByRole('region', { name: 'Suggested change' }));
    const steps = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual([expect.stringMatching(/^(ana|ben|eve) moves to Team B$/)]);
    expect(screen.getByText(/^Predicted \d\d–\d\d, now \d\d–\d\d: Team A against Team B/)).toBeTruthy();
    app.database.put(entry('cem'), { ...app.database.get(entry('cem')), status: 'PLAYING' });
    expect(await screen.findByText('The teams have changed, so this is a new suggestion.')).toBeTruthy();
  });
});

describe('half-time sheet', () => {
  const firstHalf = { teamA: ['ana', 'ben'], teamB: ['cem', 'dee'], teamAGoals: 6, teamBGoals: 1 };

  test('saves the goals of both teams', async () => {
    const app = await openApp(TEAMS, { documents: withTeams(), now: AFTER });
    await app.press('Enter half-time score');
    await app.fill('Team A goals', '6');
    await app.fill('Team B goals', '1');
    await app.pressRefused('Save half-time', 'setHalfTime');
    expect((await screen.findByLabelText<HTMLInputElement>('Team A goals')).value).toBe('6');
    await app.press('Save half-time');
    await app.waitForNoDialog();
    const body = { teamAGoals: 6, teamBGoals: 1 };
    await app.waitForCall('setHalfTime', { body });
  });

  test('removes half-time, which also offers a swap', async () => {
    const app = await openApp(TEAMS, { documents: withTeams(FOUR, { firstHalf }), now: AFTER });
    const text = /^6–1 at half-time\. Swap \w+ and \w+: chance to win \d\d–\d\d → \d\d–\d\d$/;
    expect(await screen.findByText(text)).toBeTruthy();
    await app.press('Change half-time');
    await app.pressRefused('Remove half-time', 'removeHalfTime');
    await app.press('Remove half-time');
    await app.waitForNoDialog();
    await app.waitForCall('removeHalfTime');
  });

  test('sets the lowest final score', async () => {
    const app = await openApp(TEAMS, { documents: withTeams(FOUR, { firstHalf }), now: AFTER });
    await app.press('Pick winner!');
    await app.fill('Team A goals', '5');
    await app.fill('Team B goals', '4');
    await app.press('Save result');
    expect(await screen.findByText("The final score can't be lower than at half-time")).toBeTruthy();
    await app.fill('Team A goals', '8');
    await app.press('Save result');
    await app.waitForStored(instance, { winningTeam: 'TEAM_A', teamAGoals: 8, teamBGoals: 4 });
  });
});
