export const CONFIDENCES = ['low', 'medium', 'high'] as const;
/** How well the strengths behind a forecast are known; luck on the day is not part of it. */
export type Confidence = (typeof CONFIDENCES)[number];
