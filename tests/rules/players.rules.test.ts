import { paths } from '@fives/domain';
import { aPlayer } from '@fives/domain/testing';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { testCases, type Write } from './setup/expectations.ts';
import { as, emailOf } from './setup/people.ts';
import { remove, storeAll } from './setup/world.ts';

interface Registering extends Write {
  readonly uid: string;
}

const registering: Registering = {
  by: 'player',
  uid: 'player',
  fields: { name: 'Sam', email: emailOf('player'), createdAt: serverTimestamp() },
};

async function register({ by, uid, fields }: Registering) {
  await remove(paths.player(uid));
  await setDoc(doc(await as(by), paths.player(uid)), fields);
}

const renaming: Write = { by: 'player', fields: { name: 'Sammy' } };

async function rename({ by, fields }: Write) {
  await storeAll({ [paths.player('player')]: aPlayer({ email: emailOf('player') }) });
  await updateDoc(doc(await as(by), paths.player('player')), fields);
}

testCases('registering', register, {
  base: registering,
  allowed: { 'with a name of 60 characters': { fields: { name: 'n'.repeat(60) } } },
  refused: {
    'for another player': { uid: 'alex' },
    'as an anonymous guest': { by: 'guest', uid: 'guest' },
    'without a name': { fields: { name: undefined } },
    'with a name of spaces': { fields: { name: '   ' } },
    'with a name of 61 characters': { fields: { name: 'n'.repeat(61) } },
    'with a number as the name': { fields: { name: 7 } },
    "with another player's email": { fields: { email: 'alex@example.com' } },
    'without an email': { fields: { email: undefined } },
    'with a time from the client': { fields: { createdAt: new Date() } },
    'with a time in the future': { fields: { createdAt: new Date('2100-01-01') } },
  },
});

testCases('changing their own name', rename, {
  base: renaming,
  refused: {
    'to an empty name': { fields: { name: '' } },
  },
});
