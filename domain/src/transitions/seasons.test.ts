import { describe, expect, test } from 'vitest';
import { startSeasonFormSchema } from '../game/game.forms.ts';
import { MAX_SEASONS } from '../limits.ts';
import { aGame } from '../testing/factories.ts';
import { renameSeason, startSeason } from './game.ts';
import { decide } from './transition.ts';

const NOW = new Date('2026-06-16T12:00:00Z');
const OLIVE = { uid: 'olive', isGuest: false };
const AUTUMN = { id: 'autumn', name: 'Autumn', from: new Date('2026-09-01T00:00:00Z') };
const game = aGame({ seasons: [AUTUMN] });
const outcome = (from: string, actor = OLIVE, state = game) => {
  const season = { id: 'new', name: 'New', from: new Date(from) };
  const { reason, fields } = decide(startSeason, state, actor, season, NOW);
  return reason ?? fields;
};
const reasonForFrom = (code: string) => ({ code, fields: ['from'] });

describe('starting a season', () => {
  test('appends the season for an organiser and is refused to others', () => {
    const season = { id: 'new', name: 'New', from: new Date('2027-01-01T00:00:00Z') };
    expect(outcome('2027-01-01T00:00:00Z')).toEqual({ seasons: [AUTUMN, season] });
    const ada = { uid: 'ada', isGuest: false };
    expect(outcome('2027-01-01T00:00:00Z', ada)).toEqual({ code: 'ORGANISER_ONLY' });
    expect(outcome('2027-01-01T00:00:00Z', { ...OLIVE, isGuest: true })).toEqual({ code: 'ORGANISER_ONLY' });
  });

  test('is refused at or before the start of another season', () => {
    expect(outcome('2026-08-31T00:00:00Z')).toEqual(reasonForFrom('SEASON_BEFORE_OTHER'));
    expect(outcome('2026-09-01T00:00:00Z')).toEqual(reasonForFrom('SEASON_BEFORE_OTHER'));
    expect(outcome('2026-09-01T00:00:00.001Z')).toHaveProperty('seasons');
  });

  test('is limited to dates from 2000 to two years ahead', () => {
    const withoutSeasons = aGame();
    expect(outcome('2000-01-01T00:00:00Z', OLIVE, withoutSeasons)).toHaveProperty('seasons');
    expect(outcome('1999-12-31T23:59:59Z', OLIVE, withoutSeasons)).toEqual(reasonForFrom('SEASON_TOO_FAR'));
    expect(outcome('2028-06-16T12:00:00Z', OLIVE, withoutSeasons)).toHaveProperty('seasons');
    expect(outcome('2028-06-16T12:00:00.001Z', OLIVE, withoutSeasons)).toEqual(
      reasonForFrom('SEASON_TOO_FAR'),
    );
  });

  test('is refused after fifty seasons', () => {
    const dateOf = (count: number) => new Date(Date.UTC(2020, 0, 1 + count));
    const seasons = Array.from({ length: MAX_SEASONS }, (_, at) => ({ ...AUTUMN, from: dateOf(at) }));
    const [full, almostFull] = [aGame({ seasons }), aGame({ seasons: seasons.slice(1) })];
    expect(outcome('2026-09-01T00:00:00Z', OLIVE, full)).toEqual({ code: 'SEASONS_ENOUGH' });
    expect(outcome('2026-09-01T00:00:00Z', OLIVE, almostFull)).toHaveProperty('seasons');
  });
});

describe('form of a season', () => {
  const check = (input: { name: string; from: string }) =>
    startSeasonFormSchema(game, () => NOW).safeParse(input);
  const messages = (input: { name: string; from: string }) =>
    check(input).error?.issues.map(({ path, message }) => [path[0], message]);

  test('reads a day as midnight in the time zone of the game', () => {
    expect(check({ name: ' Winter ', from: '2027-01-01' }).data).toEqual({
      name: 'Winter',
      from: new Date('2027-01-01T00:00:00Z'),
    });
    expect(check({ name: 'Summer', from: '2027-07-01' }).data?.from).toEqual(
      new Date('2027-06-30T23:00:00Z'),
    );
  });

  test('returns each error with its field', () => {
    expect(messages({ name: ' ', from: '' })).toEqual([
      ['name', 'Season name is required'],
      ['from', 'The first day is required'],
    ]);
    expect(messages({ name: 'x'.repeat(40), from: '2026-08-01' })).toEqual([
      ['from', "A season can't start before the last one did"],
    ]);
  });
});

describe('renaming a season', () => {
  const rename = (id: string, actor = OLIVE) => {
    const { reason, fields } = decide(renameSeason, game, actor, { id, name: 'Autumn 2026' }, NOW);
    return reason ?? fields;
  };

  test('changes only the name', () => {
    expect(rename('autumn')).toEqual({ seasons: [{ ...AUTUMN, name: 'Autumn 2026' }] });
  });

  test('is refused to players', () => {
    expect(rename('autumn', { uid: 'ada', isGuest: false })).toEqual({ code: 'ORGANISER_ONLY' });
  });

  test('is refused for an unknown season', () => {
    expect(rename('winter')).toEqual({ code: 'NO_SEASON' });
  });
});
