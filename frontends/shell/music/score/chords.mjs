/** The notes of the chords that the tunes use, from the root upwards within easy reach of a left hand. */
const CHORDS = {
  C: 'c4 e4 g4',
  Cmaj7: 'b3 e4 g4',
  D: 'd4 f#4 a4',
  Dm: 'd4 f4 a4',
  Dm7: 'c4 f4 a4',
  D7: 'c4 f#4 a4',
  E7: 'b3 d4 g#4',
  Em: 'b3 e4 g4',
  Em7: 'b3 d4 g4',
  F: 'c4 f4 a4',
  Fmaj7: 'c4 e4 a4',
  Fm6: 'c4 d4 g#4',
  G: 'b3 d4 g4',
  G7: 'b3 f4 g4',
  Gm: 'bb3 d4 g4',
  A7: 'c#4 g4 a4',
  Am: 'c4 e4 a4',
  Am7: 'c4 g4 a4',
  Bb: 'bb3 d4 f4',
  Bbm: 'bb3 db4 f4',
  C7: 'bb3 e4 g4',
};

/** @typedef {keyof typeof CHORDS} Chord */

/**
 * The notes of a chord as a part writes them when they sound together.
 *
 * @param {string} name
 * @throws when it is no chord that is known here
 */
export const chord = (name) => notesOf(name).join('+');

/** @param {string} name */
export function notesOf(name) {
  if (!Object.hasOwn(CHORDS, name)) throw new Error(`The chord "${name}" is not known`);
  return CHORDS[/** @type {Chord} */ (name)].split(' ');
}

/**
 * The root of a chord in an octave.
 *
 * @param {string} name
 * @param {number} octave
 */
export const root = (name, octave) => `${(/^[A-G]b?/.exec(name)?.[0] ?? '').toLowerCase()}${octave}`;

/**
 * Writes a part by giving every chord of a progression to a pattern; two chords in one bar are joined by a comma.
 *
 * @param {string} progression chords of one bar each, such as `F | Em7,A7`
 * @param {(chord: string, share: number) => string} pattern `share` is 1 for a whole bar and 0.5 for half of one
 */
export const accompany = (progression, pattern) =>
  progression
    .split('|')
    .map((bar) => {
      const chords = bar.trim().split(',');
      return chords.map((name) => pattern(name, 1 / chords.length)).join(' ');
    })
    .join(' | ');
