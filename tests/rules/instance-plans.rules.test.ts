import { deleteField, serverTimestamp } from 'firebase/firestore';
import { testCases } from './setup/expectations.ts';
import { hoursFromNow, PLAYED, startingIn } from './setup/world.ts';
import { type InstanceWrite, updateInstance } from './setup/writes.ts';

const DAY = 24;
const CANCELLED = { status: 'CANCELLED' } as const;
const REGULAR_START = hoursFromNow(3 * DAY);

const planWrite: InstanceWrite = { by: 'organiser', instance: {}, fields: {} };

testCases('sending the invites', updateInstance, {
  base: { ...planWrite, fields: { status: 'INVITES_SENT' } },
  allowed: {
    'when the invites are already sent': { instance: { status: 'INVITES_SENT' } },
  },
  refused: {
    'after the start': { instance: PLAYED() },
    'when cancelled': { instance: CANCELLED },
    'with an unknown status': { fields: { status: 'SENT' } },
    'with a null status': { fields: { status: null } },
    'with a removed status': { fields: { status: deleteField() } },
  },
});

testCases('setting the status after the invites', updateInstance, {
  base: { ...planWrite, instance: { status: 'INVITES_SENT' }, fields: { status: 'INVITES_SENT' } },
  refused: { 'with the status CREATED': { fields: { status: 'CREATED' } } },
});

testCases('cancelling', updateInstance, {
  base: { ...planWrite, fields: CANCELLED },
  allowed: {
    'after the invites': { instance: { status: 'INVITES_SENT' } },
    'with a team name and a location': { fields: { teamAName: 'Bibs', ownLocation: 'Hackney Marshes' } },
    'three years before the start': { instance: startingIn(3 * 365 * DAY) },
    'when already cancelled': { instance: CANCELLED },
    'with a reason': { fields: { cancelReason: 'The pitch is flooded' } },
    'with the longest reason': { fields: { cancelReason: 'n'.repeat(200) } },
    'with an empty reason': { fields: { cancelReason: '' } },
    'with a changed reason': {
      instance: { ...CANCELLED, cancelReason: 'The pitch is flooded' },
      fields: { cancelReason: 'The pitch is frozen' },
    },
    'with a removed reason': {
      instance: { ...CANCELLED, cancelReason: 'The pitch is flooded' },
      fields: { cancelReason: deleteField() },
    },
  },
  refused: {
    'after the start': { instance: PLAYED() },
    'with a reason that is too long': { fields: { cancelReason: 'n'.repeat(201) } },
    'with a null reason': { fields: { cancelReason: null } },
    'with a changed reason after the start': {
      instance: { ...PLAYED(), ...CANCELLED, cancelReason: 'The pitch is flooded' },
      fields: { cancelReason: 'The pitch is frozen' },
    },
    'with a cleared reason after the start': {
      instance: { ...PLAYED(), ...CANCELLED, cancelReason: 'The pitch is flooded' },
      fields: { cancelReason: '' },
    },
  },
});

testCases('putting an instance back on [R21]', updateInstance, {
  base: {
    ...planWrite,
    instance: { ...CANCELLED, cancelReason: 'The pitch is flooded' },
    fields: { status: 'CREATED', cancelReason: '' },
  },
  allowed: {
    'without a stored reason': { instance: { cancelReason: '' }, fields: { cancelReason: undefined } },
  },
  refused: {
    'after the start': { instance: PLAYED() },
    'with the status INVITES_SENT': { fields: { status: 'INVITES_SENT' } },
    'with the old reason': { fields: { cancelReason: undefined } },
    'with a new reason': { fields: { cancelReason: 'It thawed' } },
    'with another start': { fields: { startDateTime: hoursFromNow(5 * DAY) } },
    'with a location': { fields: { ownLocation: 'Hackney Marshes' } },
  },
});

testCases('setting the cancel reason', updateInstance, {
  base: { ...planWrite, instance: CANCELLED, fields: { cancelReason: 'The pitch is flooded' } },
  refused: {
    'for an instance that is on': { instance: { status: 'CREATED' } },
    'for an instance with sent invites': { instance: { status: 'INVITES_SENT' } },
  },
});

