import { expect, test } from 'vitest';
import { emulatorPorts, toFirebaseConfig } from './env.ts';

const REAL = {
  VITE_FIREBASE_PROJECT_ID: 'fives-live',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_AUTH_DOMAIN: 'fives-live.firebaseapp.com',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
};

test('without settings the app belongs to the emulators', () => {
  expect(toFirebaseConfig({ MODE: 'production' }).projectId).toBe('demo-fives');
});

test('with all settings it belongs to the project they name', () => {
  expect(toFirebaseConfig(REAL)).toMatchObject({ projectId: 'fives-live', apiKey: 'key' });
});

test('a forgotten setting stops the app and is named', () => {
  expect(() => toFirebaseConfig({ ...REAL, VITE_FIREBASE_API_KEY: '' })).toThrow('VITE_FIREBASE_API_KEY');
});

test('the emulators are as far from their usual ports as the page is from its own', () => {
  expect(emulatorPorts('demo-fives', 5102)).toEqual({ auth: 9199, firestore: 8180, fcm: 9800 });
  expect(emulatorPorts('demo-fives', 5273)).toEqual({ auth: 9199, firestore: 8180, fcm: 9800 });
});

test('a real project has no emulators', () => {
  expect(emulatorPorts('fives-live', 443)).toBeNull();
});
