import * as z from 'zod/mini';
import * as stored from '../lenient-schema.ts';
import { lineOfText, TEXT_LIMITS } from '../text.ts';

export const MAX_SEASONS = 50;

export const EARLIEST_SEASON_START = new Date('2000-01-01T00:00:00Z');

export const seasonNameSchema = lineOfText(TEXT_LIMITS.seasonName, 'Season name is required');

export const storedSeasonSchema = z.object({
  id: z.string(),
  name: stored.text(),
  /** Start of the season, inclusive. The season ends when the next season starts. */
  from: z.date(),
});
export type Season = z.infer<typeof storedSeasonSchema>;

export const storedChampionSchema = z.object({
  uid: z.string(),
  name: stored.text(),
  isGuest: stored.flag(false),
  points: stored.number(),
});
export type Champion = z.infer<typeof storedChampionSchema>;
