import { expect, test } from 'vitest';
import { emulatorPorts, firebaseConfig } from './config.ts';

test('the app of the emulators belongs to their project, which is never a real one', () => {
  expect(firebaseConfig.projectId).toBe('demo-fives');
});

test('the emulators are as far from their usual ports as the page is from its own', () => {
  expect(emulatorPorts(5102)).toEqual({ auth: 9199, firestore: 8180, fcm: 9800 });
  expect(emulatorPorts(5273)).toEqual({ auth: 9199, firestore: 8180, fcm: 9800 });
});
