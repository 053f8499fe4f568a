/** Words that children and speakers of other languages write so, though they are words or names somewhere. */
export const SPELLED_BY_EAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    elefant: 'elephant',
    elefante: 'elephant',
    elephent: 'elephant',
    pinguin: 'penguin',
    aligator: 'alligator',
    delfin: 'dolphin',
    tiga: 'tiger',
    zebre: 'zebra',
    savana: 'savanna',
    rino: 'rhino',
    hipo: 'hippo',
    fone: 'phone',
    kake: 'cake',
    kastle: 'castle',
    kat: 'cat',
    skool: 'school',
  }),
);

/** Letters that sound alike, made the same; one after the other. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/([rg])h/g, '$1'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/[aeou]r$/g, 'er'],
  [/(?<=..)e$/g, ''],
];

/** How a word sounds, roughly: an elefant sounds like an elephant. */
export const soundOf = (word: string): string =>
  ALIKE.reduce((sound, [letters, sameAs]) => sound.replaceAll(letters, sameAs), word);
