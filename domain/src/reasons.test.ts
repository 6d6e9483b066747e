import { describe, expect, test } from 'vitest';
import { ApiError, apiErrorSchema } from './api/api-error.ts';
import { MAX_YEARS_AHEAD, picksNeeded } from './limits.ts';
import { REASON_CODES, reasonText, refusalCode } from './reasons.ts';

describe('reason', () => {
  test.each(REASON_CODES)('%s has a sentence with an API error code', (code) => {
    expect(reasonText({ code })).toMatch(/^[A-Z]/);
    expect(['bad-input', 'forbidden', 'not-found', 'conflict']).toContain(refusalCode({ code }));
  });

  test('explains in one sentence that fair teams need results', () => {
    expect(reasonText({ code: 'NO_RESULTS' })).toBe(
      'Fair teams can be picked once players have played their first game and recorded stats.',
    );
  });

  test('puts numbers into its sentence', () => {
    expect(reasonText({ code: 'OTHER_NUMBER_OF_PICKS', needed: 1 })).toBe('Select 1 player');
    expect(reasonText({ code: 'OTHER_NUMBER_OF_PICKS', needed: 3 })).toBe('Select 3 players');
    expect(reasonText({ code: 'START_TOO_FAR' })).toContain(`${MAX_YEARS_AHEAD} years`);
  });

  test('keeps its sentence, fields and details through the API', () => {
    const error = ApiError.because({ code: 'SCORE_MISMATCH', fields: ['teamAGoals', 'teamBGoals'] });
    const message = 'The score does not match the result';
    expect(error.status).toBe(400);
    expect(error.toBody().error).toMatchObject({
      code: 'bad-input',
      message,
      fields: { teamAGoals: message, teamBGoals: message },
    });
    const body = ApiError.because({ code: 'TEAMS_UNEVEN', players: ['ada'] }).toBody();
    expect(apiErrorSchema.parse(body).error.reason).toEqual({ code: 'TEAMS_UNEVEN', players: ['ada'] });
    expect(body.error.code).toBe('conflict');
  });

  test('is undefined for an unknown code, but keeps the message', () => {
    const { error } = ApiError.because({ code: 'CANCELLED' }).toBody();
    const newer = apiErrorSchema.parse({ error: { ...error, reason: { code: 'OF_TOMORROW' } } });
    expect(newer.error).toEqual({ ...error, reason: undefined });
  });
});

test('a voter picks three players, or all others if fewer played', () => {
  expect([0, 1, 2, 3, 4, 5, 22].map(picksNeeded)).toEqual([0, 0, 1, 2, 3, 3, 3]);
});
