export interface Preset {
  /** κ: weight of the variance of the strength difference, relative to the squared difference. */
  readonly uncertaintyWeight: number;
  /** γ: cost of pairs that are together too often, in squared units of luck. */
  readonly varietyWeight: number;
  /** Share of a pair's common games in one team, above which the pair has a cost. */
  readonly togetherLimit: number;
  /** Number of games in a row after which a pair is split. */
  readonly maxRun: number;
}

/**
 * Weights of evenness and variety. `fairest` may repeat teams. `mix-it-up` accepts less even teams for more variety.
 * `balanced` is between the two.
 */
export const PRESETS = {
  'mix-it-up': { uncertaintyWeight: 0.05, varietyWeight: 0.36, togetherLimit: 0.5, maxRun: 5 },
  balanced: { uncertaintyWeight: 1, varietyWeight: 0.144, togetherLimit: 0.6, maxRun: 5 },
  fairest: { uncertaintyWeight: 1, varietyWeight: 0, togetherLimit: 1, maxRun: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = Object.keys(PRESETS) as [PresetName, ...PresetName[]];

export const DEFAULT_PRESET: PresetName = 'balanced';

export const NUMBER_OF_ALTERNATIVES = 3;

export const CONFIDENCES = ['low', 'medium', 'high'] as const;
/** Certainty of the strengths behind a forecast. Excludes luck on the day. */
export type Confidence = (typeof CONFIDENCES)[number];
