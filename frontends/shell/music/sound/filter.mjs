import { RATE } from './rate.mjs';

/**
 * Takes away what is higher than a frequency, softly.
 *
 * @param {number} hertz
 * @returns {(sample: number) => number}
 */
export function lowPass(hertz) {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let level = 0;
  return (sample) => (level += share * (sample - level));
}

/**
 * Takes away what is lower than a frequency, softly.
 *
 * @param {number} hertz
 * @returns {(sample: number) => number}
 */
export function highPass(hertz) {
  const low = lowPass(hertz);
  return (sample) => sample - low(sample);
}
