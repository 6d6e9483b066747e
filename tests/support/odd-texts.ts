import fc from 'fast-check';

const PARTS = [
  ...['a', 'é', 'e\u0301', '\u0301', '\u0344', '\u0958', '\uFB2C', '\u{1D160}', '\u1100\u1161\u11A8'],
  ...['\u200D', '\u202E', '\u2066', '\uFE0F', '\u00A0', '\u3164', '\uD83D\uDC69', '\u{E0041}', '\u{10FFFF}'],
];

export const anyOddText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
  // Texts at the length limits. Normalisation may make these texts longer than the limits.
  fc
    .tuple(fc.constantFrom(...PARTS), fc.constantFrom(30, 60, 80, 120))
    .map(([part, length]) => part.repeat(Math.floor(length / part.length))),
);
