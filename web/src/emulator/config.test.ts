import { expect, test } from 'vitest';
import { emulatorPorts, firebaseConfig } from './config.ts';

test('the emulator app uses the demo project', () => {
  expect(firebaseConfig.projectId).toBe('demo-fives');
});

test('emulator ports have the same offset as the page', () => {
  expect(emulatorPorts(5102)).toEqual({ auth: 9199, firestore: 8180, fcm: 9800 });
  expect(emulatorPorts(5273)).toEqual({ auth: 9199, firestore: 8180, fcm: 9800 });
});