testCases('moving the start', updateInstance, {
  base: { ...planWrite, fields: { startDateTime: hoursFromNow(5 * DAY) } },
  allowed: {
    'by nearly two years': { fields: { startDateTime: inTwoYears(-DAY) } },
    'to an earlier time': { fields: { startDateTime: hoursFromNow(1) } },
    'for this week only': {
      instance: { startDateTime: REGULAR_START },
      fields: { regularStart: REGULAR_START },
    },
    'for this week a second time': { instance: { regularStart: REGULAR_START } },
    'for every later week after a one-week move': {
      instance: { regularStart: REGULAR_START },
      fields: { regularStart: null },
    },
    'with only a cleared regular start': {
      instance: { regularStart: REGULAR_START },
      fields: { startDateTime: undefined, regularStart: null },
    },
    'with a removed regular start': {
      instance: { regularStart: REGULAR_START },
      fields: { regularStart: deleteField() },
    },
  },
  refused: {
    'after the start': { instance: PLAYED() },
    'when cancelled': { instance: CANCELLED },
    'into the past': { fields: { startDateTime: hoursFromNow(-1) } },
    'to the current time': { fields: { startDateTime: serverTimestamp() } },
    'by more than two years': { fields: { startDateTime: inTwoYears(1) } },
    'to a text': { fields: { startDateTime: hoursFromNow(5).toISOString() } },
    'to a number': { fields: { startDateTime: hoursFromNow(5).getTime() } },
    'to null': { fields: { startDateTime: null } },
    'with a wrong regular start': {
      instance: { startDateTime: REGULAR_START },
      fields: { regularStart: hoursFromNow(DAY) },
    },
    'with a text as the regular start': { fields: { regularStart: 'Tuesday' } },
    'after the start with only a cleared regular start': {
      instance: { ...PLAYED(), regularStart: REGULAR_START },
      fields: { startDateTime: undefined, regularStart: null },
    },
    'into the past with a result': {
      fields: { startDateTime: hoursFromNow(-1), winningTeam: 'TEAM_A' },
    },
    'with a result': { fields: { winningTeam: 'TEAM_A' } },
  },
});

testCases('setting a location for one week', updateInstance, {
  base: { ...planWrite, fields: { ownLocation: 'Hackney Marshes' } },
  allowed: {
    'with an empty location': { instance: { ownLocation: 'Hackney Marshes' }, fields: { ownLocation: '' } },
    'with the longest location': { fields: { ownLocation: 'l'.repeat(120) } },
    'with a removed location': {
      instance: { ownLocation: 'Hackney Marshes' },
      fields: { ownLocation: deleteField() },
    },
  },
  refused: {
    'after the start': { instance: PLAYED() },
    'when cancelled': { instance: CANCELLED },
    'with a location that is too long': { fields: { ownLocation: 'l'.repeat(121) } },
    'with a null location': { fields: { ownLocation: null } },
  },
});

const LOOKS = { teamAName: 'Bibs', teamBName: 'Colours', teamAColour: '#1A2b3C', teamBColour: '#ffffff' };
const withoutLook = (name: string) => [`without a new ${name}`, { fields: { [name]: undefined } }] as const;

testCases('setting the team looks', updateInstance, {
  base: { ...planWrite, fields: LOOKS },
  allowed: {
    ...Object.fromEntries(Object.keys(LOOKS).map(withoutLook)),
    'with swapped colours': {
      instance: { teamAColour: '#ABCDEF', teamBColour: '#123456' },
      fields: { teamAColour: '#123456', teamBColour: '#ABCDEF' },
    },
    'with empty names': { fields: { teamAName: '', teamBName: '' } },
    'with the longest names': { fields: { teamAName: 'a'.repeat(30), teamBName: 'b'.repeat(30) } },
    'with unchanged stored colours that are equal': {
      instance: { teamAColour: '#ABCDEF', teamBColour: '#abcdef' },
      fields: { teamAColour: '#ABCDEF', teamBColour: '#abcdef' },
    },
    'after the start': { instance: PLAYED() },
    'after the result': { instance: { ...startingIn(-2), winningTeam: 'DRAW' } },
  },
  refused: {
    'when cancelled': { instance: CANCELLED },
    'with a team A name that is too long': { fields: { teamAName: 'a'.repeat(31) } },
    'with a team B name that is too long': { fields: { teamBName: 'b'.repeat(31) } },
    'with an invisible name': { fields: { teamAName: '\u200B' } },
    'with a name of two lines': { fields: { teamAName: 'Bi\nbs' } },
    'with a number as a name': { fields: { teamBName: 7 } },
    'with a removed name': { fields: { teamAName: deleteField() } },
    'with a colour of three digits': { fields: { teamAColour: '#fff' } },
    'with a colour of five digits': { fields: { teamAColour: '#12345' } },
    'with a colour of seven digits': { fields: { teamAColour: '#1234567' } },
    'with a colour that is not hexadecimal': { fields: { teamBColour: '#12345g' } },
    'with CSS code as a colour': { fields: { teamBColour: 'red;background:url(//x)' } },
    'with a null colour': { fields: { teamBColour: null } },
    'with the same colour for both teams': { fields: { teamAColour: '#FFFFFF' } },
    'with the stored colour of the other team': {
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
