const ON_PLATES = /[A-Za-z\u00c0-\u0137\u0139-\u017e\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f]/;

const LETTER = /\p{L}/u;

export const isSpelledOnPlates = (name: string): boolean =>
  [...name.normalize('NFC')].every((letter) => !LETTER.test(letter) || ON_PLATES.test(letter));
