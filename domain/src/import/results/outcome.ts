export const OUTCOMES = ['W', 'D', 'L'] as const;
export type Outcome = (typeof OUTCOMES)[number];
