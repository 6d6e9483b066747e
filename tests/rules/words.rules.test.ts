import {
  INSTANCE_STATUSES,
  NOTIFICATION_KINDS,
  PLAIN_NOTICE,
  paths,
  TEAMS_AND_NONE,
  WINNING_TEAMS,
} from '@fives/domain';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { isAllowed } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, PLAYED } from './setup/world.ts';

/** Values of other lists, and values that no list has. */
const OTHER_VALUES = [
  ...['CREATED', 'UNANSWERED', 'NOT_PLAYING', 'TEAM_B', 'NO_TEAM', 'DRAW', 'REMINDER', PLAIN_NOTICE],
  ...['OTHER', 'TEAM_C', 'playing', ''],
];

const now = serverTimestamp();

type Writing = readonly [write: (value: string) => Promise<void>, allowedValues: readonly string[]];

const WRITINGS: Record<string, Writing> = {
  'a first reply': [
    async (status) => {
      const { giId } = await aWorld();
      const reply = { name: 'Otto', isGuest: false, status, team: 'NO_TEAM', repliedAt: now };
      await setDoc(doc(await as('outsider'), paths.playerInstance(giId, 'outsider')), reply);
    },
    ['PLAYING', 'NOT_PLAYING'],
  ],
  'the team of a first reply': [
    async (team) => {
      const { giId } = await aWorld();
      const reply = { name: 'Otto', isGuest: false, status: 'PLAYING', team, repliedAt: now };
      await setDoc(doc(await as('outsider'), paths.playerInstance(giId, 'outsider')), reply);
    },
    ['NO_TEAM'],
  ],
  'a later reply': [
    async (status) => {
      const { giId } = await aWorld({ people: { player: { status: 'UNANSWERED', repliedAt: null } } });
      await updateDoc(doc(await as('player'), paths.playerInstance(giId, 'player')), {
        status,
        repliedAt: now,
      });
    },
    ['PLAYING', 'NOT_PLAYING'],
  ],
  'a team': [
    async (team) => {
      const { giId } = await aWorld({ people: { player: { team: 'TEAM_A' } } });
      await updateDoc(doc(await as('organiser'), paths.playerInstance(giId, 'player')), { team });
    },
    // Includes the stored team, because an unchanged team is allowed.
    TEAMS_AND_NONE,
  ],
  'the winner': [
    async (winningTeam) => {
      const { giId } = await aWorld({ instance: PLAYED() });
      await updateDoc(doc(await as('organiser'), paths.gameInstance(giId)), { winningTeam });
    },
    WINNING_TEAMS,
  ],
  'the status of an instance': [
    async (status) => {
      const { giId } = await aWorld();
      await updateDoc(doc(await as('organiser'), paths.gameInstance(giId)), { status });
    },
    // Only the API sets NOT_PLAYED.
    INSTANCE_STATUSES.filter((status) => status !== 'NOT_PLAYED'),
  ],
  'a muted notification kind': [
    async (kind) => {
      await setDoc(doc(await as('player'), paths.notificationSettings('player')), { off: [kind] });
    },
    NOTIFICATION_KINDS,
  ],
};

// Tries every value, because other tests try only one wrong value.
test.each(Object.entries(WRITINGS))('%s is one of its allowed values', async (_, [write, allowedValues]) => {
  const values = [...new Set([...allowedValues, ...OTHER_VALUES])];
  const outcomes = await Promise.all(values.map((value) => isAllowed(write(value))));
  expect(values.filter((_, at) => outcomes[at])).toEqual(allowedValues);
});
