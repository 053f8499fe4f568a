const STEPS = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const A4 = { midi: 69, hertz: 440 };

/**
 * The frequency of a note such as `a4`, `c#5` or `bb3`, in hertz.
 *
 * @param {string} note
 * @throws when it is no note
 */
export function pitch(note) {
  const [, letter, sign, octave] = /^([a-g])([#b]?)(\d)$/.exec(note) ?? [];
  if (letter === undefined || octave === undefined) throw new Error(`"${note}" is not a note`);
  const step = STEPS[/** @type {keyof typeof STEPS} */ (letter)] + (sign === '#' ? 1 : sign === 'b' ? -1 : 0);
  return A4.hertz * 2 ** ((12 * (Number(octave) + 1) + step - A4.midi) / 12);
}
