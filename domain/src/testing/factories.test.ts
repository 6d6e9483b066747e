import { describe, expect, test } from 'vitest';
import { storedGameSchema } from '../game/game.schema.ts';
import { storedGameInstanceSchema } from '../instance/game-instance.schema.ts';
import { storedPlayerInstanceSchema } from '../instance/player-instance.schema.ts';
import { storedPlayerSchema } from '../player/player.schema.ts';
import { storedHistoryInstanceSchema } from '../stats/history.schema.ts';
import { aGame, aGameInstance, aHistoryInstance, aPlayer, aPlayerInstance } from './factories.ts';
import { frozen } from './frozen.ts';

describe('factory', () => {
  test('creates documents that match their schemas', () => {
    expect(storedPlayerSchema.parse(aPlayer())).toEqual(aPlayer());
    expect(storedGameSchema.parse(aGame())).toEqual(aGame());
    expect(storedGameInstanceSchema.parse(aGameInstance())).toEqual(aGameInstance());
    expect(storedPlayerInstanceSchema.parse(aPlayerInstance())).toEqual(aPlayerInstance());
    expect(storedHistoryInstanceSchema.parse(aHistoryInstance())).toEqual(aHistoryInstance());
  });

  test('derives fields from the overrides', () => {
    expect(aPlayer({ uid: 'ada' }).email).toBe('ada@example.com');
    expect(aGameInstance({ startDateTime: new Date(0) }).motmClosesAt).toEqual(new Date(86_400_000));
  });
});

test('frozen data cannot change at any depth', () => {
  const data = frozen({ list: [{ name: 'Sam' }], none: null });
  expect(() => Object.assign(data.list[0] ?? {}, { name: 'Max' })).toThrow(TypeError);
  expect(() => data.list.push({ name: 'Max' })).toThrow(TypeError);
});
