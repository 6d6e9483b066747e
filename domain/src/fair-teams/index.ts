export type { TeamsWithForecast } from './alternatives.ts';
export { chanceText, type Forecast, predictChance } from './chance.ts';
export { CONFIDENCES, type Confidence } from './confidence.ts';
export * from './fair-choice.schema.ts';
export * from './fairness.ts';
export * from './fairness-text.ts';
export * from './organiser-notes.schema.ts';
export * from './organiser-notes.ts';
export { type FairTeams, pickFairTeams } from './pick-fair-teams.ts';
export { toPlayedGames } from './played-games.ts';
export {
  DEFAULT_PRESET,
  NUMBER_OF_ALTERNATIVES,
  PRESET_NAMES,
  PRESETS,
  type Preset,
  type PresetName,
} from './presets.ts';
export { FairTeamsInputError, type ImpossibleBecause, ImpossibleTeamsError } from './problems.ts';
export { type Rating, rate } from './rating.ts';
export { reasonText } from './reason-text.ts';
export { type Reason, reasonsFor } from './reasons.ts';
export type { FairPlayer, FairTeamsRequest, PlayedGame } from './request.ts';
export * from './request-for.ts';
export { previewSwap, type SwapPreview } from './swap.ts';
