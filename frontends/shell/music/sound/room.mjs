import { samples } from './rate.mjs';

/** Delays of the walls that sound comes back from, in seconds; no two meet. */
const WALLS = [0.0297, 0.0371, 0.0411, 0.0437];

/**
 * Puts a mix into a room: what it holds comes back from the walls, softer each time.
 *
 * @param {import('./mix.mjs').Stereo} mix
 * @param {{ wet: number, decay: number }} room how much comes back, and how much of that again
 */
export function addRoom({ left, right }, { wet, decay }) {
  for (const [side, channel] of [left, right].entries()) {
    const dry = Float32Array.from(channel);
    for (const wall of WALLS) echo(channel, dry, samples(wall * (1 + 0.03 * side)), wet / WALLS.length, decay);
  }
}

/**
 * @param {Float32Array} into
 * @param {Float32Array} from
 * @param {number} delay in samples
 * @param {number} wet
 * @param {number} decay
 */
function echo(into, from, delay, wet, decay) {
  const buffer = new Float32Array(delay);
  let damped = 0;
  for (let index = 0; index < from.length; index++) {
    const place = index % delay;
    const back = buffer[place] ?? 0;
    damped += 0.6 * (back - damped);
    buffer[place] = (from[index] ?? 0) + damped * decay;
    into[index] = (into[index] ?? 0) + back * wet;
  }
}
