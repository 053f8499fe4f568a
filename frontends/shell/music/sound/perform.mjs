import { readPart } from '../score/read-part.mjs';
import { add, master, silence } from './mix.mjs';
import { RATE, samples } from './rate.mjs';
import { addRoom } from './room.mjs';
import { DRUMS } from './voices/drums.mjs';

/** @typedef {import('./voices/voice.d.ts').Voice} Voice */
/** @typedef {{ voice: Voice, notes: string, gain: number, pan?: number }} Part */
/**
 * `rhythm` gives every drum's strokes, one sign for each half beat, one bar after the other.
 *
 * @typedef {{ rhythm: string, gain: number }} Drums
 */
/**
 * @typedef {object} Tune
 * @property {string} name of its file
 * @property {number} beatsPerMinute
 * @property {number} beatsPerBar
 * @property {number} [swing] where the second half of a beat falls, from 0.5, straight
 * @property {{ wet: number, decay: number }} room
 * @property {Part[]} parts
 * @property {Drums[]} [drums]
 */

const TAIL_SECONDS = 2.5;

/**
 * Plays a tune from its score.
 *
 * @param {Tune} tune
 * @returns {import('./mix.mjs').Stereo}
 * @throws when its score cannot be read
 */
export function perform({ beatsPerMinute, beatsPerBar, swing = 0.5, room, parts, drums = [] }) {
  const beat = 60 / beatsPerMinute;
  const seconds = (/** @type {number} */ at) => (Math.floor(at) + swung(at % 1, swing)) * beat;
  const scores = parts.map((part) => ({ ...part, ...readPart(part.notes, beatsPerBar) }));
  const beats = Math.max(...scores.map(({ length }) => length));
  const mix = silence(samples(beats * beat + TAIL_SECONDS));
  for (const { notes, voice, gain, pan = 0 } of scores) {
    for (const { at, length, hertz } of notes) {
      const held = seconds(at + length) - seconds(at);
      add(mix, voice(hertz, held * 0.94), { at: samples(seconds(at)), gain, pan });
    }
  }
  for (const { rhythm, gain } of drums) {
    for (const [index, sign] of [...rhythm.replace(/[\s|]/g, '')].entries()) {
      const drum = DRUMS[sign];
      if (drum) add(mix, drum(), { at: samples(seconds(index / 2)), gain, pan: sign === 'h' ? 0.25 : 0 });
    }
  }
  addRoom(mix, room);
  master(mix, { peak: 0.89, fade: RATE });
  return mix;
}

/**
 * Where a part of a beat falls when its halves are not even.
 *
 * @param {number} part
 * @param {number} swing
 */
const swung = (part, swing) => (part < 0.5 ? part * 2 * swing : swing + (part - 0.5) * 2 * (1 - swing));
