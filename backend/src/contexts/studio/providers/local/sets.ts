import { mapValues } from 'es-toolkit';
import tables from './tables/sets.json' with { type: 'json' };

export const toSet = (words: string): ReadonlySet<string> => new Set(words.split(','));
/** Returns the words of each set of the table. */
export const sets = mapValues(tables, toSet);
