import { type GameInstance, paths } from '@fives/domain';
import { deleteField, doc, updateDoc } from 'firebase/firestore';
import { paired, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { AHEAD, aWorld, PLAYED } from './setup/world.ts';

interface Recording extends Write {
  readonly instance: Partial<GameInstance>;
  readonly lacking: readonly (keyof GameInstance)[];
}

const recording: Recording = {
  by: 'organiser',
  instance: PLAYED(),
  lacking: [],
  fields: { winningTeam: 'TEAM_A' },
};

async function record({ by, instance, lacking, fields }: Recording) {
  const { giId } = await aWorld({ instance, lacking });
  await updateDoc(doc(await as(by), paths.gameInstance(giId)), fields);
}

const WON = { ...PLAYED(), winningTeam: 'TEAM_A' } as const;

paired('picking the winner', record, {
  base: recording,
  fine: {
    'for team B': { fields: { winningTeam: 'TEAM_B' } },
    'as a draw': { fields: { winningTeam: 'DRAW' } },
    anew: { instance: { winningTeam: 'TEAM_B' } },
    'and the score in one go': { fields: { teamAGoals: 4, teamBGoals: 2 } },
  },
  wrong: {
    'by a player': { by: 'player' },
    'by a guest': { by: 'guest' },
    "by another game's organiser": { by: 'rival' },
    'without signing in': { by: 'visitor' },
    'before the start': { instance: AHEAD() },
    'when cancelled': { instance: { status: 'CANCELLED' } },
    'under an unknown name': { fields: { winningTeam: 'TEAM_C' } },
    'as nobody': { instance: { winningTeam: 'TEAM_A' }, fields: { winningTeam: null } },
    'as nothing': { fields: { winningTeam: deleteField() } },
    'against the goals that stand': { instance: { teamAGoals: 1, teamBGoals: 3, winningTeam: 'TEAM_B' } },
    'as a draw by a margin that stands': {
      instance: { winningMargin: 2, winningTeam: 'TEAM_B' },
      fields: { winningTeam: 'DRAW' },
    },
    'of an instance that does not tell its start': { lacking: ['startDateTime'] },
    'of an instance that does not tell its status': { lacking: ['status'] },
  },
});

paired('saving a margin', record, {
  base: { ...recording, instance: WON, fields: { winningMargin: 3 } },
  fine: {
    'of one': { fields: { winningMargin: 1 } },
    'of ninety-nine': { fields: { winningMargin: 99 } },
    'in place of goals': {
      instance: { teamAGoals: 5, teamBGoals: 2 },
      fields: { teamAGoals: null, teamBGoals: null },
    },
    'and taking it back': { instance: { winningMargin: 2 }, fields: { winningMargin: null } },
  },
  wrong: {
    'without a winner': { instance: { winningTeam: null } },
    'of a draw': { instance: { winningTeam: 'DRAW' } },
    'of nothing': { fields: { winningMargin: 0 } },
    'of a hundred': { fields: { winningMargin: 100 } },
    'of a half': { fields: { winningMargin: 1.5 } },
    'of NaN': { fields: { winningMargin: Number.NaN } },
    'of a word': { fields: { winningMargin: '3' } },
    'beside goals': { instance: { teamAGoals: 5, teamBGoals: 2 } },
    'beside the goals of team A': { fields: { teamAGoals: 0 } },
    'beside the goals of team B': { fields: { teamBGoals: 0 } },
    'before the start': { instance: AHEAD() },
    'when cancelled': { instance: { status: 'CANCELLED' } },
  },
});

paired('saving goals', record, {
  base: { ...recording, instance: WON, fields: { teamAGoals: 4, teamBGoals: 2 } },
  fine: {
    'of an instance from before one could say that there are none': { lacking: ['scoreDeclined'] },
    'of which one team has none': { fields: { teamAGoals: 1, teamBGoals: 0 } },
    'up to ninety-nine': { fields: { teamAGoals: 99, teamBGoals: 98 } },
    'of a draw': { instance: { winningTeam: 'DRAW' }, fields: { teamAGoals: 2 } },
    'of a draw without any': {
      instance: { winningTeam: 'DRAW' },
      fields: { teamAGoals: 0, teamBGoals: 0 },
    },
    'of a win of team B': { instance: { winningTeam: 'TEAM_B' }, fields: { teamBGoals: 5 } },
  },
  wrong: {
    'without a winner': { instance: { winningTeam: null } },
    'of one team only': { fields: { teamBGoals: undefined } },
    'of the other team only': { fields: { teamAGoals: undefined } },
    'that put the loser ahead': { fields: { teamBGoals: 5 } },
    'that make it a draw': { fields: { teamBGoals: 4 } },
    'that make a draw a win': { instance: { winningTeam: 'DRAW' } },
    'below nothing': { fields: { teamBGoals: -1 } },
    'beyond ninety-nine': { fields: { teamAGoals: 100 } },
    'by halves': { fields: { teamAGoals: 4.5 } },
    'without end': { fields: { teamAGoals: Number.POSITIVE_INFINITY } },
    'in words': { fields: { teamAGoals: '4' } },
    'beside a margin': { instance: { winningMargin: 2 } },
    'before the start': { instance: AHEAD() },
    'when cancelled': { instance: { status: 'CANCELLED' } },
  },
});

paired('saving goals of a win of team B', record, {
  base: {
    ...recording,
    instance: { ...PLAYED(), winningTeam: 'TEAM_B' },
    fields: { teamAGoals: 2, teamBGoals: 4 },
  },
  fine: { 'by ninety-nine to none': { fields: { teamAGoals: 0, teamBGoals: 99 } } },
  wrong: {
    'beyond ninety-nine': { fields: { teamBGoals: 100 } },
    'by halves': { fields: { teamBGoals: 4.5 } },
    'against less than nothing': { fields: { teamAGoals: -1 } },
    'that put team A ahead': { fields: { teamAGoals: 5 } },
  },
});

paired('saying that there is no score to come', record, {
  base: { ...recording, instance: WON, fields: { scoreDeclined: true } },
  fine: {
    'of a draw': { instance: { winningTeam: 'DRAW' } },
    'and taking it back': { instance: { scoreDeclined: true }, fields: { scoreDeclined: false } },
    'and entering one after all': {
      instance: { scoreDeclined: true },
      fields: { scoreDeclined: false, winningMargin: 2 },
    },
    'of an instance from before one could say so': { lacking: ['scoreDeclined'] },
  },
  wrong: {
    'by a player': { by: 'player' },
    'without a winner': { instance: { winningTeam: null } },
    'beside a margin': { instance: { winningMargin: 2 } },
    'beside goals': { instance: { teamAGoals: 5, teamBGoals: 2 } },
    'in words': { fields: { scoreDeclined: 'yes' } },
    'with null': { fields: { scoreDeclined: null } },
    'before the start': { instance: AHEAD() },
    'when cancelled': { instance: { status: 'CANCELLED' } },
  },
});
