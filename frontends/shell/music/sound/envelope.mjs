import { RATE, samples } from './rate.mjs';

/**
 * Fills a sound sample by sample.
 *
 * @param {number} seconds
 * @param {(time: number, index: number) => number} wave `time` in seconds
 */
export function synthesise(seconds, wave) {
  const sound = new Float32Array(samples(seconds));
  for (let index = 0; index < sound.length; index++) sound[index] = wave(index / RATE, index);
  return sound;
}

/**
 * Rises in `attack`, stays while the key is held, and falls in `release` seconds.
 *
 * @param {number} time
 * @param {number} held
 * @param {{ attack: number, release: number }} shape
 */
export function hold(time, held, { attack, release }) {
  const rise = Math.min(1, time / attack);
  return time < held ? rise : rise * Math.max(0, 1 - (time - held) / release);
}
