/** What a split is judged by besides the predicted goal difference. */
export interface Preset {
  readonly label: string;
  /** κ: weight of the doubt about the difference, against the difference itself. */
  readonly doubtWeight: number;
  /** γ: weight of pairs that are together too often, in squared units of luck. */
  readonly varietyWeight: number;
  /** Share of a pair's common games in the same team above which they are together too often. */
  readonly togetherLimit: number;
}

/**
 * Certainty and variety pull against each other: the surest way to even teams is to repeat those that were even.
 * 'fairest' does just that, 'mix-it-up' gives up most of the evenness for new pairings, 'balanced' keeps about three
 * quarters of it.
 */
export const PRESETS = {
  'mix-it-up': { label: 'Mix it up', doubtWeight: 0.05, varietyWeight: 0.36, togetherLimit: 0.5 },
  balanced: { label: 'Balanced', doubtWeight: 1, varietyWeight: 0.18, togetherLimit: 0.6 },
  fairest: { label: 'Fairest', doubtWeight: 1, varietyWeight: 0, togetherLimit: 1 },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = Object.keys(PRESETS) as [PresetName, ...PresetName[]];

export const DEFAULT_PRESET: PresetName = 'balanced';

/** How many other line-ups are offered beside the best. */
export const NUMBER_OF_ALTERNATIVES = 3;

export const CONFIDENCES = ['low', 'medium', 'high'] as const;
/** How well the strengths behind a forecast are known; luck on the day is not part of it. */
export type Confidence = (typeof CONFIDENCES)[number];
