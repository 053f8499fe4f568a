/** @typedef {{ left: Float32Array, right: Float32Array }} Stereo */

/**
 * Silence to mix into.
 *
 * @param {number} length in samples
 * @returns {Stereo}
 */
export const silence = (length) => ({ left: new Float32Array(length), right: new Float32Array(length) });

/**
 * Adds a sound to a mix.
 *
 * @param {Stereo} mix
 * @param {Float32Array} sound
 * @param {{ at: number, gain: number, pan: number }} where `at` in samples; `pan` from -1, left, to 1
 */
export function add(mix, sound, { at, gain, pan }) {
  const angle = ((pan + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [gain * Math.cos(angle), gain * Math.sin(angle)];
  const end = Math.min(sound.length, mix.left.length - at);
  for (let index = 0; index < end; index++) {
    const sample = sound[index] ?? 0;
    mix.left[at + index] = (mix.left[at + index] ?? 0) + sample * toLeft;
    mix.right[at + index] = (mix.right[at + index] ?? 0) + sample * toRight;
  }
}

/**
 * Brings a mix to full loudness, and its end to silence.
 *
 * @param {Stereo} mix
 * @param {{ peak: number, fade: number }} options `fade` in samples
 */
export function master({ left, right }, { peak, fade }) {
  const loudest = Math.max(
    ...[left, right].map((channel) => channel.reduce((most, level) => Math.max(most, Math.abs(level)), 0)),
  );
  const gain = loudest > 0 ? peak / loudest : 1;
  for (const channel of [left, right]) {
    for (let index = 0; index < channel.length; index++) {
      channel[index] = (channel[index] ?? 0) * gain * Math.min(1, (channel.length - index) / fade);
    }
  }
}
