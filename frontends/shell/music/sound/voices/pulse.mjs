import { hold, synthesise } from '../envelope.mjs';
import { RATE } from '../rate.mjs';

/**
 * The tone of an old games console.
 *
 * @param {number} duty share of each period that is up; thinner ones sound sharper
 * @returns {import('./voice.d.ts').Voice}
 */
export const pulse = (duty) => (hertz, held) => {
  const step = hertz / RATE;
  let phase = 0;
  return synthesise(held + 0.03, (time) => {
    phase = (phase + step) % 1;
    const level = (phase < duty ? 1 : -1) + smooth(phase, step) - smooth((phase - duty + 1) % 1, step);
    return 0.3 * level * (0.55 + 0.45 * Math.exp(-9 * time)) * hold(time, held, { attack: 0.002, release: 0.03 });
  });
};

/**
 * What rounds the corner of a jump off, so that it holds nothing above what can be heard.
 *
 * @param {number} phase
 * @param {number} step
 */
function smooth(phase, step) {
  if (phase < step) return 2 * (phase / step) - (phase / step) ** 2 - 1;
  if (phase > 1 - step) return ((phase - 1) / step) ** 2 + 2 * ((phase - 1) / step) + 1;
  return 0;
}
