const INVERSE_SQRT_TWO_PI = 0.3989422804014327;
/** Where the power series hands over to the continued fraction; both are exact to 14 digits there. */
const FAR_OUT = 2.5;

/** φ: how dense the standard normal distribution is at `x`. */
export function normalDensity(x: number): number {
  return INVERSE_SQRT_TWO_PI * Math.exp(-0.5 * x * x);
}

/**
 * Φ: the share of the standard normal distribution below `x`, from 0 to 1.
 * Near the middle by Marsaglia's series (Evaluating the Normal Distribution, J. Stat. Software 11(4), 2004).
 */
export function normalBelow(x: number): number {
  const above = shareAbove(Math.abs(x));
  return x < 0 ? above : 1 - above;
}

/**
 * φ(x) / Φ(x): how far the mean of a standard normal moves up, once it is known to lie above −x. The surer the news
 * was beforehand (large x), the nearer to 0; for hopeless odds it grows like −x and stays finite.
 */
export function surprise(x: number): number {
  return x < -FAR_OUT ? inverseMillsRatio(-x) : normalDensity(x) / normalBelow(x);
}

function shareAbove(x: number): number {
  return x < FAR_OUT ? 0.5 - normalDensity(x) * series(x) : normalDensity(x) / inverseMillsRatio(x);
}

/** x + x³/3 + x⁵/15 + x⁷/105 + … */
function series(x: number): number {
  let sum = x;
  let term = x;
  for (let odd = 3; term > sum * Number.EPSILON; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return sum;
}

/** φ(x) / (1 − Φ(x)) for large x, by Laplace's continued fraction x + 1/(x + 2/(x + 3/(x + …))). */
function inverseMillsRatio(x: number): number {
  let fraction = x;
  for (let level = 80; level >= 1; level--) fraction = x + level / fraction;
  return fraction;
}
