import { type GameInstance, paths } from '@fives/domain';
import { deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { paired, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, hoursFromNow, PLAYED, startingIn } from './setup/world.ts';

const DAY = 24;
const CANCELLED = { status: 'CANCELLED' } as const;
const REGULAR = hoursFromNow(3 * DAY);

interface Planning extends Write {
  readonly instance: Partial<GameInstance>;
  readonly lacking?: readonly (keyof GameInstance)[];
}

const planning: Planning = {
  by: 'organiser',
  instance: {},
  fields: {},
};

async function plan({ by, instance, lacking = [], fields }: Planning) {
  const { giId } = await aWorld({ instance, lacking });
  await updateDoc(doc(await as(by), paths.gameInstance(giId)), fields);
}

const OTHERS = {
  'by a player': { by: 'player' },
  'by a guest': { by: 'guest' },
  'by an outsider': { by: 'outsider' },
  "by another game's organiser": { by: 'rival' },
  'without signing in': { by: 'visitor' },
} as const;

// Changes that an organiser may make before the start.
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
    'with a reason': { fields: { cancelReason: 'The pitch is flooded' } },
    'with the longest reason': { fields: { cancelReason: 'n'.repeat(200) } },
    'with no reason': { fields: { cancelReason: '' } },
    'with a reason where there was no place for one': {
      lacking: ['cancelReason'],
      fields: { cancelReason: 'The pitch is flooded' },
    },
    'without a reason where there was no place for one': { lacking: ['cancelReason'] },
    'with another reason than before': {
      instance: { ...CANCELLED, cancelReason: 'The pitch is flooded' },
      fields: { cancelReason: 'The pitch is frozen' },
    },
    'with the reason taken away': {
      instance: { ...CANCELLED, cancelReason: 'The pitch is flooded' },
      fields: { cancelReason: deleteField() },
    },
  },
  wrong: {
    ...OTHERS,
    'after the start': { instance: PLAYED() },
    'with a reason too long': { fields: { cancelReason: 'n'.repeat(201) } },
    'with a reason of two lines': { fields: { cancelReason: 'No\nball' } },
    'with null for a reason': { fields: { cancelReason: null } },
    'with a number for a reason': { fields: { cancelReason: 7 } },
    'with another reason after the start': {
      instance: { ...PLAYED(), ...CANCELLED, cancelReason: 'The pitch is flooded' },
      fields: { cancelReason: 'The pitch is frozen' },
    },
    'with the reason taken back after the start': {
      instance: { ...PLAYED(), ...CANCELLED, cancelReason: 'The pitch is flooded' },
      fields: { cancelReason: '' },
    },
  },
});

paired('bringing a game back', plan, {
  base: {
    ...planning,
    instance: { ...CANCELLED, cancelReason: 'The pitch is flooded' },
    fields: { status: 'CREATED', cancelReason: '' },
  },
  fine: {
    'that nobody gave a reason for': { instance: { cancelReason: '' }, fields: { cancelReason: undefined } },
    'of before one could give a reason': {
      lacking: ['cancelReason'],
      fields: { cancelReason: undefined },
    },
  },
  wrong: {
    ...OTHERS,
    'after the start': { instance: PLAYED() },
    'as invited': { fields: { status: 'INVITES_SENT' } },
    'with the reason why it was off': { fields: { cancelReason: undefined } },
    'with a reason of its own': { fields: { cancelReason: 'It thawed' } },
    'and moving it': { fields: { startDateTime: hoursFromNow(5 * DAY) } },
  },
});

paired('giving a reason', plan, {
  base: { ...planning, instance: CANCELLED, fields: { cancelReason: 'The pitch is flooded' } },
  wrong: {
    'for a game that is on': { instance: { status: 'CREATED' } },
    'for a game to which people are invited': { instance: { status: 'INVITES_SENT' } },
  },
});

paired('moving the start', plan, {
  base: { ...planning, fields: { startDateTime: hoursFromNow(5 * DAY) } },
  fine: {
    'by nearly two years': { fields: { startDateTime: inTwoYears(-DAY) } },
    closer: { fields: { startDateTime: hoursFromNow(1) } },
    'this week only': { instance: { startDateTime: REGULAR }, fields: { regularStart: REGULAR } },
    'this week only, once more': { instance: { regularStart: REGULAR } },
    'for all from here on, after this week alone': {
      instance: { regularStart: REGULAR },
      fields: { regularStart: null },
    },
    'back for all from here on, which leaves the start': {
      instance: { regularStart: REGULAR },
      fields: { startDateTime: undefined, regularStart: null },
    },
    'of before a week alone could be moved': { lacking: ['regularStart'] },
    'of before a week alone could be moved, this week only': {
      instance: { startDateTime: REGULAR },
      lacking: ['regularStart'],
      fields: { regularStart: REGULAR },
    },
    'with what is regular taken away': {
      instance: { regularStart: REGULAR },
      fields: { regularStart: deleteField() },
    },
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
    'away from a start that it never had': {
      instance: { startDateTime: REGULAR },
      fields: { regularStart: hoursFromNow(DAY) },
    },
    'away from a text': { fields: { regularStart: 'Tuesday' } },
    'after the start, leaving it and what is regular': {
      instance: { ...PLAYED(), regularStart: REGULAR },
      fields: { startDateTime: undefined, regularStart: null },
    },
    'into the past, to record a result at once': {
      fields: { startDateTime: hoursFromNow(-1), winningTeam: 'TEAM_A' },
    },
    'and recording a result': { fields: { winningTeam: 'TEAM_A' } },
  },
});

paired('playing elsewhere this week', plan, {
  base: { ...planning, fields: { ownLocation: 'Hackney Marshes' } },
  fine: {
    'where it was': { instance: { ownLocation: 'Hackney Marshes' }, fields: { ownLocation: '' } },
    'at the longest place': { fields: { ownLocation: 'l'.repeat(120) } },
    'of before a week could be': { lacking: ['ownLocation'] },
    'with the place taken away': {
      instance: { ownLocation: 'Hackney Marshes' },
      fields: { ownLocation: deleteField() },
    },
  },
  wrong: {
    ...OTHERS,
    'after the start': { instance: PLAYED() },
    'when cancelled': { instance: CANCELLED },
    'at a place too long': { fields: { ownLocation: 'l'.repeat(121) } },
    'at a place of two lines': { fields: { ownLocation: 'Hackney\nMarshes' } },
    'at a number': { fields: { ownLocation: 3 } },
    'at no place': { fields: { ownLocation: null } },
    'in the summary': { fields: { 'game.location': 'Hackney Marshes' } },
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

function inTwoYears(hours: number): Date {
  const then = hoursFromNow(hours);
  then.setUTCFullYear(then.getUTCFullYear() + 2);
  return then;
}
