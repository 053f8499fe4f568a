import { createMp3Encoder } from 'wasm-media-encoders';
import { RATE } from './sound/rate.mjs';

/** Kilobits per second. */
const BITRATE = 80;

/**
 * Makes an MP3 of a mix.
 *
 * @param {import('./sound/mix.mjs').Stereo} mix
 * @returns {Promise<Buffer>}
 */
export async function encode({ left, right }) {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels: 2, bitrate: BITRATE });
  // The encoder writes into the same memory again: what it has given must be copied.
  const music = Buffer.from(encoder.encode([left, right]));
  return Buffer.concat([music, encoder.finalize()]);
}
