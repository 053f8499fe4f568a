import { tieAt } from './relations.js';

const SLEEP: ReadonlySet<string> = new Set('sleep,sleeping,asleep,napping,snoozing,snoring,hibernating'.split(','));

const LINKS: ReadonlySet<string> = new Set(['is', 'are', 'that', 'who', 'fast', 'sound', 'curled', 'up', 'lying']);

/**
 * The place of the word that says of a creature that it sleeps, right before what it is called or right behind it; undefined where
 * there is none.
 *
 * @param length how many words it is called by; 0 where what is told behind them is told of others as well
 */
export function sleepAround(words: readonly string[], at: number, length: number): number | undefined {
  const before = tieAt(words, at);
  if (SLEEP.has(words[before] ?? '')) return before;
  if (length === 0) return undefined;
  let behind = at + length;
  while (LINKS.has(words[behind] ?? '')) behind += 1;
  return SLEEP.has(words[behind] ?? '') ? behind : undefined;
}
