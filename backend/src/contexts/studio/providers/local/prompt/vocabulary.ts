import { mapValues } from 'es-toolkit';
import { sets } from '../sets.js';
import verbs from '../tables/verbs.json' with { type: 'json' };
import vocabulary from '../tables/vocabulary.json' with { type: 'json' };

export const { COLLECTIVES, FEATURES, WEAK } = sets;
const LINED = ['pixel', 'lineArt', 'sketch', 'blueprint', 'poster', 'comic'] as const;
const PAINTED = ['oil', 'watercolour', 'vintage', 'noir', 'neon', 'paperCut', 'crayon', 'chalkboard'] as const;
const CRAFTED = ['woodcut', 'stainedGlass', 'mosaic'] as const;
export const STYLES = [...LINED, ...PAINTED, ...CRAFTED] as const;
export type StyleName = (typeof STYLES)[number];
/** The words of each name of a type; those of `own` are the things that have a color anyway. */
export const vocabularyTerms = mapValues(vocabulary.meanings, (names) => new Map(Object.entries<string[]>(names)));
export const MARCEL_TERMS = 'marcel,dog,puppy,doggy,doggo';
export const OBJECTS_BEHIND: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(verbs.objectsBehind).map(([preposition, names]) => [preposition, new Set(names)]),
);
export const SHARED: ReadonlySet<string> = new Set(Object.keys(verbs.pairs));
