/** What a split is judged by besides the predicted goal difference. */
export interface Preset {
  readonly label: string;
  /** κ: weight of what is not known about the difference, against what is. */
  readonly doubtWeight: number;
  /** γ: weight of pairs that are together too often, in squared units of chance. */
  readonly varietyWeight: number;
  /** Share of a pair's common games on the same side above which they are together too often. */
  readonly togetherLimit: number;
}

/**
 * Certainty and variety pull against each other: the surest way to even teams is to repeat those that were. 'fairest'
 * does just that, 'mix-it-up' gives most of it away for new faces, 'balanced' keeps about three quarters.
 */
export const PRESETS = {
  'mix-it-up': { label: 'Mix it up', doubtWeight: 0.05, varietyWeight: 0.36, togetherLimit: 0.5 },
  balanced: { label: 'Balanced', doubtWeight: 1, varietyWeight: 0.18, togetherLimit: 0.6 },
  fairest: { label: 'Fairest', doubtWeight: 1, varietyWeight: 0, togetherLimit: 1 },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = Object.keys(PRESETS) as [PresetName, ...PresetName[]];

export const DEFAULT_PRESET: PresetName = 'balanced';

/** How many other teams are offered beside the best. */
export const NUMBER_OF_ALTERNATIVES = 3;
