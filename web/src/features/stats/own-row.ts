/** What sets one's own row apart from the top three above it. */
export const AFTER_DIVIDER = {
  borderTopWidth: '2px',
  borderTopStyle: 'dashed',
  borderColor: 'border.emphasized',
} as const;
