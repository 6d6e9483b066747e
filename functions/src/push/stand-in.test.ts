import { expect, test } from 'vitest';
import { standInAddress } from './stand-in.ts';

const env = { FIVES_FCM_STAND_IN: '127.0.0.1:9700', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };

test('pushes of a demo project on emulators go to the stand-in', () => {
  expect(standInAddress('demo-fives', env)).toEqual({ host: '127.0.0.1', port: 9700 });
});

test.each(['fives-live', 'my-demo-fives', 'fives-demo', 'Demo-fives', ''])(
  'pushes of the project %o never do, whatever the environment says',
  (projectId) => {
    expect(standInAddress(projectId, env)).toBeNull();
  },
);

test('pushes beside a real database never do, whatever the project is called', () => {
  expect(standInAddress('demo-fives', { FIVES_FCM_STAND_IN: env.FIVES_FCM_STAND_IN })).toBeNull();
});

test('without an address there is no stand-in', () => {
  expect(standInAddress('demo-fives', { FIRESTORE_EMULATOR_HOST: env.FIRESTORE_EMULATOR_HOST })).toBeNull();
});
