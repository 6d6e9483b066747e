import { type GameInstance, paths } from '@fives/domain';
import { doc, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { allowed, refused } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { AHEAD, aWorld, hoursFromNow, PLAYED } from './setup/world.ts';

const LOOKS = { teamAName: 'Bibs', teamBName: 'Colours', teamAColour: '#1A2b3C', teamBColour: '#ffffff' };

async function change(instance: Partial<GameInstance>, fields: Partial<GameInstance>) {
  const { giId } = await aWorld({ instance });
  await updateDoc(doc(await as('organiser'), paths.gameInstance(giId)), fields);
}

/** Changes of everything but the looks, each of an instance that looks as `odd` says. */
function changesOf(odd: Partial<GameInstance>): [string, Partial<GameInstance>, Partial<GameInstance>][] {
  const ahead = { ...AHEAD(), ...odd };
  const played = { ...PLAYED(), ...odd, winningTeam: 'TEAM_A' } as const;
  const withGoals = { ...played, teamAGoals: 3, teamBGoals: 1 };
  return [
    ['the start', ahead, { startDateTime: hoursFromNow(99) }],
    ['the status', ahead, { status: 'INVITES_SENT' }],
    ['the winner', played, { winningTeam: 'TEAM_B' }],
    ['the margin', played, { winningMargin: 2 }],
    ['the goals', played, { teamAGoals: 3, teamBGoals: 1 }],
    ['the goals of a team', withGoals, { teamAGoals: 4 }],
    ['the goals of the other', withGoals, { teamBGoals: 0 }],
    ['that no score will come', played, { scoreDeclined: true }],
  ];
}

// What one could not choose now, and an older version may have stored.
describe('a name too long that is stored', () => {
  test.each(changesOf({ teamAName: 'a'.repeat(31) }))('leaves %s to be changed', (_, instance, fields) =>
    allowed(change(instance, fields)),
  );
});

// A write of a name and another field does not check that the stored colours differ.
describe('one colour of both teams that is stored', () => {
  const odd = { teamAColour: '#ABCDEF', teamBColour: '#ABCDEF' };
  test.each(changesOf(odd))('leaves a name and %s to be changed', (_, instance, fields) =>
    allowed(change(instance, { ...fields, teamAName: 'Bibs' })),
  );
  test('is not chosen for one of them', () =>
    refused(change({ teamAColour: '#ABCDEF' }, { teamBColour: '#abcdef' })));
  test('is not chosen for both', () => refused(change({}, odd)));
  test('and they may change colours', () =>
    allowed(
      change(
        { teamAColour: '#ABCDEF', teamBColour: '#123456' },
        { teamAColour: '#123456', teamBColour: '#ABCDEF' },
      ),
    ));
});

test('a game is called off and its teams are dressed in one write', () =>
  allowed(change({}, { status: 'CANCELLED', ...LOOKS })));

describe('a margin of nothing that is stored', () => {
  const odd = { ...PLAYED(), winningTeam: 'TEAM_A', winningMargin: 0 } as const;
  test.each(Object.entries(LOOKS))('leaves %s to be changed', (field, look) =>
    allowed(change(odd, { [field]: look })),
  );
});

describe('each name and each colour by itself', () => {
  test.each(Object.entries(LOOKS))('%s is changed', (field, look) => allowed(change({}, { [field]: look })));
  test.each(Object.entries(LOOKS))('%s is not changed once the game is called off', (field, look) =>
    refused(change({ status: 'CANCELLED' }, { [field]: look })),
  );
});
