import { expect, test } from 'vitest';
import { toFirebaseConfig } from './env.ts';

const REAL = {
  VITE_FIREBASE_PROJECT_ID: 'fives-live',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_AUTH_DOMAIN: 'fives-live.firebaseapp.com',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
};

test('the config contains the project of the build variables', () => {
  expect(toFirebaseConfig(REAL)).toMatchObject({ projectId: 'fives-live', apiKey: 'key' });
});

test('a missing variable throws an error with the name of the variable', () => {
  expect(() => toFirebaseConfig({ ...REAL, VITE_FIREBASE_API_KEY: '' })).toThrow('VITE_FIREBASE_API_KEY');
  expect(() => toFirebaseConfig({ MODE: 'production' })).toThrow('VITE_FIREBASE_PROJECT_ID');
});
