export interface Preset {
  /** κ: weight of the uncertainty of the difference, relative to the difference. */
  readonly doubtWeight: number;
  /** γ: weight of pairs that are together too often, in squared units of luck. */
  readonly varietyWeight: number;
  readonly togetherLimit: number;
}

/**
 * Weights of evenness and variety. 'fairest' may repeat teams. 'mix-it-up' gives up evenness for new teams. 'balanced'
 * keeps three quarters of the evenness.
 */
export const PRESETS = {
  'mix-it-up': { doubtWeight: 0.05, varietyWeight: 0.36, togetherLimit: 0.5 },
  balanced: { doubtWeight: 1, varietyWeight: 0.18, togetherLimit: 0.6 },
  fairest: { doubtWeight: 1, varietyWeight: 0, togetherLimit: 1 },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = Object.keys(PRESETS) as [PresetName, ...PresetName[]];

export const DEFAULT_PRESET: PresetName = 'balanced';

export const NUMBER_OF_ALTERNATIVES = 3;

export const CONFIDENCES = ['low', 'medium', 'high'] as const;
/** Certainty of the strengths behind a forecast. Excludes luck on the day. */
export type Confidence = (typeof CONFIDENCES)[number];
