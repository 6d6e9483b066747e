import { type GameInstance, paths } from '@fives/domain';
import { deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { paired, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, startingIn } from './setup/world.ts';

const DAY = 24;
const CANCELLED = { status: 'CANCELLED' } as const;

interface Planning extends Write {
  readonly instance: Partial<GameInstance>;
}

const planning: Planning = {
  by: 'organiser',
  instance: {},
  fields: {},
};

async function plan({ by, instance, fields }: Planning) {
  const { giId } = await aWorld({ instance });
  await updateDoc(doc(await as(by), paths.gameInstance(giId)), fields);
}

const OTHERS = {
  'by a player': { by: 'player' },
  'by a guest': { by: 'guest' },
  'by an outsider': { by: 'outsider' },
  "by another game's organiser": { by: 'rival' },
  'without signing in': { by: 'visitor' },
} as const;

// What an organiser may change of an instance before it is played.
paired('sending the invites', plan, {
  base: { ...planning, fields: { status: 'INVITES_SENT' } },
  fine: {
    'a second time, which changes nothing': { instance: { status: 'INVITES_SENT' } },
  },
  wrong: {
    ...OTHERS,
    'after the start': { instance: PLAYED() },
    'when cancelled': { instance: CANCELLED },
    'under an unknown name': { fields: { status: 'SENT' } },
    'with null': { fields: { status: null } },
    'with the status taken away': { fields: { status: deleteField() } },
    'and counting the replies': { fields: { counts: { playing: 99, notPlaying: 0, unanswered: 0 } } },
    'and adding members': { fields: { memberUids: ['organiser', 'rival'] } },
    'and awarding the player of the match': {
      fields: { motmAwarded: [{ uid: 'organiser', name: 'O', votes: 9 }] },
    },
    'and moving the end of the vote': { fields: { motmClosesAt: hoursFromNow(99) } },
    'and changing the summary': { fields: { 'game.name': 'Mine' } },
    'and handing over the organisation': { fields: { 'game.orgUid': 'player' } },
    'and moving it to another game': { fields: { gameId: 'other' } },
    'and putting off what is due': { fields: { 'dueAt.next': null } },
    'and calling something handled': { fields: { 'handled.motm': true } },
    'and making it no first game': { fields: { isFirstGame: false } },
    'and adding a field': { fields: { price: 5 } },
  },
});

paired('taking back the invites', plan, {
  base: { ...planning, instance: { status: 'INVITES_SENT' }, fields: { status: 'INVITES_SENT' } },
  wrong: { 'once they are out': { fields: { status: 'CREATED' } } },
});

paired('cancelling', plan, {
  base: { ...planning, fields: CANCELLED },
  fine: {
    'when the invites are out': { instance: { status: 'INVITES_SENT' } },
    'further ahead than one plans now': { instance: startingIn(3 * 365 * DAY) },
    'a second time, which changes nothing': { instance: CANCELLED },
  },
  wrong: { ...OTHERS, 'after the start': { instance: PLAYED() } },
});

paired('calling a game back to life', plan, {
  base: { ...planning, instance: CANCELLED, fields: CANCELLED },
  wrong: {
    'as new': { fields: { status: 'CREATED' } },
    'as invited': { fields: { status: 'INVITES_SENT' } },
  },
});

paired('moving the start', plan, {
  base: { ...planning, fields: { startDateTime: hoursFromNow(5 * DAY) } },
  fine: {
    'by nearly two years': { fields: { startDateTime: inTwoYears(-DAY) } },
    closer: { fields: { startDateTime: hoursFromNow(1) } },
  },
  wrong: {
    ...OTHERS,
    'after the start': { instance: PLAYED() },
    'when cancelled': { instance: CANCELLED },
    'into the past': { fields: { startDateTime: hoursFromNow(-1) } },
    'to this very moment': { fields: { startDateTime: serverTimestamp() } },
    'by more than two years': { fields: { startDateTime: inTwoYears(1) } },
    'to a text': { fields: { startDateTime: hoursFromNow(5).toISOString() } },
    'to a number': { fields: { startDateTime: hoursFromNow(5).getTime() } },
    'to nowhere': { fields: { startDateTime: null } },
    'into the past, to record a result at once': {
      fields: { startDateTime: hoursFromNow(-1), winningTeam: 'TEAM_A' },
    },
    'and recording a result': { fields: { winningTeam: 'TEAM_A' } },
  },
});

paired('dressing the teams', plan, {
  base: {
    ...planning,
    fields: { teamAName: 'Bibs', teamBName: 'Colours', teamAColour: '#1A2b3C', teamBColour: '#ffffff' },
  },
  fine: {
    'without names': { fields: { teamAName: '', teamBName: '' } },
    'with the longest names': { fields: { teamAName: 'a'.repeat(30), teamBName: 'b'.repeat(30) } },
    'by name alone, though both wear one colour': {
      instance: { teamAColour: '#ABCDEF', teamBColour: '#abcdef' },
      fields: { teamAColour: '#ABCDEF', teamBColour: '#abcdef' },
    },
    'after the start': { instance: PLAYED() },
    'after the result': { instance: { ...startingIn(-2), winningTeam: 'DRAW' } },
  },
  wrong: {
    ...OTHERS,
    'when cancelled': { instance: CANCELLED },
    'with the first name too long': { fields: { teamAName: 'a'.repeat(31) } },
    'with the second name too long': { fields: { teamBName: 'b'.repeat(31) } },
    'with a name that nobody can see': { fields: { teamAName: '\u200B' } },
    'with a name of two lines': { fields: { teamAName: 'Bi\nbs' } },
    'with a name of three lines': { fields: { teamAName: 'B\nib\ns' } },
    'with a number for a name': { fields: { teamBName: 7 } },
    'with a name taken away': { fields: { teamAName: deleteField() } },
    'in a short colour': { fields: { teamAColour: '#fff' } },
    'in a colour one digit short': { fields: { teamAColour: '#12345' } },
    'in a colour one digit long': { fields: { teamAColour: '#1234567' } },
    'in a colour of other digits': { fields: { teamBColour: '#12345g' } },
    'in a colour of words': { fields: { teamBColour: 'red;background:url(//x)' } },
    'in no colour': { fields: { teamBColour: null } },
    'in one colour': { fields: { teamAColour: '#FFFFFF' } },
    'in the colour that the other team wears': {
      instance: { teamBColour: '#ABCDEF' },
      fields: { teamAColour: '#abcdef', teamBColour: '#ABCDEF' },
    },
  },
});

/** Two years from now by the calendar, and so many hours. */
function inTwoYears(hours: number): Date {
  const then = hoursFromNow(hours);
  then.setUTCFullYear(then.getUTCFullYear() + 2);
  return then;
}
