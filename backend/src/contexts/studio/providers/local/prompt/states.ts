import { ARTICLES, tieAt } from './relations.js';

export interface State {
  readonly at: number;
  readonly word: string;
  readonly also?: number;
  readonly mark?: string;
}

const MARKS: Readonly<Record<string, string>> = {
  zzz: 'sleep,sleeping,asleep,napping,snoozing,snoring,hibernating,sleepy,tired',
  'anger-symbol': 'angry,mad,grumpy,furious,evil,mean',
  droplet: 'crying,weeping',
  'cloud-with-rain': 'sad,lonely,unhappy,melancholy,depressed',
  'musical-notes': 'singing,dancing,whistling',
  'red-exclamation-mark': 'scared,afraid,frightened,terrified,surprised,shocked',
  sparkles: 'happy,laughing,smiling,proud,cheerful',
  'thought-balloon': 'thinking,dreaming,pondering',
};

const FLYING: ReadonlySet<string> = new Set(['flying', 'levitating', 'hovering', 'floating']);

const LEAPING: ReadonlySet<string> = new Set(['jumping', 'leaping', 'hopping', 'soaring', 'flying']);

const marks: ReadonlyMap<string, string> = new Map(
  Object.entries(MARKS).flatMap(([mark, words]) => words.split(',').map((word) => [word, mark] as const)),
);

const LINKS: ReadonlySet<string> = new Set(['is', 'are', 'that', 'who', 'fast', 'sound', 'curled', 'up', 'lying']);

/**
 * Returns the state of a creature by the words right before or behind its name; undefined where they name none.
 *
 * @param length number of words in its name; 0 ignores the words behind it, which describe others as well
 */
export function stateAround(words: readonly string[], at: number, length: number): State | undefined {
  const place = tieAt(words, at);
  // In 'scared of a ghost', the state belongs to another creature than the ghost.
  const isOfAnother = words.slice(place + 1, at).some((word) => word === 'of' || ARTICLES.has(word));
  const before = isOfAnother ? undefined : stateAt(words, place);
  if (length === 0) return before;
  let end = at + length;
  while (LINKS.has(words[end] ?? '')) end += 1;
  const behind = stateAt(words, end);
  return before !== undefined && behind !== undefined ? { ...before, also: behind.at } : (before ?? behind);
}

export function flightBefore(words: readonly string[], at: number): State | undefined {
  const place = tieAt(words, at);
  const word = words[place] ?? '';
  return FLYING.has(word) && !words.slice(place + 1, at).some((one) => ARTICLES.has(one))
    ? { at: place, word }
    : undefined;
}

function stateAt(words: readonly string[], at: number): State | undefined {
  const word = words[at] ?? '';
  const mark = marks.get(word);
  if (mark !== undefined) return { at, word, mark };
  if (LEAPING.has(word) && words[at + 1] === 'over') return { at, word };
  // A creature that flies a kite stays on the ground.
  return FLYING.has(word) && !ARTICLES.has(words[at + 1] ?? '') ? { at, word } : undefined;
}
