import { type GameInstance, paths } from '@fives/domain';
import { doc, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { allowed, refused } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, UPCOMING } from './setup/world.ts';

const LOOKS = { teamAName: 'Bibs', teamBName: 'Colours', teamAColour: '#1A2b3C', teamBColour: '#ffffff' };

const SAME_COLOURS = { teamAColour: '#ABCDEF', teamBColour: '#ABCDEF' };

async function change(instance: Partial<GameInstance>, fields: Partial<GameInstance>) {
  const { giId } = await aWorld({ instance });
  await updateDoc(doc(await as('organiser'), paths.gameInstance(giId)), fields);
}

function changesOf(invalid: Partial<GameInstance>): [string, Partial<GameInstance>, Partial<GameInstance>][] {
  const upcoming = { ...UPCOMING(), ...invalid };
  const played = { ...PLAYED(), ...invalid, winningTeam: 'TEAM_A' } as const;
  const withGoals = { ...played, teamAGoals: 3, teamBGoals: 1 };
  return [
    ['the location', upcoming, { ownLocation: 'Hackney Marshes' }],
    ['the regular start', { ...upcoming, regularStart: hoursFromNow(2) }, { regularStart: null }],
    ['the start', upcoming, { startDateTime: hoursFromNow(99) }],
    ['the status', upcoming, { status: 'INVITES_SENT' }],
    ['the winner', played, { winningTeam: 'TEAM_B' }],
    ['the margin', played, { winningMargin: 2 }],
    ['the goals', played, { teamAGoals: 3, teamBGoals: 1 }],
    ['the goals of one team', withGoals, { teamAGoals: 4 }],
    ['the goals of the other team', withGoals, { teamBGoals: 0 }],
    ['the declined score', played, { scoreDeclined: true }],
  ];
}

// The server or other versions may have stored values that are invalid now.
describe('stored team name that is too long', () => {
  test.each(changesOf({ teamAName: 'a'.repeat(31) }))('leaves %s editable', (_, instance, fields) =>
    allowed(change(instance, fields)),
  );
});

// A write of a name and another field does not check that the stored colours differ.
describe('equal team colours', () => {
  test.each(changesOf(SAME_COLOURS))('leave a name and %s editable when stored', (_, instance, fields) =>
    allowed(change(instance, { ...fields, teamAName: 'Bibs' })),
  );
  test('cannot be chosen for one team', () =>
    refused(change({ teamAColour: '#ABCDEF' }, { teamBColour: '#abcdef' })));
  test('cannot be chosen for both teams', () => refused(change({}, SAME_COLOURS)));
  test('allow the teams to swap colours', () =>
    allowed(
      change(
        { teamAColour: '#ABCDEF', teamBColour: '#123456' },
        { teamAColour: '#123456', teamBColour: '#ABCDEF' },
      ),
    ));
});

describe('write that cancels a game', () => {
  test('may also change the team looks', () => allowed(change({}, { status: 'CANCELLED', ...LOOKS })));
  test('may give a reason and change the name of a team with the same colour', () =>
    allowed(change(SAME_COLOURS, { status: 'CANCELLED', cancelReason: 'Flooded', teamAName: 'Bibs' })));
  test('may also change the location', () =>
    allowed(change({}, { status: 'CANCELLED', ownLocation: 'Hackney Marshes' })));
});

describe('stored location that is too long', () => {
  const invalid = { ownLocation: 'l'.repeat(121) };
  test('leaves the start editable', () => allowed(change(invalid, { startDateTime: hoursFromNow(99) })));
  test('leaves the regular start editable', () =>
    allowed(change({ ...invalid, regularStart: hoursFromNow(2) }, { regularStart: null })));
});

describe('stored cancel reason of a game that is not cancelled', () => {
  const invalid = { cancelReason: 'Flooded' };
  test('leaves the start editable', () => allowed(change(invalid, { startDateTime: hoursFromNow(99) })));
  test('leaves the regular start editable', () =>
    allowed(change({ ...invalid, regularStart: hoursFromNow(2) }, { regularStart: null })));
  test('leaves the location editable', () => allowed(change(invalid, { ownLocation: 'Hackney Marshes' })));
});

describe('stored start several years ahead', () => {
  test('leaves the location editable', () =>
    allowed(change({ startDateTime: hoursFromNow(30_000) }, { ownLocation: 'Hackney Marshes' })));
});

describe('stored margin of zero', () => {
  const invalid = { ...PLAYED(), winningTeam: 'TEAM_A', winningMargin: 0 } as const;
  test.each(Object.entries(LOOKS))('leaves %s editable', (field, look) =>
    allowed(change(invalid, { [field]: look })),
  );
});

describe('single team look', () => {
  test.each(Object.entries(LOOKS))('%s may change', (field, look) => allowed(change({}, { [field]: look })));
  test.each(Object.entries(LOOKS))('%s may not change in a cancelled game', (field, look) =>
    refused(change({ status: 'CANCELLED' }, { [field]: look })),
  );
});
