import { pitch } from './pitch.mjs';
import { accompany, chord, root } from './chords.mjs';
import { readPart } from './read-part.mjs';

describe('a score', () => {
  it('names pitches', () => {
    expect(pitch('a4')).toBe(440);
    expect(pitch('a5')).toBe(880);
    expect(pitch('c4')).toBeCloseTo(261.63, 2);
    expect(pitch('c#5')).toBeCloseTo(pitch('db5'), 6);
    expect(() => pitch('h4')).toThrow('"h4" is not a note');
  });

  it('is read note by note; a length stays until another is given', () => {
    expect(readPart('a4/1 -/.5 a5 a4+a5/2 |', 4)).toEqual({
      notes: [
        { at: 0, length: 1, hertz: 440 },
        { at: 1.5, length: 0.5, hertz: 880 },
        { at: 2, length: 2, hertz: 440 },
        { at: 2, length: 2, hertz: 880 },
      ],
      length: 4,
    });
  });

  it('has bars of one length', () => {
    expect(() => readPart('a4/4 | a4/3', 4)).toThrow('The bar "a4/3" has 3 beats');
  });

  it('is written from chords', () => {
    const bars = accompany('F | Em7,A7', (name, share) => `${root(name, 2)}/${4 * share}`);
    expect(bars).toBe('f2/4 | e2/2 a2/2');
    expect(chord('F')).toBe('c4+f4+a4');
    expect(() => chord('H')).toThrow('The chord "H" is not known');
  });
});
