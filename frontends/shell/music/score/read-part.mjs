import { pitch } from './pitch.mjs';

/**
 * One note: when it begins and how long it sounds, in beats; and its frequency in hertz.
 *
 * @typedef {{ at: number, length: number, hertz: number }} Note
 */

/**
 * Reads a part: notes such as `c5/1.5` one after the other, several at once joined by `+`, `-` for a rest. The number
 * is the length in beats, and stays until another is given; `|` marks the bars and is checked against `beatsPerBar`.
 *
 * @param {string} part
 * @param {number} beatsPerBar
 * @returns {{ notes: Note[], length: number }} `length` in beats
 * @throws when a note cannot be read, or a bar has too many or too few beats
 */
export function readPart(part, beatsPerBar) {
  /** @type {Note[]} */
  const notes = [];
  let at = 0;
  let length = 1;
  for (const bar of part.split('|').filter((text) => text.trim() !== '')) {
    const begin = at;
    for (const token of bar.trim().split(/\s+/)) {
      const [names = '', beats] = token.split('/');
      if (beats !== undefined) length = Number(beats);
      if (names !== '-') notes.push(...names.split('+').map((name) => ({ at, length, hertz: pitch(name) })));
      at += length;
    }
    if (Math.abs(at - begin - beatsPerBar) > 1e-6) throw new Error(`The bar "${bar.trim()}" has ${at - begin} beats`);
  }
  return { notes, length: at };
}
